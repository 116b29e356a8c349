/** The slim ticket of lists. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge, Button, Digits, Stack, TextLink, TicketRow } from "#ds";

const meta = {
  title: "Billete/Renglón de billete (TicketRow)",
  id: "billete-ticketrow",
  component: TicketRow,
  args: {
    accent: "magenta",
    stub: { abbreviation: "RIS" },
    title: "Lotería de Risaralda",
    figure: "$2.333",
    unit: "millones",
    facts: [<strong key="1">Fracción $4.000</strong>, "3 fracciones", "Billete $12.000"],
    children: "Las ventas cierran a las 10:30 p. m. del 20 de noviembre",
    link: { href: "#jugar", label: "Jugar, Lotería de Risaralda", onPress: fn((event) => event.preventDefault()) },
    action: "Jugar",
  },
} satisfies Meta<typeof TicketRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const plan = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const Default: Story = {
  name: "Por defecto",
  args: {
    extra: (
      <>
        <Digits label="Tu número favorito" digits="4827" accent="magenta" />
        <TextLink href="#plan" ariaLabel="Plan de premios, Lotería de Risaralda" onPress={plan} isRoomy>
          Plan de premios
        </TextLink>
      </>
    ),
  },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step("the whole row is its link", async () => {
      const { left, top, height } = canvas.getByRole("heading").getBoundingClientRect();
      const hit = canvasElement.ownerDocument.elementFromPoint(left + 4, top + height / 2);
      await expect(hit).toBe(canvas.getByRole("link", { name: "Jugar, Lotería de Risaralda" }));
      await userEvent.click(hit!);
      await expect(args.link!.onPress).toHaveBeenCalledOnce();
    });
    await step("what stands over the link is pressed on its own", async () => {
      const link = canvas.getByRole("link", { name: "Plan de premios, Lotería de Risaralda" });
      const { left, top, height, width } = link.getBoundingClientRect();
      await expect(canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
      await expect(height).toBeGreaterThanOrEqual(24);
    });
  },
};

export const Purchase: Story = {
  name: "De una compra",
  args: {
    accent: "esmeralda",
    stub: { day: "20", month: "nov" },
    title: "Lotería de Medellín y 1 más",
    aside: "$22.000",
    figure: "1234 · 042",
    unit: "2 fracciones",
    facts: [],
    children: <Badge tone="warning">Pendiente</Badge>,
    action: undefined,
    link: { href: "#compra", label: "Ver la compra PM-20261120-7F3K" },
    foot: <Button isFullWidth>Continuar el pago</Button>,
  },
};

export const Over: Story = {
  name: "Cerrado",
  args: { isOver: true, link: undefined, children: "Sorteo cerrado" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sorteo cerrado")).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  tags: ["!autodocs"],
  render: (args) => (
    <Stack gap="s">
      <TicketRow {...args} />
      <TicketRow {...args} {...Purchase.args} />
      <TicketRow {...args} {...Over.args} />
      <TicketRow {...args} title="Sorteo Extraordinario de la Lotería de Cundinamarca y Norte de Santander" />
    </Stack>
  ),
};
