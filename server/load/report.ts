/** What a load did, as the operator reads it. */
import type { Loaded } from "./load";
import { faultLine, type LoadError } from "./source";

/** Faults that are printed; the others are counted. */
const MOST_FAULTS = 100;

const figures = new Intl.NumberFormat("es-CO", {
  maximumFractionDigits: 0,
  useGrouping: "always",
} as Intl.NumberFormatOptions);
const counted = (count: number, one: string, many: string): string =>
  `${figures.format(count)} ${count === 1 ? one : many}`;

function fileLine({ name, counts: { added, changed, same, removed } }: Loaded["files"][number]): string {
  const parts = [
    ...(added > 0 ? [counted(added, "nuevo", "nuevos")] : []),
    ...(changed > 0 ? [counted(changed, "cambiado", "cambiados")] : []),
    ...(removed > 0 ? [counted(removed, "quitado", "quitados")] : []),
    ...(same > 0 ? [counted(same, "igual", "iguales")] : []),
  ];
  if (added + changed + removed === 0) parts.unshift("sin cambios");
  return `${name}: ${parts.join(", ")}`;
}

/** The lines that tell what a load did. */
export function reportLines({ files, owed }: Loaded, isRehearsal: boolean): string[] {
  const lines = [...(isRehearsal ? ["Ensayo: nada se guardó"] : []), ...files.map(fileLine)];
  const draws = new Map<string, Loaded["owed"]>();
  for (const bought of owed) {
    const draw = `${bought.abbreviation} ${bought.drawNumber}`;
    draws.set(draw, [...(draws.get(draw) ?? []), bought]);
  }
  for (const [draw, orders] of draws) {
    const fractions = orders.reduce((sum, order) => sum + order.fractions, 0);
    const pesos = orders.reduce((sum, order) => sum + order.pesos, 0);
    lines.push(
      `Por devolver de ${draw}, anulado: ${counted(fractions, "fracción", "fracciones")}, $${figures.format(pesos)}, en ${counted(orders.length, "compra", "compras")}`,
      ...orders.map(
        (order) =>
          `  ${order.reference}: ${counted(order.fractions, "fracción", "fracciones")}, $${figures.format(order.pesos)}`,
      ),
    );
  }
  return lines;
}

/** The lines that tell why nothing was loaded. */
export function faultLines({ faults }: LoadError): string[] {
  const more = faults.length - MOST_FAULTS;
  return [
    ...faults.slice(0, MOST_FAULTS).map(faultLine),
    ...(more > 0 ? [`… y ${counted(more, "falta", "faltas")} más`] : []),
    `${counted(faults.length, "falta", "faltas")}: no se cargó nada`,
  ];
}
