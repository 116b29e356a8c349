/** How Table is used. */
import { copy } from "#copy";
import { Table } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const columns = [
  { id: "day", label: "Fecha", isRowHeader: true },
  { id: "bet", label: "Jugada" },
  { id: "value", label: "Valor", align: "end" as const },
];

export const use: ComponentUse = {
  purpose: "Datos que se comparan por columnas; en el teléfono cada fila es una tarjeta con los nombres repetidos.",
  instead: [
    { when: "Si es una sola cosa", use: "FactList" },
    { when: "Si cada fila es un billete", use: "TicketRow" },
    { when: "Si caben dos formas", use: "ByRoom" },
  ],
  anatomy: [
    { part: "Nombre", what: "De la tabla; puede ser solo para el oído.", at: "[role='table'], table" },
    { part: "Columnas", what: "Cifras a la derecha.", at: "[role='columnheader'], th" },
    { part: "Filas", what: "La primera celda nombra la fila.", at: "tbody tr" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Table
            caption="Compras"
            columns={columns}
            rows={[
              { id: "1", cells: { day: "20-11-2026", bet: "1234-042", value: "$12.000" } },
              { id: "2", cells: { day: "18-11-2026", bet: "0482-117", value: "$6.000" } },
            ]}
            emptyMessage={copy.account.history.empty}
          />
        ),
        why: "Pesos alineados a la derecha: se comparan de arriba abajo.",
      },
      bad: {
        show: (
          <Table
            caption="Compras sueltas"
            columns={[{ id: "all", label: "Detalle", isRowHeader: true }]}
            rows={[
              { id: "1", cells: { all: "20-11-2026, 1234-042, $12.000" } },
              { id: "2", cells: { all: "18-11-2026, 0482-117, $6.000" } },
            ]}
            emptyMessage={copy.account.history.empty}
          />
        ),
        why: "Una columna con todo es una lista disfrazada.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Nombre de columna en una o dos palabras; la tabla vacía dice la frase de la fuente."],
  sentences: [copy.account.history.empty],
  keys: "contents",
  heard: "«Compras, tabla, 3 columnas»; en cada celda, su columna.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
