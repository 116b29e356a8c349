// @vitest-environment happy-dom
/** A table that is leafed through. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { PagedTable } from "#src/page/PagedTable.tsx";

afterEach(cleanup);

const tableOf = (count: number) => (
  <PagedTable
    pageSizes={[5, 10]}
    caption="Compras"
    columns={[{ id: "reference", label: "Referencia" }]}
    rows={Array.from({ length: count }, (_, index) => ({ id: `${index}`, cells: { reference: `R${index + 1}` } }))}
    emptyMessage="Nada"
  />
);

const shown = () => screen.queryAllByText(/^R\d+$/).map((cell) => cell.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a table by pages", () => {
  test.each([0, 1, 5])("%i rows are all shown, and there is nothing to leaf through", (count) => {
    render(tableOf(count));
    expect(shown()).toHaveLength(count);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test("shows the smallest page first, and leafs on and back", () => {
    render(tableOf(12));
    expect(shown()).toEqual(["R1", "R2", "R3", "R4", "R5"]);
    screen.getByText("Página 1 de 3");
    press("Siguiente");
    expect(shown()).toEqual(["R6", "R7", "R8", "R9", "R10"]);
    press("Siguiente");
    expect(shown()).toEqual(["R11", "R12"]);
    screen.getByText("Página 3 de 3");
    press("Anterior");
    screen.getByText("Página 2 de 3");
  });

  test("another size begins at the first page", () => {
    render(tableOf(12));
    press("Siguiente");
    fireEvent.change(screen.getByLabelText("Filas por página"), { target: { value: "10" } });
    expect(shown()).toHaveLength(10);
    expect(shown()[0]).toBe("R1");
    screen.getByText("Página 1 de 2");
  });

  test("a list that has become shorter shows its last page, not an empty one", () => {
    const { rerender } = render(tableOf(12));
    press("Siguiente");
    press("Siguiente");
    rerender(tableOf(7));
    expect(shown()).toEqual(["R6", "R7"]);
    screen.getByText("Página 2 de 2");
    rerender(tableOf(2));
    expect(shown()).toEqual(["R1", "R2"]);
    rerender(tableOf(0));
    screen.getByText("Nada");
    rerender(tableOf(6));
    expect(shown()).toEqual(["R6"]);
  });
});
