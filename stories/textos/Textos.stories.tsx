/** Every word that the shop says, to be checked by whoever answers for it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stack } from "#ds";
import { rows } from "./catalogue";
import { Balance, Catalogue, Errors, Misprints } from "./Textos";

const meta = {
  title: "Textos",
  component: Catalogue,
  args: { rows },
  tags: ["!autodocs"],
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Catálogo",
  play: async ({ canvas, step, userEvent }) => {
    const search = canvas.getByLabelText("Buscar");
    const count = canvas.getByText(/ textos$/);
    const all = rows.length;
    await step("every sentence is there", async () => {
      await expect(count).toHaveTextContent(`${all} de ${all} textos`);
    });
    await step("[PLAY-03] typing without accents narrows to what says it", async () => {
      await userEvent.type(search, "numeros completar");
      await expect(count).toHaveTextContent(`1 de ${all} textos`);
      await expect(canvas.getByText("Debes completar los 4 números")).toBeVisible();
      await userEvent.clear(search);
      await userEvent.type(search, "serie ingresada");
      await expect(count).toHaveTextContent(`3 de ${all} textos`);
      await expect(canvas.getAllByText("La serie ingresada no se encuentra disponible")).toHaveLength(3);
      await userEvent.clear(search);
    });
    await step("[CART-05] a requirement finds its sentences", async () => {
      await userEvent.type(search, "CART-05");
      await expect(canvas.getByText("Este movimiento no podrá deshacerse")).toBeVisible();
      await userEvent.clear(search);
    });
    await step("screen and state filter together", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("Pantalla"), "Juego");
      await userEvent.selectOptions(canvas.getByLabelText("Estado"), "Errata");
      await expect(count).toHaveTextContent(`2 de ${all} textos`);
      await expect(canvas.getByText(/^Actualmente no existe fracciones/)).toBeVisible();
    });
    await step("nothing found is said, with a way back", async () => {
      await userEvent.type(search, "no hay tal cosa");
      await expect(canvas.getByText("Ningún texto dice eso")).toBeVisible();
      await userEvent.click(canvas.getByText("Ver todos los textos"));
      await expect(count).toHaveTextContent(`${all} de ${all} textos`);
    });
  },
};

export const Linked: Story = {
  name: "Enlace a un texto",
  args: { rows: rows.filter(({ key }) => key.startsWith("play.number.")) },
  play: async ({ canvas, step, userEvent }) => {
    await step("pressing a key puts it into the address", async () => {
      await userEvent.click(canvas.getByRole("link", { name: /^play\.number\.incomplete/ }));
      await expect(window.location.hash).toBe("#play.number.incomplete");
    });
  },
};

export const Failures: Story = {
  name: "Errores",
  render: () => (
    <Stack gap="l">
      <Balance />
      <Errors />
    </Stack>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const rowOf = (text: RegExp) => within(canvas.getByText(text).closest("tr")!);
    await step("[CART-05] a sentence of the source, its place in the code and how they stand", async () => {
      const row = rowOf(/eliminar el producto del carrito de compras/);
      await expect(row.getByText("cart.confirm.question")).toBeVisible();
      await expect(row.getByText("Igual")).toBeVisible();
    });
    await step("those without a screen can be seen alone", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("En el código"), "unbuilt");
      await expect(rowOf(/Su mensaje ha sido registrado exitosamente/).getByText("Aún sin pantalla")).toBeVisible();
      await expect(canvas.queryByText("Igual")).not.toBeInTheDocument();
    });
  },
};

export const Typos: Story = {
  name: "Erratas",
  render: () => <Misprints />,
  play: async ({ canvas, step }) => {
    await step("[PTS-01] a misprint is shown as written, beside what it probably should say", async () => {
      const row = within(canvas.getByText("progama").closest("tr")!);
      await expect(row.getByText("programa")).toBeVisible();
    });
  },
};
