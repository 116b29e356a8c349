/**
 * Prizes of a player, their claim, and the settings that both need.
 *
 * Where the documents leave a shape open:
 * - ideUsuario is the userId or the document number, as plain text.
 * - `valor` of recarga-oki is the new balance, which the backend sets. The answer is a reply with a message.
 * - recarga-oki is refused for an unknown colilla, for another person's, and for a prize that is paid already. The text of
 *   the refusal carries {"mensaje":…} after a dash.
 * - reclama-premio has no colilla: the prize is found by its person, draw and number, which may be the masked number.
 * - A claimed prize gets desEstado "pagado", esPagoWeb "S" and ideEstado "28".
 * - Dates of prizes are DD-MM-YYYY. A masked number shows its last digit, a masked series too.
 * - A setting has `nombre`, `valor` and `valorStr`.
 */
import { dayMonthYear, dayOf } from "./calendar";
import { Refusal, reply, type Context, type Routes } from "./calls";
import { lotteryOf, uvtOf } from "./catalogue";
import { number, record, same, text, type Json } from "./json";
import type { Message, Person, Prize, State } from "./state";

const CLAIMED = "28";

const personBy = ({ people }: State, id: unknown): Person | undefined =>
  people.find(({ userId, usuario }) => same(userId, id) || same(usuario, id));

const masked = (digits: string): string => digits.slice(-1).padStart(digits.length, "*");

function prizeAnswer(prize: Prize): Json {
  const { colilla, desEstado, esPagoWeb, fecPago, fecSorteo, ideEstado, numTransaccion, sorteo, vlrGanado } = prize;
  return {
    desLoteria: lotteryOf(prize.ideLoteria)?.desLoteria,
    fecSorteo,
    sorteo,
    numero: prize.isMasked ? masked(prize.numero) : prize.numero,
    serieBillete: prize.isMasked ? masked(prize.serieBillete) : prize.serieBillete,
    vlrGanado,
    esPagoWeb,
    desEstado,
    fecPago,
    ideEstado,
    colilla,
    numTransaccion,
  };
}

const refusedTopUp = (mensaje: string): Refusal =>
  new Refusal(400, `Error en la recarga de la cuenta - ${JSON.stringify({ mensaje })}`);

const setting = (nombre: string, { now, state }: Context): Json[] => {
  const value = nombre === "VLR_UVT_VIGENTES" ? uvtOf(now()) : undefined;
  const stored = state.settings.get(nombre) ?? value;
  return stored === undefined ? [] : [{ nombre, valor: stored, valorStr: String(stored) }];
};

const messageHandler =
  (channel: Message["channel"], to: string, words: string) =>
  ({ body }: { body: Json }, context: Context): Json => {
    const data = record(body["data"]);
    context.state.messages.push({ channel, to: text(data[to]), text: words, data });
    return reply(context, "Mensaje enviado");
  };

export const claimRoutes: Routes = {
  "POST /api/Users/etn/pago-premio": ({ body }, { state }) => {
    const person = personBy(state, body["ideUsuario"]);
    return { data: state.prizes.filter(({ userId }) => userId === person?.userId).map(prizeAnswer) };
  },

  "POST /api/Users/etn/web-confisys": ({ body }, context) => ({ data: setting(text(body["nombre"]), context) }),

  "POST /api/Users/etn/web-confisys-controlar": ({ body }, context) => ({
    data: setting(text(body["nombre"]), context),
  }),

  "POST /api/Users/etn/recarga-oki": ({ body }, context) => {
    const { colilla, usuario, valor } = record(body["body"]);
    const person = personBy(context.state, usuario);
    const prize = context.state.prizes.find((known) => same(known.colilla, colilla));
    if (!person || prize?.userId !== person.userId) throw refusedTopUp("La colilla no pertenece a este usuario");
    if (prize.isPaidToWallet) throw refusedTopUp("El premio ya fue pagado");
    person.saldo = number(valor);
    prize.isPaidToWallet = true;
    return reply(context, "Recarga exitosa");
  },

  "POST /api/Users/etn/reclama-premio": ({ body }, context) => {
    const claim = record(body["body"]);
    const { now, state } = context;
    const person = personBy(state, claim["ideUsuario"]);
    const prize = state.prizes.find(
      (known) =>
        known.userId === person?.userId &&
        same(known.sorteo, claim["sorteo"]) &&
        [known.numero, masked(known.numero)].includes(text(claim["numero"])) &&
        known.desEstado !== "pagado",
    );
    if (!prize) throw new Refusal(404, "El premio no existe o ya fue reclamado");
    Object.assign(prize, {
      desEstado: "pagado",
      esPagoWeb: "S",
      ideEstado: CLAIMED,
      fecPago: dayMonthYear(dayOf(now())),
    });
    state.claims.push(claim);
    return reply(context, "Premio reclamado");
  },

  "POST /api/Users/etn/enviarSMS": messageHandler("sms", "celularUsuario", "Reclamaste tu premio"),
  "POST /api/Users/etn/enviarCorreo": messageHandler("mail", "emailUsuario", "Reclamaste tu premio"),
  "POST /api/Users/etn/enviarCorreoReporte": messageHandler("mail", "usuarioUser", "Comprobante del premio reclamado"),
};
