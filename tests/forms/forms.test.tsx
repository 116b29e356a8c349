// @vitest-environment happy-dom
/** Forms: each field with the sentence of its rule or of the server, and the focus where the fault is. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { boolean, object, string } from "yup";
import { bindField } from "#src/forms/bindField.tsx";
import { FormCheck } from "#src/forms/FormCheck.tsx";
import { FormDocument } from "#src/forms/FormDocument.tsx";
import { FormText } from "#src/forms/FormText.ts";
import { useShopForm } from "#src/forms/useShopForm.ts";

afterEach(cleanup);

const schema = object({
  name: string()
    .required({ key: "required" })
    .max(5, { key: "maxLength", limit: 5 })
    // Rules and words are written apart: one without words must not end the page.
    .test("keyed", { key: "nobodyKnowsThisKey" } as never, (value) => value !== "dos")
    .test("said", "A sentence", (value) => value !== "tres"),
  city: string().required({ key: "required" }),
});
type Values = { name: string; city: string };

function showForm(onValid: (values: Values) => void = () => undefined) {
  let refuse: (fields: Record<string, string>) => boolean = () => false;
  function Sample() {
    const { control, handleSubmit, showRefused } = useShopForm<Values>(schema, { name: "", city: "" });
    refuse = showRefused;
    return (
      <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
        <FormText control={control} name="name" label="Nombre" />
        <FormText control={control} name="city" label="Ciudad" />
        <button>Enviar</button>
      </form>
    );
  }
  render(<Sample />);
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByRole("textbox", { name: label }), { target: { value } });
  return {
    type,
    send: () => fireEvent.click(screen.getByText("Enviar")),
    refuse: (fields: Record<string, string>) => refuse(fields),
    field: (label: string) => screen.getByRole("textbox", { name: label }),
  };
}

describe("a form over a schema", () => {
  test("each field says which rule is broken, and the first one at fault has the focus", async () => {
    const onValid = vi.fn();
    const { type, send, field } = showForm(onValid);
    type("Ciudad", "Cali");
    type("Nombre", "demasiado largo");
    send();
    await screen.findByText("El campo puede tener un máximo de 5 caracteres");
    expect(document.activeElement).toBe(field("Nombre"));
    expect(screen.queryByText("Este campo es requerido")).toBeNull();
    expect(onValid).not.toHaveBeenCalled();
    type("Nombre", "Ana");
    send();
    await waitFor(() => expect(onValid).toHaveBeenCalled());
    expect(onValid.mock.calls[0]![0]).toEqual({ name: "Ana", city: "Cali" });
  });

  test.each([
    ["dos", "Este dato no es válido"],
    ["tres", "A sentence"],
  ])("%j breaks a rule without words of its own: it says %j and the page goes on", async (typed, said) => {
    const { type, send } = showForm();
    type("Nombre", typed);
    send();
    await screen.findByText(said);
  });

  test("the server's sentences stand on their fields, the first of them has the focus, what was typed stays", async () => {
    const { type, refuse, field } = showForm();
    type("Nombre", "Ana");
    expect(refuse({ city: "No la conocemos", name: "Ya está registrado" })).toBe(true);
    await screen.findByText("Ya está registrado");
    await screen.findByText("No la conocemos");
    await waitFor(() => expect(document.activeElement).toBe(field("Ciudad")));
    expect((field("Nombre") as HTMLInputElement).value).toBe("Ana");
  });

  test("a rule is said once its field was touched, not while it is typed in for the first time", async () => {
    const { type, field } = showForm();
    type("Nombre", "demasiado largo");
    type("Nombre", "todavía más largo");
    fireEvent.blur(field("Ciudad"));
    await screen.findByText("Este campo es requerido");
    expect(screen.queryByText("El campo puede tener un máximo de 5 caracteres")).toBeNull();
    fireEvent.blur(field("Nombre"));
    await screen.findByText("El campo puede tener un máximo de 5 caracteres");
    type("Nombre", "Ana");
    await waitFor(() => expect(screen.queryByText("El campo puede tener un máximo de 5 caracteres")).toBeNull());
  });

  test("a field at fault without a sentence of the server says the general one", async () => {
    const { refuse } = showForm();
    expect(refuse({ name: "" })).toBe(true);
    await screen.findByText("Este dato no es válido");
  });

  test("a field at fault that the form does not have leaves its sentence to the form", async () => {
    const { refuse } = showForm();
    expect(refuse({ other: "x", name: "Ya está registrado" })).toBe(false);
    await screen.findByText("Ya está registrado");
  });
});

describe("bound fields", () => {
  test("a field is given what it needs of the form, and its own props", () => {
    const seen: Record<string, unknown>[] = [];
    const Probe = (props: { label: string; name?: string; value?: string; onChange?: (value: string) => void }) => {
      seen.push(props);
      return null;
    };
    const FormProbe = bindField(Probe);
    function Sample() {
      const { control } = useShopForm<Values>(schema, { name: "Ana", city: "" });
      return <FormProbe control={control} name="name" label="Nombre" />;
    }
    render(<Sample />);
    expect(seen[0]).toMatchObject({ label: "Nombre", name: "name", value: "Ana", errorMessage: undefined });
    expect(Object.keys(seen[0]!)).not.toContain("control");
  });

  test("a checkbox sends a flag, true once it is ticked and false once it is not", async () => {
    const sent: unknown[] = [];
    function Sample() {
      const { control, handleSubmit } = useShopForm(object({ isSeller: boolean().required() }), { isSeller: false });
      return (
        <form onSubmit={(event) => void handleSubmit((values) => sent.push(values))(event)}>
          <FormCheck control={control} name="isSeller" label="Vendo" />
          <button>Enviar</button>
        </form>
      );
    }
    render(<Sample />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Vendo" });
    expect(box.checked).toBe(false);
    for (const isTicked of [true, false]) {
      fireEvent.click(box);
      await waitFor(() => expect(box.checked).toBe(isTicked));
      fireEvent.click(screen.getByText("Enviar"));
      await waitFor(() => expect(sent.at(-1)).toEqual({ isSeller: isTicked }));
    }
  });

  function showDocument() {
    const sent: unknown[] = [];
    let refuse: (fields: Record<string, string>) => boolean = () => false;
    const rules = object({
      type: string().required({ key: "required" }),
      number: string()
        .required({ key: "required" })
        .matches(/^\d*$/, { message: { key: "documentDigits" } as never }),
    });
    function Sample() {
      const { control, handleSubmit, showRefused } = useShopForm(rules, { type: "CC", number: "" });
      refuse = showRefused;
      return (
        <form onSubmit={(event) => void handleSubmit((values) => sent.push(values))(event)}>
          <FormDocument
            control={control}
            typeName="type"
            numberName="number"
            label="Documento"
            typeLabel="Tipo"
            numberLabel="Número"
            typePlaceholder="Elige"
            types={[
              { value: "CC", label: "Cédula" },
              { value: "PA", label: "Pasaporte" },
            ]}
          />
          <button>Enviar</button>
        </form>
      );
    }
    render(<Sample />);
    return {
      sent,
      refuse: (fields: Record<string, string>) => refuse(fields),
      type: screen.getByRole<HTMLSelectElement>("combobox", { name: "Tipo" }),
      number: screen.getByRole<HTMLInputElement>("textbox", { name: "Número" }),
      send: () => fireEvent.click(screen.getByText("Enviar")),
    };
  }

  test("a document sends its type and its number, in upper case, under their own names", async () => {
    const { sent, type, number, send } = showDocument();
    expect([type.name, type.value, number.name, number.value]).toEqual(["type", "CC", "number", ""]);
    fireEvent.change(type, { target: { value: "PA" } });
    fireEvent.change(number, { target: { value: "12" } });
    fireEvent.blur(number);
    expect([type.value, number.value]).toEqual(["PA", "12"]);
    send();
    await waitFor(() => expect(sent).toEqual([{ type: "PA", number: "12" }]));
  });

  test("the parts of a document have each its own error, and the number takes the focus", async () => {
    const { sent, type, number, send } = showDocument();
    fireEvent.change(number, { target: { value: "ab" } });
    send();
    await screen.findByText("El campo debe ser un número, sin caracteres especiales");
    expect(screen.queryByText("Este campo es requerido")).toBeNull();
    expect(document.activeElement).toBe(number);
    expect([type.getAttribute("aria-invalid"), number.getAttribute("aria-invalid")]).toEqual([null, "true"]);
    fireEvent.change(type, { target: { value: "" } });
    await screen.findByText("Este campo es requerido");
    expect(type.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  test.each([
    ["type", "number"],
    ["number", "type"],
  ] as const)("what the server said of a document's %s stays while the %s is changed", async (refused, changed) => {
    const { refuse, ...parts } = showDocument();
    fireEvent.change(parts.number, { target: { value: "1" } });
    parts.send();
    await waitFor(() => expect(parts.sent).toHaveLength(1));
    act(() => void refuse({ [refused]: "Ya está registrado" }));
    await screen.findByText("Ya está registrado");
    const value = changed === "type" ? "PA" : "12";
    await act(async () => {
      fireEvent.change(parts[changed], { target: { value } });
      // Until its rules have been asked.
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect(parts[changed].value).toBe(value);
    screen.getByText("Ya está registrado");
  });

  test("a document that was left says what is wrong with both its parts", async () => {
    const { type, number } = showDocument();
    fireEvent.change(type, { target: { value: "" } });
    expect(screen.queryByText("Este campo es requerido")).toBeNull();
    fireEvent.blur(number);
    await waitFor(() => expect(screen.getAllByText("Este campo es requerido")).toHaveLength(2));
  });
});
