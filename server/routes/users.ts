/** Login, logout, the session and the public settings. */
import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { userById } from "#contract/account";
import { captcha, logout, session } from "#contract/session";
import { controlSettings, login, settings as settingsCall, userArray, type UserWire } from "#contract/users";
import { normalizeDocument } from "#domain/documents";
import { closeSession, openSession, passwordMatches } from "../auth";
import { createCaptcha, useCaptcha } from "../captcha";
import { countLoginTry, forgiveLoginTries } from "../limits";
import { sendLink } from "../links";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import type { Db } from "../store/database";
import { readOpenCart } from "../store/carts";
import { nextDrawOf } from "../store/draws";
import { hasPendingOrder } from "../store/orders";
import { findAccount, type Person } from "../store/sessions";
import { publicSetting, settingsOf } from "../store/settings";
import { dashed, wireDay, wireHour } from "../wire";
import { countUnread } from "../store/winnings";
import { cartRecord } from "./carts";
import { assertOwn, publicCall, sessionCall } from "./register";

/** Setting with the types of document that may log in, by commas. */
const DOCUMENT_TYPES = "TIPOS_DOCUMENTO";

/** Types of document that may log in and open an account (AUTH-09). */
export async function documentTypesOf(db: Db): Promise<string[]> {
  return ((await settingsOf(db, [DOCUMENT_TYPES])).get(DOCUMENT_TYPES) ?? "CC").split(",");
}

async function userRecord(shop: Shop, user: Person): Promise<UserWire> {
  const { favoriteLotteryId: lotteryId } = user;
  const { db } = shop.store;
  const [favorite, unread] = await Promise.all([
    lotteryId === null ? null : nextDrawOf(db, lotteryId, shop.clock.iso()),
    countUnread(db, user.id),
  ]);
  return {
    userId: user.id,
    tipoDocumento: user.documentType,
    usuario: user.documentNumber,
    nombres: user.names,
    primerApellido: user.firstSurname,
    email: user.email,
    celular: user.mobile,
    saldo: user.balancePesos,
    comercial: user.isSeller,
    mayoriaEdad: user.adultStatus,
    actualizarusuario: user.mustUpdate ? "S" : "N",
    recordatorioMinutos: user.reminderMinutes,
    avisosSinLeer: unread,
    tieneFechaNacimiento: user.birthDate !== null,
    numeroFrecuente: dashed(user.favoriteNumber ?? "0000"),
    numeroSerie: user.favoriteSeries,
    ...(favorite && {
      nombreLoteria: favorite.name,
      numeroSorteo: favorite.drawNumber,
      horaSorteo: wireHour(favorite.drawsAt),
      fechaSorteo: wireDay(favorite.drawsAt),
      idLoteria: favorite.lotteryId,
      abreviaturaLoteria: favorite.abbreviation,
    }),
  };
}

export function addUsers(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;

  publicCall(app, shop, captcha, async ({ query }) => ({ ...(await createCaptcha(shop, query.accion)) }), {
    perMinute: 120,
  });

  publicCall(
    app,
    shop,
    login,
    async ({ body: { user: form }, request, reply }) => {
      await useCaptcha(shop, "login", form.captcha, "user.captcha");
      const documentNumber = normalizeDocument(form.usuario);
      const attempt = { account: `${form.tipoDocumento} ${documentNumber}`, ip: request.ip };
      await countLoginTry(shop, attempt);
      const found = await findAccount(store.db, form.tipoDocumento, documentNumber);
      if (!(await passwordMatches(found?.passwordHash ?? null, form.clave)) || !found) {
        request.log.info({ security: "login-failed" }, "a login was refused");
        throw new Refusal(401, "BAD_CREDENTIALS");
      }
      await forgiveLoginTries(shop, attempt);
      if (found.confirmedAt === null) {
        const { email } = found;
        if (email) await store.transaction((tx) => sendLink(tx, { shop, request }, found, "confirm", email));
        throw new Refusal(401, "EMAIL_UNCONFIRMED");
      }
      await closeSession(shop, request, reply);
      // Who has yet to declare their age is told so, and gets no session.
      if (found.adultStatus !== "Pendiente") await openSession(shop, request, reply, found.id);
      return {
        data: {
          token: randomBytes(24).toString("base64url"),
          userId: found.id,
          mayoriaEdad: found.adultStatus,
          actualizarusuario: found.mustUpdate ? "S" : "N",
        },
      };
    },
    { perMinute: 60 },
  );

  publicCall(app, shop, logout, async ({ request, reply }) => {
    await closeSession(shop, request, reply);
    return { data: true };
  });

  sessionCall(app, shop, userArray, async ({ body, user, request }) => {
    assertOwn(request, user, body.user.usuario);
    return { data: await userRecord(shop, user) };
  });

  sessionCall(app, shop, userById, async ({ params, user }) => {
    // Of another person's number nothing is told, not even whether there is one (F-37).
    if (params["id"] !== String(user.id)) throw new Refusal(404, "NOT_FOUND");
    return { data: await userRecord(shop, user) };
  });

  publicCall(app, shop, session, async ({ user }) => {
    const tiposDocumento = await documentTypesOf(store.db);
    if (!user) return { ahora: clock.iso(), usuario: null, carrito: null, pendiente: false, tiposDocumento };
    const cart = await readOpenCart(store.db, user.id);
    return {
      ahora: clock.iso(),
      usuario: await userRecord(shop, user),
      carrito: cart && (await cartRecord(shop, cart, user)),
      pendiente: await hasPendingOrder(store.db, user.id),
      tiposDocumento,
    };
  });

  for (const call of [settingsCall, controlSettings])
    publicCall(app, shop, call, async ({ body: { nombre } }) => {
      const valor = await publicSetting(store.db, nombre);
      if (valor === null) throw new Refusal(404, "NOT_FOUND");
      return { data: [{ nombre, valor }] };
    });
}
