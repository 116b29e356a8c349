/**
 * Reports of sellers.
 *
 * Where the documents leave a shape open: the person needs the mark of a seller, not a session opened as a seller;
 * ideLoteria that is no lottery asks for all; an XLS is an HTML table, which spreadsheet programs open.
 */
import { dayOf, readDay } from "./calendar";
import { Refusal, personOf, type Routes } from "./calls";
import { lotteryOf } from "./catalogue";
import { record, text } from "./json";
import { pdf } from "./pdf";

export const reportRoutes: Routes = {
  "POST /api/Users/etn/reporte-ventas": ({ body }, context) => {
    const data = record(body["data"]);
    if (!personOf(data, context).isSeller) throw new Refusal(403, "El usuario no puede descargar reportes");
    const [from, until] = [readDay(text(data["fechaInicio"])), readDay(text(data["fechaFin"]))];
    if (!from || !until || from > until) throw new Refusal(400, "El rango de fechas no es válido");
    const lottery = lotteryOf(data["ideLoteria"]);
    const isIn = (day: string, ideLoteria: unknown): boolean =>
      day >= from && day <= until && (!lottery || lotteryOf(ideLoteria) === lottery);
    const { carts, prizes } = context.state;
    const rows =
      text(data["tipoReporte"]) === "2"
        ? prizes
            .filter(({ fecPago, ideLoteria }) => fecPago !== null && isIn(readDay(fecPago) ?? "", ideLoteria))
            .map((prize) => [prize.fecPago, prize.ideLoteria, prize.sorteo, prize.numero, prize.vlrGanado])
        : carts
            .filter(({ state }) => state === "APPROVED")
            .flatMap((cart) => cart.lotteries.map((line) => ({ ...line, day: dayOf(cart.updatedAt) })))
            .filter(({ day, ideLoteria }) => isIn(day, ideLoteria))
            .map((line) => [line.day, line.ideLoteria, line.sorteo, line.numero, line.total]);
    const table = [["Fecha", "Lotería", "Sorteo", "Número", "Valor"], ...rows].map((row) => row.map(String));
    const file =
      text(data["formato"]).toUpperCase() === "PDF"
        ? pdf(["Reporte", ...table.map((row) => row.join("   "))])
        : Buffer.from(
            `<html><meta charset="utf-8"><table>${table
              .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
              .join("")}</table></html>`,
          );
    return { data: { $data: file.toString("base64") } };
  },
};
