/** The page's column. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "#ds";
import { box } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Disposición/Página (Page)",
  id: "disposición-page",
  component: Page,
  parameters: { isFramed: false },
  args: { children: box("Contenido") },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Por defecto" };

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <>
      {(["wide", "reading", "form"] as const).map((width) => (
        <Page key={width} width={width} isPadded={width !== "form"}>
          {box(width)}
        </Page>
      ))}
    </>
  ),
};
