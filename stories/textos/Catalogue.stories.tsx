/** Every word that the shop says, to be checked by whoever answers for it. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { rows } from "./catalogue";
import { Catalogue } from "./Textos";

const meta = {
  title: "Textos/Catálogo",
  component: Catalogue,
  args: { rows },
  tags: ["!autodocs"],
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To be read: no steps run here, so that a link to a sentence finds it. */
export const Default: Story = {
  name: "Catálogo",
  render: (args, { globals }) => <Catalogue {...args} marked={String(globals["texto"] ?? "")} />,
};

export const Searching: Story = {
  name: "Buscar y filtrar",
  play: async ({ canvas, step, userEvent }) => {
    const search = canvas.getByLabelText("Buscar");
    const count = canvas.getByText(/ textos$/);
    const all = rows.length;
    await step("every sentence is there", async () => {
      await expect(count).toHaveTextContent(`${all} de ${all} textos`);
    });
    await step("typing without accents narrows to what says it", async () => {
      await userEvent.type(search, "numeros completar");
      await expect(count).toHaveTextContent(`1 de ${all} textos`);
      await expect(canvas.getByText("Debes completar los 4 números")).toBeVisible();
      await userEvent.clear(search);
      await userEvent.type(search, "serie ingresada");
      await expect(count).toHaveTextContent(`3 de ${all} textos`);
      await expect(canvas.getAllByText("La serie ingresada no se encuentra disponible")).toHaveLength(3);
      await userEvent.clear(search);
    });
    await step("a requirement finds its sentences", async () => {
      await userEvent.type(search, "CART-05");
      await expect(canvas.getByText("Este movimiento no podrá deshacerse")).toBeVisible();
      await userEvent.clear(search);
    });
    await step("a sentence is found by its large words where the small ones are others", async () => {
      await userEvent.type(search, "sin conexion");
      await expect(canvas.getByText("No hay conexión")).toBeVisible();
      await userEvent.clear(search);
    });
    await step("screen and state filter together", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("Pantalla"), "Juego");
      await userEvent.selectOptions(canvas.getByLabelText("Estado"), "Errata");
      await expect(count).toHaveTextContent(`1 de ${all} textos`);
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
    await step("a text leads to the stories where it is seen, with itself to be marked there", async () => {
      const row = within(canvas.getByText("Debes completar los 4 números").closest("tr")!);
      const [story] = row.getAllByRole("link", { name: /^Juego · / });
      await expect(story).toHaveAttribute(
        "href",
        expect.stringMatching(/^\.\/\?path=\/story\/pantallas-juego--[\w-]+&globals=texto:play--number--incomplete$/),
      );
    });
  },
};
