/** The embedded PlaceToPay: its API by the public documentation, its pay page, and its signed notification over HTTP. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { authOf, sameText, signatureOf } from "../gateways/placetopay";
import { objectOf, pesosOf, textOf } from "../gateways/http";
import type { Shop } from "../shop";
import { addPayPage, notifyShop } from "./payPage";
import type { SandboxAttempt } from "../store/schema";
import { cancelSession, createSession, findSession, isInProcess, isMute, reverseAttempt } from "./sessions";
import type { SandboxSession } from "../store/sandboxSessions";

const CLOCK_DRIFT_MS = 5 * 60_000;
const MIN_EXPIRATION_MS = 5 * 60_000;
/** Time that a request may lose on its way before its expiration is looked at. */
const EXPIRATION_SLACK_MS = 10_000;

interface Status {
  status: string;
  reason: string;
  message: string;
  date: string;
}

function statusOf(session: SandboxSession): Status {
  const [latest] = session.attempts;
  const isExpired = session.status === "REJECTED" && latest?.status !== "REJECTED";
  const messages: Readonly<Record<string, [string, string]>> = {
    APPROVED: ["00", "La petición ha sido aprobada exitosamente"],
    REJECTED: isExpired ? ["EX", "La petición ha expirado"] : ["XN", "Se ha rechazado la petición"],
    CANCELLED: ["?C", "La petición ha sido cancelada por el comercio"],
    PENDING: latest ? ["PT", "La petición se encuentra pendiente"] : ["PC", "La petición se encuentra activa"],
  };
  const [reason, message] = messages[session.status] ?? ["?", "Estado desconocido"];
  const status = session.status === "CANCELLED" ? "REJECTED" : session.status;
  return { status, reason, message, date: session.updatedAt };
}

function isAuthentic({ config, clock }: Shop, body: Record<string, unknown>): boolean {
  const account = config.placetopay;
  const auth = objectOf(body["auth"]);
  const [login, tranKey, nonce, seed] = ["login", "tranKey", "nonce", "seed"].map((name) => textOf(auth[name]));
  if (!account || !login || !tranKey || !nonce || !seed || login !== account.login) return false;
  if (!(Math.abs(Date.parse(seed) - clock.now()) <= CLOCK_DRIFT_MS)) return false;
  const expected = authOf(login, account.secretKey, Buffer.from(nonce, "base64"), seed, account.hash);
  return sameText(tranKey, expected.tranKey);
}

/** What is wrong with a request for a session; null when nothing is. */
function problemOf(body: Record<string, unknown>, now: number): string | null {
  const payment = objectOf(body["payment"]);
  const amount = objectOf(payment["amount"]);
  const reference = textOf(payment["reference"]);
  if (!reference || reference.length > 32) return "payment.reference no es válido";
  if (amount["currency"] !== "COP" || !pesosOf(amount["total"])) return "payment.amount no es válido";
  for (const field of ["returnUrl", "ipAddress", "userAgent"]) if (!textOf(body[field])) return `${field} es requerido`;
  if (!URL.canParse(textOf(body["returnUrl"])!)) return "returnUrl no es válido";
  const expiration = textOf(body["expiration"]);
  if (expiration && !(Date.parse(expiration) - now >= MIN_EXPIRATION_MS - EXPIRATION_SLACK_MS))
    return "expiration debe ser al menos 5 minutos posterior";
  return null;
}

function failed(reply: FastifyReply, code: number, reason: string, message: string, date: string): FastifyReply {
  return reply.code(code).send({ status: { status: "FAILED", reason, message, date } });
}

function informationOf(session: SandboxSession): Record<string, unknown> {
  const { auth: _auth, ...request } = session.request;
  const amount = objectOf(objectOf(request["payment"])["amount"]);
  return {
    requestId: session.id,
    status: statusOf(session),
    request,
    payment:
      session.attempts.length === 0 ? null : session.attempts.map((attempt) => paymentOf(session, attempt, amount)),
  };
}

function paymentOf(session: SandboxSession, attempt: SandboxAttempt, amount: unknown): Record<string, unknown> {
  return {
    status: { status: attempt.status, reason: "00", message: attempt.message, date: attempt.date },
    internalReference: attempt.reference,
    paymentMethod: "visa",
    paymentMethodName: attempt.method,
    issuerName: attempt.bank,
    amount: { from: amount, to: amount, factor: 1 },
    authorization: attempt.status === "APPROVED" ? String(attempt.reference).padStart(6, "0") : "",
    reference: session.reference,
    receipt: String(attempt.reference),
    franchise: "VS",
    refunded: attempt.isRefunded ?? false,
  };
}

async function notify(shop: Shop, selfUrl: string, session: SandboxSession): Promise<void> {
  const account = shop.config.placetopay;
  if (!account) return;
  const status = statusOf(session);
  const notification = {
    status,
    requestId: session.id,
    reference: session.reference,
    signature: signatureOf({ requestId: session.id, ...status }, account.secretKey, account.hash),
  };
  await notifyShop(shop, `${selfUrl}/api/pagos/placetopay/notificacion`, notification);
}

/** Adds the sandbox's API and pay page. `selfUrl` is where its notifications go: this same process, over HTTP. */
export function addPlaceToPaySandbox(app: FastifyInstance, shop: Shop, selfUrl: () => string): void {
  const { clock } = shop;

  app.post("/sandbox/placetopay/api/session", async (request, reply) => {
    const body = objectOf(request.body);
    if (!isAuthentic(shop, body)) return failed(reply, 401, "401", "Autenticación fallida", clock.iso());
    const problem = problemOf(body, clock.now());
    if (problem) return failed(reply, 400, "BR", problem, clock.iso());
    const payment = objectOf(body["payment"]);
    const returnUrl = textOf(body["returnUrl"])!;
    const expiresAt = textOf(body["expiration"]) ?? new Date(clock.now() + 30 * 60_000).toISOString();
    const session = await createSession(shop, {
      gateway: "PLACETOPAY",
      reference: textOf(payment["reference"])!,
      request: body,
      totalPesos: pesosOf(objectOf(payment["amount"])["total"])!,
      description: textOf(payment["description"]) ?? "",
      returnUrl,
      expiresAt: new Date(expiresAt).toISOString(),
    });
    return {
      status: { status: "OK", reason: "PC", message: "La petición se ha procesado correctamente", date: clock.iso() },
      requestId: session.id,
      processUrl: `${new URL(returnUrl).origin}/sandbox/placetopay/pagar/${session.token}`,
    };
  });

  const down = (reply: FastifyReply) => reply.code(503).type("text/html").send("<h1>Servicio no disponible</h1>");

  /** A call about one session: "information" tells it, "cancel" ends it first. */
  const aboutSession = (url: string, act: (session: SandboxSession) => Promise<SandboxSession | null>) =>
    app.post<{ Params: { id: string } }>(url, async (request, reply) => {
      if (!isAuthentic(shop, objectOf(request.body)))
        return failed(reply, 401, "401", "Autenticación fallida", clock.iso());
      const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
      const session = await findSession(shop, "PLACETOPAY", { id });
      if (!session) return failed(reply, 404, "404", "La sesión no existe", clock.iso());
      if (isMute(session, clock.iso())) return down(reply);
      const after = await act(session);
      return after
        ? informationOf(after)
        : failed(reply, 200, "XC", "La sesión tiene una transacción en curso", clock.iso());
    });
  aboutSession("/sandbox/placetopay/api/session/:id", async (session) => session);
  aboutSession("/sandbox/placetopay/api/session/:id/cancel", async (session) =>
    session.status === "PENDING" && isInProcess(session) ? null : cancelSession(shop, session),
  );

  app.post("/sandbox/placetopay/api/reverse", async (request, reply) => {
    const body = objectOf(request.body);
    if (!isAuthentic(shop, body)) return failed(reply, 401, "401", "Autenticación fallida", clock.iso());
    const reference = Number(/^\d{1,9}$/.exec(textOf(body["internalReference"]) ?? "")?.[0] ?? 0);
    const session = await findSession(shop, "PLACETOPAY", { id: Math.floor(reference / 100) });
    if (session && isMute(session, clock.iso())) return down(reply);
    const refund = session && (await reverseAttempt(shop, session, reference));
    if (!refund) return failed(reply, 200, "XR", "La transacción no se puede reversar", clock.iso());
    const amount = objectOf(objectOf(session.request["payment"])["amount"]);
    return {
      status: { status: "APPROVED", reason: "00", message: "La transacción fue reversada", date: clock.iso() },
      payment: paymentOf(session, refund, amount),
    };
  });

  addPayPage(app, shop, {
    gateway: "PLACETOPAY",
    name: "PlaceToPay",
    path: "/sandbox/placetopay/pagar",
    notify: (session) => notify(shop, selfUrl(), session),
  });
}
