/** Content beside a narrow aside that stays in view. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Page, Panel, Split, Stack, SummaryBar } from "#ds";
import { box } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Disposición/Contenido y costado (Split)",
  id: "disposición-split",
  component: Split,
  parameters: { isFramed: false },
  args: { main: null, aside: null },
  render: () => (
    <>
      <Page>
        <Split
          main={
            <Stack>
              <Panel title="Tu número" description="Escribe las 4 cifras o deja que la suerte escoja.">
                {box("Contenido")}
              </Panel>
              <Panel title="Serie">{box("Contenido")}</Panel>
            </Stack>
          }
          aside={
            <SummaryBar
              title="Valor"
              amount="$12.000"
              detail="2 fracciones · 1234-042"
              action={<Button isFullWidth>Añadir al carrito</Button>}
            />
          }
        />
      </Page>
      <footer data-testid="after" />
    </>
  ),
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  globals: { viewport: { value: "telefono" } },
  play: async ({ canvas, step }) => {
    await step("on a phone the bar is the last of the page: no empty room below it", async () => {
      const bar = canvas.getByRole("region", { name: "Valor" });
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(bar.closest("section")!.getBoundingClientRect().bottom).toBeCloseTo(
        canvas.getByTestId("after").getBoundingClientRect().top,
        0,
      );
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras" };
