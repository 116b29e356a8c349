/**
 * Registration, activation, login, profile, passwords, points and the end of an account.
 *
 * Where the documents leave a shape open:
 * - Sensitive fields are read as plain values; the encryption that the documents mention has no published key or form.
 * - The user's fields are in `user`; ideAplicacion and esComercializador are read in `user` or next to it.
 * - The password of a login is `clave`; `contrasena` is read too.
 * - userArray takes the token of the login in `user`, or the login's own fields ("same body shape").
 * - Calls for a logged-in user need `token` in `user`; without a valid token they answer 401 Unauthorized.
 * - dataLoteria is the list of favourite-number records. A person without a favourite has the number "0000".
 * - An account cannot log in before its activation. A link lives 24 hours, a session 8 hours.
 * - An expired activation link answers 200 with a message other than "Cuenta activada", and a new mail is sent.
 * - consultar-token-usuario takes a token of any use. It answers 401 for an expired token, 400 for an unknown token, else
 *   the document of its owner.
 * - cambiar-contrasena-web: the current password is contrasenaActual, claveActual or clave; the new one is contrasena,
 *   contrasenaNueva, nuevaContrasena or claveNueva.
 * - A wrong current password, or a new one that is not of 8 to 15 characters, answers 200 with "Clave inválida".
 * - GET /users/{id}: the names and the e-mail of the person with that userId.
 */
import { randomBytes } from "node:crypto";
import { DAY, dayMonthYear } from "./calendar";
import { Refusal, SESSION_ENDED, personOf, reply, type Context, type Routes } from "./calls";
import { lotteryOf, openDraw } from "./catalogue";
import { firstText, isTrue, record, same, text, type Json } from "./json";
import { nextId, type Person, type State, type Token } from "./state";

const BAD_LOGIN = "Usuario o clave inválida";
const BAD_PASSWORD = "Clave inválida";
const BALANCE_RULE = "El saldo del usuario debe ser  0 par poder cancelar la cuenta";
const SESSION_MS = 8 * 3_600_000;
const ACCOUNT_FIELDS = [
  "tipoDocumento",
  "usuario",
  "nombres",
  "primerApellido",
  "segundoApellido",
  "email",
  "celular",
  "direccion",
  "fechaNacimiento",
  "fechaExpedicionDocumento",
  "genero",
  "terminosYCondiciones",
  "tratamientoDeDatos",
  "mayoriaEdad",
  "obligacionFiscal",
] as const;
const EDITABLE = ACCOUNT_FIELDS.filter((field) => field !== "tipoDocumento" && field !== "usuario");

const isPassword = (value: string): boolean => value.length >= 8 && value.length <= 15;

function newToken({ state, now }: Context, use: Token["use"], { userId }: Person, isSeller = false): string {
  const token = randomBytes(16).toString("hex");
  state.tokens.set(token, { use, userId, isSeller, expiresAt: now() + (use === "session" ? SESSION_MS : DAY) });
  return token;
}

function sendLink(context: Context, person: Person, use: "activation" | "recovery"): void {
  const token = newToken(context, use, person);
  const [path, subject] =
    use === "activation"
      ? ["confirmar-cuenta", "Confirma tu cuenta"]
      : ["recuperar-contrasena", "Cambia tu contraseña"];
  const link = `${context.shopAddress}/${path}/${token}`;
  context.state.messages.push({ channel: "mail", to: person.email, text: `${subject}: ${link}`, token, link });
}

/** The person by document; the type is compared if it is given. */
const byDocument = (state: State, user: Json): Person | undefined =>
  state.people.find(
    ({ tipoDocumento, usuario }) =>
      usuario === text(user["usuario"]).toUpperCase() &&
      (text(user["tipoDocumento"]) === "" || tipoDocumento === text(user["tipoDocumento"])),
  );

function logIn(user: Json, { state }: Context): Person {
  const person = byDocument(state, user);
  if (!person || person.contrasena !== firstText(user, "clave", "contrasena")) throw new Refusal(401, BAD_LOGIN);
  if (!person.isActive) throw new Refusal(401, "Debes confirmar tu cuenta con el enlace que enviamos a tu correo");
  return person;
}

function favouriteFields({ favourite }: Person, now: number): Json {
  const lottery = favourite && lotteryOf(favourite.idLoteria);
  if (!favourite || !lottery) return { numeroFrecuente: "0000", dataLoteria: [] };
  const draw = openDraw(lottery, now);
  const common = { ...favourite, abreviaturaLoteria: lottery.abreviatura };
  return {
    ...common,
    nombreLoteria: lottery.desLoteria,
    numeroSorteo: draw.sorteo,
    horaSorteo: lottery.horaSorteo,
    fechaSorteo: dayMonthYear(draw.day),
    dataLoteria: [{ ...common, proximoSorteo: draw.sorteo }],
  };
}

const accountAnswer = (person: Person): Json => ({
  userId: person.userId,
  ...Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, person[field]])),
  saldo: person.saldo,
  actualizarusuario: person.actualizarusuario,
});

/** The fields of a stored logged-in user, without the favourite number. */
function storedUser(person: Person, token: string, isSeller: boolean): Json {
  const { actualizarusuario, email, mayoriaEdad, nombres, primerApellido, saldo, tipoDocumento, userId, usuario } =
    person;
  const names = { tipoDocumento, usuario, nombres, primerApellido, email };
  return { token, userId, ...names, saldo, comercial: isSeller, mayoriaEdad, actualizarusuario };
}

/** The token of a mailed link; refuses if it is unknown. */
function linkOf(user: Json, use: Token["use"], { state, now }: Context) {
  const key = text(user["token"]);
  const token = state.tokens.get(key);
  const person = token?.use === use && state.people.find(({ userId }) => userId === token.userId);
  if (!token || !person) throw new Refusal(400, "El enlace no es válido");
  return { key, person, isExpired: token.expiresAt <= now() };
}

export const accountRoutes: Routes = {
  "POST /api/Users/etn/singup": ({ body }, context) => {
    const user = record(body["user"]);
    const { state } = context;
    const given = Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, text(user[field])]));
    const missing = ["tipoDocumento", "usuario", "nombres", "primerApellido", "email", "contrasena"].filter(
      (field) => text(user[field]) === "",
    );
    if (missing.length > 0) throw new Refusal(400, `Faltan datos: ${missing.join(", ")}`);
    if (byDocument(state, { usuario: user["usuario"] })) {
      throw new Refusal(409, "Ya existe una cuenta con este número de documento");
    }
    const person = {
      ...given,
      userId: nextId(state),
      usuario: text(user["usuario"]).toUpperCase(),
      contrasena: text(user["contrasena"]),
      obligacionFiscal: text(user["obligacionFiscal"]) || "R-99-PN",
      saldo: 0,
      actualizarusuario: "N",
      isSeller: false,
      isActive: false,
      points: 0,
      favourite: null,
    } as Person;
    state.people.push(person);
    sendLink(context, person, "activation");
    return reply(context, "Usuario creado", { userId: person.userId });
  },

  "POST /api/Users/etn/activate-account": ({ body }, context) => {
    const { key, person, isExpired } = linkOf(record(body["user"]), "activation", context);
    context.state.tokens.delete(key);
    if (isExpired) {
      sendLink(context, person, "activation");
      return reply(context, "El enlace venció. Enviamos un nuevo correo para confirmar tu cuenta");
    }
    person.isActive = true;
    return reply(context, "Cuenta activada");
  },

  "POST /api/Users/etn/login": ({ body }, context) => {
    const user = record(body["user"]);
    const person = logIn(user, context);
    const isSeller = isTrue(user["esComercializador"]) || isTrue(body["esComercializador"]);
    if (isSeller && !person.isSeller) throw new Refusal(401, "El usuario no es comercializador");
    const stored = storedUser(person, newToken(context, "session", person, isSeller), isSeller);
    if (context.shapes.login === "full") return { data: stored };
    const { actualizarusuario, comercial, mayoriaEdad, token, userId } = stored;
    return { data: { token, userId, comercial, mayoriaEdad, actualizarusuario } };
  },

  "POST /api/Users/etn/userArray": ({ body }, context) => {
    const user = record(body["user"]);
    const given = text(user["token"]);
    const person = given === "" ? logIn(user, context) : personOf(user, context);
    const token = given || newToken(context, "session", person);
    const isSeller = context.state.tokens.get(token)?.isSeller ?? false;
    return { data: { ...storedUser(person, token, isSeller), ...favouriteFields(person, context.now()) } };
  },

  "POST /api/Users/etn/consultar-usuarios": ({ body }, context) => {
    const user = record(body["user"]);
    const person = personOf(user, context);
    const isSeller = context.state.tokens.get(text(user["token"]))?.isSeller ?? false;
    return { data: { ...accountAnswer(person), comercial: isSeller } };
  },

  "POST /api/Users/etn/actualizar-usuario": ({ body }, context) => {
    const user = record(body["user"]);
    const person = personOf(user, context);
    for (const field of EDITABLE) {
      if (user[field] !== undefined) person[field] = text(user[field]);
    }
    person.actualizarusuario = "N";
    return reply(context, "Usuario actualizado");
  },

  "POST /api/Users/etn/cambiar-contrasena-web": ({ body }, context) => {
    const user = record(body["user"]);
    const person = personOf(user, context);
    const current = firstText(user, "contrasenaActual", "claveActual", "clave");
    const chosen = firstText(user, "contrasena", "contrasenaNueva", "nuevaContrasena", "claveNueva");
    if (current !== person.contrasena || !isPassword(chosen)) return reply(context, BAD_PASSWORD);
    person.contrasena = chosen;
    return reply(context, "Contraseña cambiada");
  },

  "POST /api/Users/etn/recuperar-contrasena": ({ body }, context) => {
    const person = byDocument(context.state, record(body["user"]));
    if (!person) throw new Refusal(404, "No existe una cuenta con este documento");
    sendLink(context, person, "recovery");
    return reply(context, "Enviamos un correo para cambiar la contraseña");
  },

  "POST /api/Users/etn/consultar-token-usuario": ({ body }, context) => {
    const user = record(body["user"]);
    const use = context.state.tokens.get(text(user["token"]))?.use ?? "recovery";
    const { person, isExpired } = linkOf(user, use, context);
    if (isExpired) throw new Refusal(401, SESSION_ENDED);
    return reply(context, "Token válido", { tipoDocumento: person.tipoDocumento, usuario: person.usuario });
  },

  "POST /api/Users/etn/actualizar-contrasena": ({ body }, context) => {
    const user = record(body["user"]);
    const { key, person, isExpired } = linkOf(user, "recovery", context);
    if (isExpired) throw new Refusal(401, SESSION_ENDED);
    const chosen = firstText(user, "contrasena", "contrasenaNueva", "nuevaContrasena", "claveNueva");
    if (!isPassword(chosen)) return reply(context, BAD_PASSWORD);
    person.contrasena = chosen;
    context.state.tokens.delete(key);
    return reply(context, "Contraseña cambiada");
  },

  "POST /api/Users/etn/cancel-account": ({ body }, context) => {
    const person = personOf(record(body["user"]), context);
    if (person.saldo !== 0) return reply(context, BALANCE_RULE);
    const { state } = context;
    state.people = state.people.filter((other) => other !== person);
    for (const [key, token] of state.tokens) if (token.userId === person.userId) state.tokens.delete(key);
    return reply(context, "Cuenta eliminada");
  },

  "POST /api/Users/etn/consultar-puntos": ({ body }, context) => {
    const user = record(body["user"]);
    // "Points: token, tipoDocumento, usuario" may also be read as fields of the body itself.
    return { data: { disponibles: personOf(text(user["token"]) ? user : body, context).points } };
  },

  "GET /users/{id}": ({ id }, { state }) => {
    const person = state.people.find(({ userId }) => same(userId, id));
    if (!person) throw new Refusal(404, "El usuario no existe");
    const { email, nombres, primerApellido, userId, usuario } = person;
    return { userId, usuario, nombres, primerApellido, email };
  },
};
