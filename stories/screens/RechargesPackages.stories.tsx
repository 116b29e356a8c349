/** Buying a package: the page in its states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { failure, success } from "#api/result";
import Packages, { type loader } from "#src/screens/Recharges/Packages.tsx";
import { problems } from "../fixtures/draws";
import { claro, operatorRadio, operators, packages } from "../fixtures/recharges";
import { shown } from "../fixtures/shown";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;
const sellers = operators.filter(({ hasPackages }) => hasPackages);
const before: Data = { operators: success([...sellers]), text: null, operator: null, packages: null };
const ready: Data = { ...before, operator: claro, packages: success([...packages]) };
const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/recargas/paquetes", screen: Packages, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Recargas: paquetes",
  component: Scene,
  parameters: wholePage,
  args: { at: "/recargas/paquetes?operador=101", pages: show(ready) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Con paquetes",
  play: async ({ canvas, step }) => {
    await step("each package is told by its days, what it holds and its price", async () => {
      await expect(await canvas.findByRole("radio", { name: "7 días Todo incluido 2 GB $10.000" })).toBeInTheDocument();
    });
    await step("one that tells no days is shown as its operator writes it", async () => {
      await expect(
        canvas.getByRole("radio", { name: "CLA Minutos ilimitados a todo destino nacional $35.000" }),
      ).toBeInTheDocument();
    });
  },
};

export const BeforeOperator: Story = {
  name: "Sin operador",
  tags: ["RCG-03"],
  args: { at: "/recargas/paquetes", pages: show(before, ready) },
  play: async ({ canvas, step, userEvent }) => {
    await step("[RCG-03] without an operator it says what comes first", async () => {
      await shown(
        await canvas.findByText("Primero debes seleccionar un operador para poder escoger tu paquete de recarga"),
      );
    });
    await step("[RCG-03] a chosen operator brings its packages, what was typed stays", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: /Número de celular/ }), "3004127788");
      await userEvent.click(await operatorRadio(canvas, "Claro"));
      await shown(await canvas.findByRole("group", { name: "Paquetes de Claro" }));
      await expect(canvas.getByRole("textbox", { name: /Número de celular/ })).toHaveValue("300 412 7788");
    });
  },
};

export const NoneChosen: Story = {
  name: "Falta el paquete",
  tags: ["RCG-03"],
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox"));
    await userEvent.type(canvas.getByRole("textbox", { name: /Número de celular/ }), "3004127788");
    await step("[RCG-03] sent without a package, it says so at the packages", async () => {
      // On a phone the bar has no button yet: what sends it there is the keyboard.
      canvas.getByText("Añadir al carrito").closest("button")!.click();
      await shown(
        await canvas.findByText("Debes seleccionar por lo menos un paquete para poder añadirlo al carrito de compras"),
      );
      await expect(canvas.getByRole("radio", { name: /^1 día/ })).toHaveFocus();
    });
  },
};

export const Added: Story = {
  name: "Añadido",
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^7 días/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /Número de celular/ }), "300 412 7788");
    await userEvent.click(canvas.getByRole("checkbox"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Añadir al carrito" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Añadir al carrito" }));
    await step("what was added is said, with the way to the cart", async () => {
      await shown(await canvas.findByText("Añadido: $10.000 para 300 412 7788"));
      await expect(canvas.getByRole("link", { name: "Ver carrito" })).toHaveAttribute("href", "/carrito");
    });
  },
};

export const Empty: Story = {
  name: "Operador sin paquetes",
  args: { pages: show({ ...ready, packages: success([]) }) },
};

export const Failed: Story = {
  name: "Con problema",
  tags: ["RCG-03"],
  args: { pages: show({ ...ready, packages: failure(problems.malformed) }, ready) },
  play: async ({ canvas, step, userEvent }) => {
    await step("[RCG-03] a list that cannot be had is told so, and read again when asked to", async () => {
      await shown(await canvas.findByText("Ocurrió un error al momento de traer el listado de paquetes disponibles"));
    });
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await shown(await canvas.findByRole("group", { name: "Paquetes de Claro" }));
  },
};

export const Loading: Story = {
  name: "Cargando",
  args: { at: "/recargas/paquetes", pages: show(before, "pending") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await operatorRadio(canvas, "Claro"));
    await shown(await canvas.findByText("Cargando los paquetes"));
  },
};
