/** Topping up a phone: the form in its states. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import TopUp, { type loader } from "#src/screens/Recharges/TopUp.tsx";
import { person, problems } from "../fixtures/draws";
import { operatorRadio, operators } from "../fixtures/recharges";
import { shown } from "../fixtures/shown";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;
const ready: Data = { operators: success([...operators]), text: null };
const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/recargas/celular", screen: TopUp, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Recargas: celular",
  component: Scene,
  parameters: wholePage,
  args: { at: "/recargas/celular", pages: show(ready) },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por llenar",
  tags: ["RCG-02"],
  play: async ({ canvas, step, userEvent }) => {
    const button = await canvas.findByText("Añadir al carrito");
    const add = button.closest("button")!;
    await step("[RCG-02] nothing can be added yet, and the button says why", async () => {
      await waitFor(() => expect(add).toBeEnabled());
      await expect(add).toHaveAttribute("aria-disabled", "true");
      await expect(add).toHaveAccessibleDescription("Escribe cuánto quieres recargar");
    });
    await step("the box opens the terms and the policy beside what was typed", async () => {
      const box = within(canvas.getByRole("checkbox").closest("label")!);
      const [terms, privacy] = box.getAllByRole("link");
      await expect(terms).toHaveAttribute("href", "/terminos-y-condiciones");
      await expect(privacy).toHaveAttribute("href", "/politicas-privacidad");
      await expect(terms).toHaveAttribute("target", "_blank");
    });
    await step("[RCG-02] an operator tells how much it takes", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Virgin Mobile" }));
      await shown(canvas.getByText("Virgin Mobile recibe entre $2.000 y $100.000."));
    });
  },
};

const fill: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /Número de celular/ }), "+57 300 412 7788");
  await userEvent.click(await operatorRadio(canvas, "Claro"));
  await userEvent.click(canvas.getByRole("button", { name: "$10.000" }));
};

export const BoxMissing: Story = {
  name: "Falta aceptar",
  tags: ["RCG-02"],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await fill(context);
    const add = canvas.getByRole("button", { name: "Añadir al carrito" });
    await step("[RCG-02] without the box it cannot be added, and a press leads there", async () => {
      await expect(canvas.getByRole("textbox", { name: /Número de celular/ })).toHaveValue("300 412 7788");
      await expect(add).toHaveAttribute("aria-disabled", "true");
      await expect(add).toHaveAccessibleDescription("Acepta los términos y la política para añadirla al carrito.");
      await userEvent.click(add);
      await waitFor(() => expect(canvas.getByRole("checkbox")).toHaveFocus());
    });
  },
};

export const OutOfRange: Story = {
  name: "Valor fuera de rango",
  tags: ["RCG-02"],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await fill(context);
    const amount = canvas.getByRole("textbox", { name: /Valor/ });
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.clear(amount);
    await userEvent.type(amount, "500");
    await userEvent.tab();
    await step("[RCG-02] the field says the operator's least, and the bar the same; nothing can be added", async () => {
      await shown(await canvas.findByText("El valor ingresado debe ser mayor o igual a $1.000"));
      await shown(canvas.getByText("Sube el valor a $1.000 o más", { selector: "p" }));
      const add = canvas.getByText("Añadir al carrito").closest("button")!;
      await expect(add).toHaveAttribute("aria-disabled", "true");
      add.click();
      await waitFor(() => expect(amount).toHaveFocus());
    });
    await step("[RCG-02] another operator has another range, and the amount is looked at again", async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, "1500");
      await waitFor(() => expect(canvas.queryByText(/^El valor ingresado/)).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole("radio", { name: "Virgin Mobile" }));
      await shown(await canvas.findByText("El valor ingresado debe ser mayor o igual a $2.000"));
    });
  },
};

export const Added: Story = {
  name: "Añadida",
  tags: ["CART-08", "RCG-02"],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole("checkbox"));
    const phone = canvas.getByRole("textbox", { name: /Número de celular/ });
    const refusal = "Escribe un celular de Colombia: 10 dígitos y el primero es 3";
    await step("[RCG-02] a number that is none is told at its field, and nothing is added", async () => {
      await userEvent.clear(phone);
      await userEvent.type(phone, "6014127788");
      // On a phone the bar has no button while a field has the focus: what sends it there is the keyboard.
      canvas.getByText("Añadir al carrito").closest("button")!.click();
      await shown(await canvas.findByText(refusal));
      await waitFor(() => expect(phone).toHaveFocus());
      await expect(canvas.getByRole("link", { name: "Carrito, 0 productos" })).toBeVisible();
      await userEvent.clear(phone);
      await userEvent.type(phone, "+57 300 412 7788");
      await waitFor(() => expect(canvas.queryByText(refusal)).not.toBeInTheDocument());
      phone.blur();
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Añadir al carrito" }));
    await step(
      "[CART-08] what was added is said, with the way to the cart; the form is empty for another",
      async () => {
        await shown(await canvas.findByText("Añadido: $10.000 para 300 412 7788"));
        await expect(canvas.getByRole("link", { name: "Ver carrito" })).toHaveAttribute("href", "/carrito");
        await expect(canvas.getByRole("textbox", { name: /Número de celular/ })).toHaveValue("");
        await expect(canvas.getByRole("checkbox")).not.toBeChecked();
        await expect(canvas.getByRole("link", { name: "Carrito, 1 producto" })).toBeVisible();
      },
    );
  },
};

export const NotKept: Story = {
  name: "No se pudo guardar",
  args: { person, backend: { addLines: () => Promise.resolve(failure(problems.malformed)) } },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Añadir al carrito" }));
    await step("what failed is said where the button is, and what was typed stays", async () => {
      await shown(await canvas.findByText("Ocurrió un error al momento de guardar el carrito de compras"));
      await expect(canvas.getByRole("textbox", { name: /Número de celular/ })).toHaveValue("300 412 7788");
    });
  },
};

export const Empty: Story = {
  name: "Sin operadores",
  args: { pages: show({ operators: success([]), text: null }) },
};

export const Failed: Story = {
  name: "Con problema",
  args: { pages: show({ operators: failure(problems.malformed), text: null }, ready) },
  play: async ({ canvas, step, userEvent }) => {
    await step("says what failed, and reads again when asked to", async () => {
      await shown(await canvas.findByText("Ocurrió un error al momento de traer el listado de operadores"));
    });
    await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
    await expect(await operatorRadio(canvas, "Claro")).toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: "Cargando",
  args: { pages: show({ operators: failure(problems.malformed), text: null }, "pending") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reintentar" }));
    await shown(await canvas.findByText("Cargando los operadores"));
  },
};
