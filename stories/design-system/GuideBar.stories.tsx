/** The bar that leads through a play: one line, a sum to pay, what was added. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button, ButtonLink, GuideBar, Notice, Stack, TextField } from "#ds";
import { below } from "#ds/tokens/breakpoints.ts";

const meta = {
  title: "Billete/Barra guía (GuideBar)",
  id: "billete-guidebar",
  component: GuideBar,
  args: {
    title: "Tu jugada",
    steps: ["current", "missing", "missing"],
    face: "line",
    message: "7777 agotado: prueba 7778",
    amountLabel: "Valor",
    amount: "$0",
    action: <Button isFullWidth>Añadir al carrito</Button>,
    advance: { label: "Usar 7778", onPress: fn() },
  },
} satisfies Meta<typeof GuideBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the bar is at the thumb; from 900 px it is a card. */
const isAtTheThumb = () => window.matchMedia(below.desktop).matches;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the next step is said in one line", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("7777 agotado: prueba 7778");
    });
    if (!isAtTheThumb()) return;
    await step("a phone's line is 48 px under its edge, with the button that makes the step and no other", async () => {
      await expect(canvas.getByRole("region", { name: "Tu jugada" }).clientHeight).toBeLessThanOrEqual(52);
      await expect(canvas.getAllByRole("button")).toHaveLength(1);
      await userEvent.click(canvas.getByRole("button", { name: "Usar 7778" }));
      await expect(args.advance!.onPress).toHaveBeenCalledOnce();
    });
  },
};

export const ToPay: Story = {
  name: "Lista para añadir",
  args: {
    steps: ["done", "done", "done"],
    face: "pay",
    detail: "2 fracciones · 1234-042",
    amount: "$12.000",
    facts: [
      { label: "Número", value: "1234" },
      { label: "Serie", value: "042" },
    ],
  },
  play: async ({ canvas, step }) => {
    await step("the sum is said when it changes, and the action stands beside it", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("$12.000");
      await expect(canvas.getByRole("button", { name: "Añadir al carrito" })).toBeVisible();
    });
    if (!isAtTheThumb()) return;
    await step("it takes about 72 px", async () => {
      await expect(canvas.getByRole("region", { name: "Tu jugada" }).clientHeight).toBeLessThanOrEqual(80);
    });
  },
};

export const WhileWriting: Story = {
  name: "Mientras se escribe",
  args: ToPay.args!,
  render: (args) => (
    <main>
      <Stack>
        <TextField label="Otra serie" value="" onChange={() => undefined} />
        <GuideBar {...args} />
      </Stack>
    </main>
  ),
  play: async ({ canvas, step, userEvent }) => {
    if (!isAtTheThumb()) return;
    await step("while somebody writes the keyboard has the room: one line", async () => {
      await userEvent.click(canvas.getByRole("textbox"));
      await expect(canvas.queryByRole("button", { name: "Añadir al carrito" })).toBeNull();
      await expect(canvas.getByRole("region", { name: "Tu jugada" }).clientHeight).toBeLessThanOrEqual(60);
    });
    await step("and the action is back when the writing is done", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Añadir al carrito" })).toBeVisible();
    });
  },
};

export const Added: Story = {
  name: "Añadido",
  args: {
    face: "done",
    message: "Añadido: 1234-042",
    detail: "2 fracciones, $12.000",
    action: (
      <ButtonLink href="#carrito" isFullWidth>
        Ver carrito
      </ButtonLink>
    ),
  },
  play: async ({ canvas, step }) => {
    await step("what was added is said, with the way to the cart", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("Añadido: 1234-042 2 fracciones, $12.000");
      await expect(canvas.getByRole("link", { name: "Ver carrito" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="xl">
      <GuideBar {...args} title="Faltan cifras" message="Faltan 2 cifras" advance={undefined} />
      <GuideBar {...args} title="Agotado" />
      <GuideBar
        {...args}
        title="Series"
        steps={["done", "current", "missing"]}
        message="10 series libres: elige una"
        advance={{ label: "Ver las series", isArrow: true, onPress: () => undefined }}
      />
      <GuideBar {...args} {...ToPay.args} title="Por pagar">
        <Notice tone="warning">Ya tienes todas las fracciones de este billete en el carrito.</Notice>
      </GuideBar>
      <GuideBar {...args} {...Added.args} title="Añadido" />
    </Stack>
  ),
};
