/** Wire of the notices behind the bell: ours. What a person was told of and has not read. */
import { array } from "yup";
import { closed, get, open, post, prizePesos, recordNumber, requiredText, whole } from "./call";

/** Notices that one call may be told were read. */
const maxRead = 100;

export const notices = get("notices", {
  path: "/api/tienda/avisos",
  summary: "Avisos sin leer de la persona: los billetes con que ganó, del sorteo más reciente al más viejo.",
  access: "session",
  answer: open({
    premios: array(
      open({
        id: whole().required(),
        referencia: requiredText(32),
        desLoteria: requiredText(120),
        abreviatura: requiredText(10),
        sorteo: whole().required(),
        fecSorteo: requiredText(10),
        numero: requiredText(4),
        serie: requiredText(3),
        /** What is paid after taxes, in pesos. */
        vlrGanado: prizePesos().required(),
        /** Last day to claim it, YYYY-MM-DD. */
        fecLimite: requiredText(10),
      }),
    ).required(),
  }),
});

export const readNotices = post("readNotices", {
  path: "/api/tienda/avisos/leidos",
  summary: "Marca como leídos avisos de la persona; los que no son suyos no cambian.",
  access: "session",
  body: closed({ premios: array(recordNumber().required()).min(1).max(maxRead).required() }),
  /** How many are left unread. */
  answer: open({ sinLeer: whole().required() }),
});
