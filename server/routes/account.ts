/** The account's calls: opening, confirming, changing and leaving it, and its links by e-mail. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  ACTIVATED,
  activateAccount,
  cancelAccount,
  changePassword,
  checkToken,
  findUsers,
  ownData,
  points,
  requestPassword,
  resendConfirmation,
  resetPassword,
  signUp,
  updateUser,
  type linkUses,
} from "#contract/account";
import type { BodyOf } from "#contract/call";
import { closeOtherSessions, openSessions } from "#contract/session";
import {
  passwordSchema,
  personSchema,
  POLICIES_VERSION,
  registrationSchema,
  resetSchema,
  type Gender,
  type RecoveryValues,
  deletionSchema,
  recoverySchema,
} from "#domain/account";
import { bogotaDay, bogotaInstant, parseDay } from "#domain/bogota";
import { normalizeDocument } from "#domain/documents";
import { digitsOf } from "#domain/fields";
import { clearSession, hashPassword, passwordMatches, sessionHash, sha256 } from "../auth";
import { useCaptcha } from "../captcha";
import { accountExists, deletedAccount, emailChanged, passwordChanged } from "../letters/account";
import { countLetterTry, countLoginTry, forgiveLoginTries, type LoginTry } from "../limits";
import { sendLink, writeLetter } from "../links";
import { accountMessages, fieldMessages, messages } from "../messages";
import { Refusal } from "../refusal";
import { originOf } from "../security";
import type { Shop } from "../shop";
import {
  changeAccount,
  endLinks,
  eraseAccount,
  isBusy,
  linkByHash,
  lockAccount,
  openAccount,
  pendingEmailOf,
  pointsOf,
  spendLink,
} from "../store/accounts";
import { addMessage } from "../store/outbox";
import { dataOf } from "../store/ownData";
import type { LinkPurpose } from "../store/schema";
import { findAccount, liveSessions, revokeSessionsOf } from "../store/sessions";
import { checkedForm, assertOwn, publicCall, sessionCall } from "./register";
import { documentTypesOf } from "./users";

const DAY_MS = 24 * 60 * 60_000;

/** Least time of an answer that must not tell whether an account exists: longer than the work behind it, which differs (F-37). */
const EVEN_MS = 350;

/** Runs `work`, and gives its outcome no sooner than {@link EVEN_MS} after its start. */
async function evenly<T>(work: Promise<T>): Promise<T> {
  const wait = new Promise((resolve) => setTimeout(resolve, EVEN_MS));
  const [outcome] = await Promise.allSettled([work, wait]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/** Names of the form's fields on the wire. */
const FIELDS = {
  documentType: "user.tipoDocumento",
  document: "user.usuario",
  issueDate: "user.fechaExpedicionDocumento",
  names: "user.nombres",
  surnames: "user.primerApellido",
  birthDate: "user.fechaNacimiento",
  gender: "user.genero",
  email: "user.email",
  emailConfirm: "user.emailConfirm",
  mobile: "user.celular",
  address: "user.direccion",
  fiscalCodes: "user.obligacionFiscal",
  password: "user.contrasena",
  passwordConfirm: "user.contrasenaConfirm",
  current: "user.contrasenaActual",
  terms: "user.terminosYCondiciones",
  policy: "user.tratamientoDeDatos",
  adult: "user.mayoriaEdad",
  captcha: "user.captcha",
  reason: "user.motivo",
} as const;

type PersonWire = BodyOf<typeof updateUser>["user"];

/** The wire's data of a person as the form's rules read them. */
const personValues = (user: PersonWire) => ({
  issueDate: parseDay(user.fechaExpedicionDocumento) ?? "",
  names: user.nombres,
  surnames: [user.primerApellido, user.segundoApellido].filter(Boolean).join(" "),
  birthDate: parseDay(user.fechaNacimiento) ?? "",
  email: user.email,
  emailConfirm: user.emailConfirm,
  mobile: user.celular,
  address: user.direccion,
  fiscalCodes: user.obligacionFiscal.split(";"),
  terms: user.terminosYCondiciones === "S",
  policy: user.tratamientoDeDatos === "S",
  adult: user.mayoriaEdad === "Si",
});

/** The same as columns, but the address: it is the account's once its owner has confirmed it. */
const personColumns = (user: PersonWire, now: string) => ({
  names: user.nombres.trim(),
  firstSurname: user.primerApellido.trim(),
  secondSurname: user.segundoApellido.trim() || null,
  mobile: digitsOf(user.celular),
  birthDate: parseDay(user.fechaNacimiento),
  issueDate: parseDay(user.fechaExpedicionDocumento),
  address: user.direccion.trim(),
  fiscalCodes: user.obligacionFiscal,
  policiesVersion: POLICIES_VERSION,
  policiesAcceptedAt: now,
});

const linkUseOf = { confirm: "confirmar", password: "contrasena", email: "correo" } as const satisfies Record<
  LinkPurpose,
  (typeof linkUses)[number]
>;

/** An address as a screen shows it to who holds a link: "m…@correo.co". */
const hidden = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf("@"))}`;

const LINK_TOKEN = /^[\w-]{43}$/;

/** The document that a letter is asked for. @throws Refusal 400 that names the fields */
const askedFor = (user: BodyOf<typeof requestPassword>["user"]): RecoveryValues =>
  checkedForm(recoverySchema, { documentType: user.tipoDocumento, document: user.usuario }, FIELDS);

export function addAccount(app: FastifyInstance, shop: Shop): void {
  const { store, clock, config } = shop;

  /** The link of a token, with what can be done with it. @throws Refusal 404 LINK_UNKNOWN */
  const findLink = async (token: string) => {
    const found = LINK_TOKEN.test(token) ? await linkByHash(store.db, sha256(token)) : null;
    if (!found) throw new Refusal(404, "LINK_UNKNOWN");
    const { link } = found;
    const state = link.endedAt !== null ? "usado" : link.expiresAt <= clock.iso() ? "vencido" : "vigente";
    return { ...found, state } as const;
  };

  const tryOf = (documentType: string, documentNumber: string, request: FastifyRequest): LoginTry => ({
    account: `${documentType} ${documentNumber}`,
    ip: request.ip,
  });

  /** An account of a document that asks for a letter, counted whether there is one or not. */
  const asking = async (values: RecoveryValues, request: FastifyRequest) => {
    const documentNumber = normalizeDocument(values.document);
    await countLetterTry(shop, tryOf(values.documentType, documentNumber, request));
    return findAccount(store.db, values.documentType, documentNumber);
  };

  publicCall(
    app,
    shop,
    signUp,
    async ({ body: { user }, request }) => {
      const values = checkedForm(
        registrationSchema(bogotaDay(clock.now())),
        {
          ...personValues(user),
          documentType: user.tipoDocumento,
          document: user.usuario,
          gender: user.genero,
          password: user.contrasena,
          passwordConfirm: user.contrasenaConfirm,
          captcha: user.captcha,
        },
        FIELDS,
      );
      if (!(await documentTypesOf(store.db)).includes(values.documentType))
        throw new Refusal(400, "INVALID_FIELDS", { fields: { [FIELDS.documentType]: fieldMessages.invalid } });
      await useCaptcha(shop, "registro", values.captcha, FIELDS.captcha);
      const documentNumber = normalizeDocument(values.document);
      await countLetterTry(shop, tryOf(values.documentType, documentNumber, request));
      const now = clock.iso();
      const open = async (): Promise<void> => {
        const passwordHash = await hashPassword(values.password);
        await store.transaction(async (tx) => {
          const id = await openAccount(tx, {
            documentType: values.documentType,
            documentNumber,
            ...personColumns(user, now),
            email: values.email,
            gender: values.gender as Gender,
            passwordHash,
            isNewExperience: user.new_experience_premiomayor ?? false,
            createdAt: now,
          });
          if (id !== null) return sendLink(tx, { shop, request }, { id, names: values.names }, "confirm", values.email);
          const owner = await findAccount(tx, values.documentType, documentNumber);
          if (owner?.email) await writeLetter(tx, accountExists(owner, { now, origin: originOf(config, request) }));
        });
      };
      await evenly(open());
      request.log.info({ security: "sign-up" }, "an account was asked for");
      return { data: { mensaje: accountMessages.signedUp } };
    },
    { perMinute: 20 },
  );

  publicCall(
    app,
    shop,
    resendConfirmation,
    async ({ body: { user }, request }) => {
      const values = askedFor(user);
      const resend = async (): Promise<void> => {
        const account = await asking(values, request);
        const email = account?.email;
        if (!account || !email || account.confirmedAt !== null) return;
        await store.transaction((tx) => sendLink(tx, { shop, request }, account, "confirm", email));
      };
      await evenly(resend());
      return { data: { mensaje: accountMessages.linkSent } };
    },
    { perMinute: 20 },
  );

  publicCall(
    app,
    shop,
    requestPassword,
    async ({ body: { user }, request }) => {
      const values = askedFor(user);
      const send = async (): Promise<void> => {
        const account = await asking(values, request);
        const email = account?.email;
        if (!account || !email) return;
        // Who has never confirmed the account does so by choosing a password with the link.
        await store.transaction((tx) => sendLink(tx, { shop, request }, account, "password", email));
        request.log.info({ security: "password-link" }, "a link for a new password was sent");
      };
      await evenly(send());
      return { data: { mensaje: accountMessages.linkSent } };
    },
    { perMinute: 20 },
  );

  publicCall(
    app,
    shop,
    checkToken,
    async ({ body: { user } }) => {
      const { link, state } = await findLink(user.token);
      return { data: { estado: state, uso: linkUseOf[link.purpose], correo: hidden(link.email) } };
    },
    { perMinute: 60 },
  );

  publicCall(
    app,
    shop,
    activateAccount,
    async ({ body: { user }, request }) => {
      const { link, account, state } = await findLink(user.token);
      const { purpose, email } = link;
      if (purpose === "password") throw new Refusal(404, "LINK_UNKNOWN");
      const isChangeOfEmail = purpose === "email";
      const done = (mensaje: string) => ({ data: { mensaje, esCambioDeCorreo: isChangeOfEmail } });
      const isHeld = isChangeOfEmail ? account.email === email : account.confirmedAt !== null;
      const now = clock.iso();
      const isSpent =
        state === "vigente" &&
        (await store.transaction(async (tx) => {
          if (!(await spendLink(tx, link.tokenHash, now))) return false;
          if (!isChangeOfEmail) await changeAccount(tx, account.id, { confirmedAt: now });
          else {
            await changeAccount(tx, account.id, { email });
            await revokeSessionsOf(tx, account.id, now, sessionHash(config, request));
            if (account.email) await addMessage(tx, emailChanged(account, { now, origin: originOf(config, request) }));
          }
          return true;
        }));
      if (isSpent)
        request.log.info({ security: `${purpose}-confirmed`, userId: account.id }, "an address was confirmed");
      // A mail program that opens the link twice finds it done.
      if (isSpent || (state === "usado" && isHeld)) return done(ACTIVATED);
      // Another link took this one's place: it is in the mailbox already.
      if (state === "usado" && isChangeOfEmail) throw new Refusal(404, "LINK_UNKNOWN");
      await store.transaction((tx) =>
        sendLink(tx, { shop, request }, account, purpose, isChangeOfEmail ? email : (account.email ?? email)),
      );
      return done(accountMessages.linkRenewed);
    },
    { perMinute: 30 },
  );

  publicCall(
    app,
    shop,
    resetPassword,
    async ({ body: { user }, request }) => {
      const values = checkedForm(
        resetSchema,
        { password: user.contrasena, passwordConfirm: user.contrasenaConfirm },
        FIELDS,
      );
      const { link, account } = await findLink(user.token);
      if (link.purpose !== "password") throw new Refusal(404, "LINK_UNKNOWN");
      const passwordHash = await hashPassword(values.password);
      const now = clock.iso();
      await store.transaction(async (tx) => {
        if (!(await spendLink(tx, link.tokenHash, now))) throw new Refusal(409, "LINK_USED_UP");
        await changeAccount(tx, account.id, { passwordHash, confirmedAt: account.confirmedAt ?? now });
        await endLinks(tx, account.id, ["password", "email"], now);
        await revokeSessionsOf(tx, account.id, now);
        await addMessage(
          tx,
          passwordChanged({ ...account, email: link.email }, { now, origin: originOf(config, request) }),
        );
      });
      await forgiveLoginTries(shop, tryOf(account.documentType, account.documentNumber, request));
      request.log.info({ security: "password-reset", userId: account.id }, "a password was chosen anew");
      return { data: { mensaje: accountMessages.passwordChanged } };
    },
    { perMinute: 20 },
  );

  sessionCall(
    app,
    shop,
    changePassword,
    async ({ body: { user: form }, user, request }) => {
      const values = checkedForm(
        passwordSchema,
        { current: form.contrasenaActual, password: form.contrasena, passwordConfirm: form.contrasenaConfirm },
        FIELDS,
      );
      const attempt = tryOf(user.documentType, user.documentNumber, request);
      await countLoginTry(shop, attempt);
      const account = await findAccount(store.db, user.documentType, user.documentNumber);
      if (!(await passwordMatches(account?.passwordHash ?? null, values.current))) {
        request.log.info({ security: "password-refused", userId: user.id }, "a change of password was refused");
        throw new Refusal(400, "WRONG_PASSWORD", { fields: { [FIELDS.current]: messages.WRONG_PASSWORD } });
      }
      await forgiveLoginTries(shop, attempt);
      const passwordHash = await hashPassword(values.password);
      const now = clock.iso();
      await store.transaction(async (tx) => {
        await changeAccount(tx, user.id, { passwordHash });
        await endLinks(tx, user.id, ["password"], now);
        await revokeSessionsOf(tx, user.id, now, sessionHash(config, request));
        if (user.email) await addMessage(tx, passwordChanged(user, { now, origin: originOf(config, request) }));
      });
      request.log.info({ security: "password-changed", userId: user.id }, "a password was changed");
      return { data: { mensaje: accountMessages.passwordChanged } };
    },
    { perMinute: 20 },
  );

  sessionCall(app, shop, findUsers, async ({ body, user, request }) => {
    assertOwn(request, user, body.user.usuario);
    const isCurrent = user.policiesVersion === POLICIES_VERSION ? "S" : "P";
    return {
      data: {
        nombres: user.names,
        primerApellido: user.firstSurname,
        segundoApellido: user.secondSurname,
        email: user.email,
        celular: user.mobile,
        direccion: user.address,
        fechaNacimiento: user.birthDate,
        fechaExpedicionDocumento: user.issueDate,
        genero: user.gender,
        obligacionFiscal: user.fiscalCodes,
        terminosYCondiciones: isCurrent,
        tratamientoDeDatos: isCurrent,
        mayoriaEdad: user.adultStatus,
        emailPendiente: await pendingEmailOf(store.db, user.id, clock.iso()),
      },
    };
  });

  sessionCall(
    app,
    shop,
    updateUser,
    async ({ body: { user: form }, user, request }) => {
      assertOwn(request, user, form.usuario);
      const values = checkedForm(personSchema(bogotaDay(clock.now())), personValues(form), FIELDS);
      const isNewEmail = values.email.toLowerCase() !== user.email?.toLowerCase();
      if (isNewEmail) await countLetterTry(shop, tryOf(user.documentType, user.documentNumber, request));
      const now = clock.iso();
      await store.transaction(async (tx) => {
        await changeAccount(tx, user.id, { ...personColumns(form, now), mustUpdate: false });
        if (isNewEmail) await sendLink(tx, { shop, request }, { ...user, names: values.names }, "email", values.email);
        else await endLinks(tx, user.id, ["email"], now);
      });
      return { data: { mensaje: accountMessages.updated, emailPendiente: isNewEmail ? values.email : null } };
    },
    { perMinute: 20 },
  );

  sessionCall(
    app,
    shop,
    cancelAccount,
    async ({ body, user, request, reply }) => {
      const { reason } = checkedForm(deletionSchema, { reason: body.user.motivo }, FIELDS);
      const now = clock.iso();
      await store.transaction(async (tx) => {
        const account = await lockAccount(tx, user.id);
        if (account.balancePesos > 0) throw new Refusal(409, "BALANCE_LEFT");
        if (await isBusy(tx, user.id)) throw new Refusal(409, "ACCOUNT_BUSY");
        await eraseAccount(tx, user.id, { now, reason });
        if (account.email) await addMessage(tx, deletedAccount(account, { now, origin: originOf(config, request) }));
      });
      clearSession(config, reply);
      request.log.info({ security: "account-deleted", userId: user.id }, "an account was deleted");
      return { data: { mensaje: accountMessages.deleted } };
    },
    { perMinute: 20 },
  );

  sessionCall(app, shop, openSessions, async ({ user, request }) => {
    const own = sessionHash(config, request);
    return {
      sesiones: (await liveSessions(store.db, user.id, clock.iso())).map(({ idHash, device, createdAt, seenAt }) => ({
        equipo: device,
        abierta: createdAt,
        vista: seenAt ?? createdAt,
        esEsta: idHash === own,
      })),
    };
  });

  sessionCall(app, shop, closeOtherSessions, async ({ user, request }) => {
    const cerradas = await revokeSessionsOf(store.db, user.id, clock.iso(), sessionHash(config, request));
    request.log.info({ security: "sessions-closed", userId: user.id, count: cerradas }, "other sessions were closed");
    return { cerradas };
  });

  sessionCall(app, shop, points, async ({ body, user, request }) => {
    assertOwn(request, user, body.user.usuario);
    const today = bogotaDay(clock.now());
    return {
      data: {
        disponibles: await pointsOf(store.db, user.id, {
          since: new Date(clock.now() - 365 * DAY_MS).toISOString(),
          today: new Date(bogotaInstant(today, "00:00")).toISOString(),
        }),
      },
    };
  });

  sessionCall(
    app,
    shop,
    ownData,
    async ({ user, reply }) => {
      void reply.header("content-disposition", `attachment; filename="mis-datos-${bogotaDay(clock.now())}.json"`);
      return dataOf(store.db, user.id, clock.iso());
    },
    { perMinute: 6 },
  );
}
