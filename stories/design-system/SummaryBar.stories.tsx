/** The sum and the one action of a screen; at the thumb on a phone. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Notice, Page, Stack, SummaryBar } from "#ds";

const meta = {
  title: "Billete/Barra de resumen (SummaryBar)",
  id: "billete-summarybar",
  component: SummaryBar,
  args: {
    title: "Valor",
    amount: "$12.000",
    detail: "2 fracciones · 1234-042",
    action: <Button isFullWidth>Añadir al carrito</Button>,
  },
} satisfies Meta<typeof SummaryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  parameters: { isFramed: false },
  // It reaches to the edges of the page's column, whose sides grow with the text.
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step("the value is said when it changes", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("$12.000");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="xl">
      <SummaryBar {...args} />
      <SummaryBar
        {...args}
        title="Total con cupón"
        parts={[
          { label: "Total sin descuento", value: "$18.000" },
          { label: "Descuento", value: "-$1.800" },
        ]}
        amount="$16.200"
      />
      <SummaryBar {...args} title="Total" amount="$118.000" detail={undefined}>
        <Notice tone="warning">El total cambió: ahora son $118.000.</Notice>
      </SummaryBar>
    </Stack>
  ),
};
