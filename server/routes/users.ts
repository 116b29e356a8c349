/** Login, logout, the session and the public settings. */
import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { captcha, logout, session } from "#contract/session";
import { controlSettings, login, settings as settingsCall, userArray, type UserWire } from "#contract/users";
import { normalizeDocument } from "#domain/documents";
import { closeSession, openSession, passwordMatches, type SessionUser } from "../auth";
import { createCaptcha, useCaptcha } from "../captcha";
import { countLoginTry, forgiveLoginTries } from "../limits";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { draws, lotteries, orders, settings, users } from "../store/schema";
import { readOpenCart } from "../store/carts";
import { dashed, wireDay, wireHour } from "../wire";
import { cartRecord } from "./carts";
import { assertOwn, publicCall, sessionCall } from "./register";

async function userRecord(shop: Shop, user: SessionUser): Promise<UserWire> {
  const [favorite] = user.favoriteLotteryId
    ? await shop.store.db
        .select({ draw: draws, lottery: lotteries })
        .from(draws)
        .innerJoin(lotteries, eq(lotteries.id, draws.lotteryId))
        .where(and(eq(draws.lotteryId, user.favoriteLotteryId), gt(draws.closesAt, shop.clock.iso())))
        .orderBy(asc(draws.closesAt))
        .limit(1)
    : [];
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
    tieneFechaNacimiento: user.birthDate !== null,
    numeroFrecuente: dashed(user.favoriteNumber ?? "0000"),
    numeroSerie: user.favoriteSeries,
    ...(favorite && {
      nombreLoteria: favorite.lottery.name,
      numeroSorteo: favorite.draw.drawNumber,
      horaSorteo: wireHour(favorite.draw.drawsAt),
      fechaSorteo: wireDay(favorite.draw.drawsAt),
      idLoteria: favorite.lottery.id,
      abreviaturaLoteria: favorite.lottery.abbreviation,
    }),
  };
}

async function publicSetting(shop: Shop, name: string): Promise<string> {
  const [row] = await shop.store.db
    .select()
    .from(settings)
    .where(and(eq(settings.name, name), eq(settings.isPublic, true)));
  if (!row) throw new Refusal(404, "NOT_FOUND");
  return row.value;
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
      const [found] = await store.db
        .select()
        .from(users)
        .where(and(eq(users.documentType, form.tipoDocumento), eq(users.documentNumber, documentNumber)));
      if (!(await passwordMatches(found?.passwordHash ?? null, form.clave)) || !found) {
        request.log.info({ security: "login-failed" }, "a login was refused");
        throw new Refusal(401, "BAD_CREDENTIALS");
      }
      await forgiveLoginTries(shop, attempt);
      await closeSession(shop, request, reply);
      // Who has yet to declare their age is told so, and gets no session.
      if (found.adultStatus !== "Pendiente") await openSession(shop, reply, found.id);
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

  publicCall(app, shop, session, async ({ user }) => {
    const [types] = await store.db.select().from(settings).where(eq(settings.name, "TIPOS_DOCUMENTO"));
    const tiposDocumento = (types?.value ?? "CC").split(",");
    if (!user) return { ahora: clock.iso(), usuario: null, carrito: null, pendiente: false, tiposDocumento };
    const cart = await readOpenCart(store.db, user.id);
    const [pending] = await store.db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.userId, user.id), inArray(orders.state, ["PENDING"])));
    return {
      ahora: clock.iso(),
      usuario: await userRecord(shop, user),
      carrito: cart && (await cartRecord(shop, cart, user)),
      pendiente: (pending?.count ?? 0) > 0,
      tiposDocumento,
    };
  });

  for (const call of [settingsCall, controlSettings])
    publicCall(app, shop, call, async ({ body: { nombre } }) => ({
      data: [{ nombre, valor: await publicSetting(shop, nombre) }],
    }));
}
