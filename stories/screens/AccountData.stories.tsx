/** The account's data: what is known, what is changed, what is refused; the sessions, and the way out. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { failure, success } from "#api/result";
import Account, { type loader } from "#src/screens/Account/Account.tsx";
import { refused } from "../../tests/models/fakeEnv";
import { incompleteProfile, openSessions, profile } from "../fixtures/account";
import { person, problems } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const ready: Data = { needsBirthDate: false, profile: success(profile), sessions: success([...openSessions]) };
const updateProfile = fn(({ email }: { email: string }) =>
  success({ pendingEmail: email === profile.email ? null : email }),
);
const closeOtherSessions = fn(() => success(2));
const show = (data: Data, next?: Data | "pending") => ({
  at: data.needsBirthDate ? "/mi-cuenta/datos?falta=nacimiento" : "/mi-cuenta/datos",
  pages: [page<typeof loader>({ route: "/mi-cuenta/:tab?", screen: Account, data, ...(next && { next }) })],
  backend: { updateProfile, closeOtherSessions },
  person,
});

const meta = {
  title: "Pantallas/Mi cuenta/Datos",
  component: Scene,
  parameters: wholePage,
  args: show(ready),
  beforeEach: () => {
    updateProfile.mockClear();
    closeOtherSessions.mockClear();
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const save = ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) =>
  userEvent.click(canvas.getByRole("button", { name: "Actualizar Datos" }));
const retype = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">, label: string, text: string) => {
  const field = canvas.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};

export const Default: Story = {
  name: "Lista",
  tags: ["ACC-02"],
  play: async ({ canvas, step, userEvent }) => {
    await step("five parts, each with its address; this one is told", async () => {
      const parts = within(canvas.getByRole("navigation", { name: "Partes de tu cuenta" }));
      await expect(parts.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/mi-cuenta/datos",
        "/mi-cuenta/cambiar-contrasena",
        "/mi-cuenta/historial",
        "/mi-cuenta/pago-premios",
        "/mi-cuenta/juego-en-calma",
      ]);
      await expect(parts.getByRole("link", { current: "page", name: "Datos" })).toBeVisible();
    });
    await step("[ACC-02] registration's fields with what is known; document and balance only to be read", async () => {
      await expect(canvas.getByText("CC 52847193")).toBeVisible();
      await expect(canvas.getByText("$45.000")).toBeVisible();
      await expect(canvas.getByLabelText("Nombres")).toHaveValue("MARTA LUCÍA");
      await expect(canvas.getByLabelText("Apellidos")).toHaveValue("RESTREPO GÓMEZ");
      await expect(canvas.getByLabelText("Confirmar correo electrónico")).toHaveValue("marta@ejemplo.co");
      await expect(canvas.getByLabelText("Celular")).toHaveValue("300 412 7788");
      const born = within(canvas.getByRole("group", { name: "Fecha de nacimiento" }));
      await expect(born.getByLabelText("Año")).toHaveValue("1984");
      await expect(within(canvas.getByRole("form")).queryByLabelText(/Contraseña|Género|documento/i)).toBeNull();
    });
    await step("the fiscal responsibility folds under one line; another one clears the first", async () => {
      await userEvent.click(canvas.getByText("Responsabilidad fiscal", { selector: "h3" }));
      await userEvent.click(await canvas.findByLabelText("O-47, régimen simple"));
      await expect(canvas.getByLabelText("R-99-PN, No responsable")).not.toBeChecked();
      await userEvent.click(canvas.getByLabelText("O-47, régimen simple"));
      await expect(canvas.getByLabelText("R-99-PN, No responsable")).toBeChecked();
      await userEvent.click(canvas.getByText("Responsabilidad fiscal", { selector: "h3" }));
    });
    await step("the file with what is kept, and the way out", async () => {
      await expect(canvas.getByRole("link", { name: "Descargar mis datos" })).toHaveAttribute(
        "href",
        "/api/tienda/mis-datos",
      );
      await expect(canvas.getByRole("link", { name: "Eliminar mi cuenta" })).toHaveAttribute(
        "href",
        "/eliminar-cuenta",
      );
    });
  },
};

export const Saved: Story = {
  name: "Actualizados",
  tags: ["ACC-02"],
  args: show(ready, {
    ...ready,
    profile: success({ ...profile, names: "MARTA INÉS", pendingEmail: "marta@nuevo.example" }),
  }),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await retype(context, "Nombres", "marta  inés");
    await retype(context, "Correo electrónico", "marta@nuevo.example");
    await retype(context, "Confirmar correo electrónico", "marta@nuevo.example");
    await step("a name is written as it is kept", async () => {
      await expect(canvas.getByLabelText("Nombres")).toHaveValue("MARTA INÉS");
    });
    await userEvent.tab();
    await save(context);
    await step("[ACC-02] the source's words, read first; the address that waits is named", async () => {
      const said = await canvas.findByText("Tu información ha sido actualizada exitosamente");
      await waitFor(() => {
        expect(document.activeElement).not.toBe(document.body);
        expect(document.activeElement).toContainElement(said);
      });
      await expect(await canvas.findByText("Falta confirmar marta@nuevo.example")).toBeVisible();
      await expect(canvas.getByText(/Hasta entonces seguimos escribiendo a marta@ejemplo\.co/)).toBeVisible();
      await expect(updateProfile).toHaveBeenCalledWith(
        expect.objectContaining({ names: "MARTA INÉS", email: "marta@nuevo.example", birthDate: "1984-03-11" }),
      );
    });
    await step("the form shows what the account has now", async () => {
      await expect(canvas.getByLabelText("Nombres")).toHaveValue("MARTA INÉS");
      await expect(canvas.getByLabelText("Correo electrónico")).toHaveValue("marta@ejemplo.co");
    });
  },
};

export const Faults: Story = {
  name: "Con faltas",
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await retype(context, "Nombres", "Prueba");
    await retype(context, "Correo electrónico", "marta@otro.example");
    await retype(context, "Celular", "30041277");
    await userEvent.selectOptions(
      within(canvas.getByRole("group", { name: "Fecha de expedición" })).getByLabelText("Mes"),
      "",
    );
    await save(context);
    await step("each field says its rule, and above them stands how many there are", async () => {
      await expect(await canvas.findByText("Falta corregir 4 datos:")).toBeVisible();
      for (const words of [
        "Este dato es inválido",
        "Este campo es requerido",
        "Los correos deben coincidir",
        "El número de celular debe tener 10 dígitos",
      ])
        await expect(canvas.getByText(words)).toBeVisible();
      await expect(canvas.getByLabelText("Nombres")).toHaveFocus();
      await expect(updateProfile).not.toHaveBeenCalled();
    });
    await step("of an address and its repetition, whichever is mended", async () => {
      await retype(context, "Correo electrónico", "marta@ejemplo.co");
      await waitFor(() => expect(canvas.queryByText("Los correos deben coincidir")).not.toBeInTheDocument());
    });
    await step("the summary leads to a field", async () => {
      const summary = within(canvas.getByRole("alert"));
      await userEvent.click(summary.getByRole("link", { name: "Celular" }));
      await expect(canvas.getByLabelText("Celular")).toHaveFocus();
      await userEvent.click(summary.getByRole("link", { name: "Fecha de expedición" }));
      await expect(
        within(canvas.getByRole("group", { name: "Fecha de expedición" })).getByLabelText("Mes"),
      ).toHaveFocus();
    });
  },
};

export const RefusedField: Story = {
  name: "Rechazados por el servidor",
  args: {
    backend: {
      updateProfile: () =>
        failure(
          refused(400, "INVALID_FIELDS", "Hay datos que debemos revisar.", {
            "user.email": "Debes ingresar un correo electrónico válido",
          }),
        ),
    },
  },
  play: async (context) => {
    const { canvas, step } = context;
    await retype(context, "Dirección", "Carrera 7 n.º 12-34, Bogotá");
    await save(context);
    await step("the field says the server's words and has the focus; what was typed stays", async () => {
      await expect(await canvas.findByText("Debes ingresar un correo electrónico válido")).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText("Correo electrónico")).toHaveFocus());
      await expect(canvas.getByLabelText("Dirección")).toHaveValue("Carrera 7 n.º 12-34, Bogotá");
    });
  },
};

export const Failed: Story = {
  name: "No se pudo actualizar",
  tags: ["REG-06"],
  args: { backend: { updateProfile: () => failure(problems.server) } },
  play: async (context) => {
    await save(context);
    await context.step("[REG-06] the source's words, which it uses here too", async () => {
      await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
        "Ocurrió un error al momento de Crear la cuenta. Inténtalo nuevamente o contáctanos para reportar tu problema.",
      );
    });
  },
};

export const Saving: Story = {
  name: "Actualizando",
  args: { backend: { updateProfile: () => new Promise(() => undefined) } },
  play: async (context) => {
    await save(context);
    await context.step("the button says what it does, and takes no second press", async () => {
      const button = await context.canvas.findByRole("button", { name: "Actualizando…" });
      await expect(button).toHaveAttribute("aria-busy", "true");
    });
  },
};

export const MustUpdate: Story = {
  name: "Debe actualizar",
  args: { ...show({ ...ready, profile: success(incompleteProfile) }), person: { ...person, mustUpdate: true } },
  play: async (context) => {
    const { canvas, step } = context;
    await step("why the data are asked for stands above them", async () => {
      await expect(canvas.getByText("Por favor actualiza los datos.")).toBeVisible();
    });
    await step("the button waits for the permissions, says which ones, and leads there", async () => {
      const button = canvas.getByRole("button", { name: "Actualizar Datos" });
      await expect(button).toHaveAccessibleDescription(
        "Faltan 2 permisos: Términos y condiciones y Tratamiento de datos.",
      );
      await save(context);
      await expect(canvas.getByRole("checkbox", { name: /términos y condiciones/ })).toHaveFocus();
      await expect(updateProfile).not.toHaveBeenCalled();
    });
  },
};

export const BirthDateMissing: Story = {
  name: "Falta la fecha de nacimiento",
  args: {
    ...show(
      { ...ready, needsBirthDate: true, profile: success({ ...profile, birthDate: "" }) },
      { ...ready, needsBirthDate: true },
    ),
    person: { ...person, hasBirthDate: false },
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const why = "Debes completar todos tus datos personales para poder continuar (Fecha de nacimiento)";
    await step("the checkout's words say why", async () => {
      await expect(canvas.getByText(why)).toBeVisible();
    });
    const born = within(canvas.getByRole("group", { name: "Fecha de nacimiento" }));
    await userEvent.selectOptions(born.getByLabelText("Día"), "11");
    await userEvent.selectOptions(born.getByLabelText("Mes"), "marzo");
    await userEvent.selectOptions(born.getByLabelText("Año"), "1984");
    await save(context);
    await step("once it is known, the way goes back to the cart", async () => {
      await expect(await canvas.findByRole("link", { name: "Volver al carrito" })).toHaveAttribute("href", "/carrito");
      await waitFor(() => expect(canvas.queryByText(why)).toBeNull());
    });
  },
};

export const OthersClosed: Story = {
  name: "Las demás sesiones, cerradas",
  args: show(ready, { ...ready, sessions: success([openSessions[0]!]) }),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step("each device, and which one is this", async () => {
      await expect(canvas.getByText("Chrome en Android")).toBeVisible();
      await expect(canvas.getByText("Este equipo")).toBeVisible();
      await expect(canvas.getByText("Equipo sin identificar")).toBeVisible();
    });
    await step("closing the others asks first, and says how many were closed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Cerrar las demás" }));
      const question = within(await screen.findByRole("alertdialog"));
      await userEvent.click(question.getByRole("button", { name: "Cerrar las demás" }));
      await expect(await canvas.findByText("Cerramos 2 sesiones.")).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(canvas.queryByText("Firefox en Windows")).toBeNull());
      await expect(canvas.queryByRole("button", { name: "Cerrar las demás" })).toBeNull();
    });
  },
};

export const Problem: Story = {
  name: "Con problema",
  args: show({ ...ready, profile: failure(problems.server), sessions: failure(problems.offline) }),
};

export const Loading: Story = {
  name: "Cargando",
  args: show({ ...ready, profile: failure(problems.server) }, "pending"),
  play: async ({ canvas, step, userEvent }) => {
    await step("asked again, the data show that they are on their way", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reintentar" }));
      await expect(await canvas.findByText("Cargando tus datos")).toBeInTheDocument();
    });
  },
};
