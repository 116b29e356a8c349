/** Tables of the shop. One schema for PGlite and PostgreSQL 15; the SQL of ./migrations is generated from it by drizzle-kit. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** An instant, read and written as ISO UTC with milliseconds. */
const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp(3) with time zone",
  fromDriver: (value) => new Date(value).toISOString(),
  toDriver: (value) => value,
});

/** Whole Colombian pesos. Jackpots do not fit 32 bits. */
const pesos = (name: string) => bigint(name, { mode: "number" });
const identity = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

export const users = pgTable(
  "users",
  {
    id: identity(),
    documentType: text("document_type").notNull(),
    documentNumber: text("document_number").notNull(),
    names: text("names").notNull(),
    firstSurname: text("first_surname"),
    secondSurname: text("second_surname"),
    email: text("email"),
    mobile: text("mobile"),
    birthDate: date("birth_date", { mode: "string" }),
    passwordHash: text("password_hash").notNull(),
    balancePesos: pesos("balance_pesos").notNull().default(0),
    isSeller: boolean("is_seller").notNull().default(false),
    mustUpdate: boolean("must_update").notNull().default(false),
    /** "Si" or "Pendiente", as the wire's mayoriaEdad. */
    adultStatus: text("adult_status").notNull().default("Si"),
    favoriteNumber: text("favorite_number"),
    favoriteSeries: text("favorite_series"),
    favoriteLotteryId: integer("favorite_lottery_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("users_document").on(table.documentType, table.documentNumber),
    check("users_balance", sql`${table.balancePesos} >= 0`),
    check("users_adult", sql`${table.adultStatus} in ('Si', 'Pendiente')`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 (hex) of the cookie's value: the table alone opens no session. */
    idHash: text("id_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const settings = pgTable("settings", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  /** Only these are answered by web-confisys. */
  isPublic: boolean("is_public").notNull().default(false),
});

export const lotteries = pgTable("lotteries", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  abbreviation: text("abbreviation").notNull(),
  fractionsPerTicket: integer("fractions_per_ticket").notNull(),
  fractionPesos: pesos("fraction_pesos").notNull(),
  jackpotPesos: pesos("jackpot_pesos").notNull(),
  seriesCount: integer("series_count").notNull(),
  /** 1: complete results; any other value: traditional. */
  resultClass: integer("result_class").notNull(),
});

export const draws = pgTable(
  "draws",
  {
    lotteryId: integer("lottery_id")
      .notNull()
      .references(() => lotteries.id),
    drawNumber: integer("draw_number").notNull(),
    closesAt: instant("closes_at").notNull(),
    drawsAt: instant("draws_at").notNull(),
    fractionsPerTicket: integer("fractions_per_ticket").notNull(),
    fractionPesos: pesos("fraction_pesos").notNull(),
    jackpotPesos: pesos("jackpot_pesos").notNull(),
    seriesCount: integer("series_count").notNull(),
  },
  (table) => [
    primaryKey({ name: "draws_pk", columns: [table.lotteryId, table.drawNumber] }),
    unique("draws_instant").on(table.lotteryId, table.drawsAt),
    index("draws_closing").on(table.closesAt),
    check("draws_order", sql`${table.closesAt} <= ${table.drawsAt}`),
    check("draws_price", sql`${table.fractionPesos} > 0 and ${table.fractionsPerTicket} between 1 and 20`),
    check("draws_series", sql`${table.seriesCount} between 1 and 1000`),
  ],
);

export const prizePlanRows = pgTable(
  "prize_plan_rows",
  {
    lotteryId: integer("lottery_id")
      .notNull()
      .references(() => lotteries.id),
    position: integer("position").notNull(),
    count: integer("count").notNull(),
    description: text("description").notNull(),
    grossTicketPesos: pesos("gross_ticket_pesos").notNull(),
    netTicketPesos: pesos("net_ticket_pesos").notNull(),
    netFractionPesos: pesos("net_fraction_pesos").notNull(),
  },
  (table) => [primaryKey({ name: "prize_plan_rows_pk", columns: [table.lotteryId, table.position] })],
);

export const results = pgTable(
  "results",
  {
    lotteryId: integer("lottery_id").notNull(),
    drawNumber: integer("draw_number").notNull(),
    number: text("number").notNull(),
    series: text("series").notNull(),
    drawsAt: instant("draws_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "results_pk", columns: [table.lotteryId, table.drawNumber] }),
    index("results_instant").on(table.drawsAt),
    check("results_number", sql`${table.number} ~ '^[0-9]{4}$' and ${table.series} ~ '^[0-9]{3}$'`),
  ],
);

export const countdownEvents = pgTable("countdown_events", {
  id: identity(),
  endsAt: instant("ends_at").notNull(),
  description: text("description").notNull(),
  buttonText: text("button_text").notNull(),
  formUrl: text("form_url").notNull(),
  isActive: boolean("is_active").notNull().default(true),
});

export const carts = pgTable(
  "carts",
  {
    id: identity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** INCART: the one open cart; ORDERED: turned into an order at checkout. */
    state: text("state").notNull(),
    revision: integer("revision").notNull().default(0),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("carts_one_open")
      .on(table.userId)
      .where(sql`state = 'INCART'`),
    check("carts_state", sql`${table.state} in ('INCART', 'ORDERED')`),
  ],
);

const lineColumns = {
  clientId: text("client_id").notNull(),
  position: integer("position").notNull(),
  lotteryId: integer("lottery_id").notNull(),
  drawNumber: integer("draw_number").notNull(),
  number: text("number").notNull(),
  series: text("series").notNull(),
  fractions: integer("fractions").notNull(),
};

export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: integer("cart_id")
      .notNull()
      .references(() => carts.id),
    ...lineColumns,
  },
  (table) => [
    primaryKey({ name: "cart_lines_pk", columns: [table.cartId, table.clientId] }),
    check("cart_lines_number", sql`${table.number} ~ '^[0-9]{4}$' and ${table.series} ~ '^[0-9]{3}$'`),
    check("cart_lines_fractions", sql`${table.fractions} between 1 and 20`),
  ],
);

export const orders = pgTable(
  "orders",
  {
    id: identity(),
    reference: text("reference").notNull().unique("orders_reference"),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    cartId: integer("cart_id")
      .notNull()
      .references(() => carts.id)
      .unique("orders_cart"),
    idempotencyKey: text("idempotency_key").notNull(),
    bodyHash: text("body_hash").notNull(),
    state: text("state").notNull(),
    gateway: text("gateway").notNull(),
    totalPesos: pesos("total_pesos").notNull(),
    discountPesos: pesos("discount_pesos").notNull().default(0),
    description: text("description").notNull(),
    ip: text("ip").notNull(),
    userAgent: text("user_agent").notNull(),
    /** Origin that the player used, for the return address. */
    origin: text("origin").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Until when its fractions are held and the payment may be finished. */
    expiresAt: instant("expires_at").notNull(),
    /** Instant of the last change of state. */
    settledAt: instant("settled_at"),
  },
  (table) => [
    unique("orders_idempotency").on(table.userId, table.idempotencyKey),
    index("orders_history").on(table.userId, table.id),
    index("orders_pending")
      .on(table.expiresAt)
      .where(sql`state = 'PENDING'`),
    check("orders_money", sql`${table.totalPesos} > 0 and ${table.discountPesos} >= 0`),
    check("orders_reference_length", sql`length(${table.reference}) between 8 and 32`),
    check("orders_gateway", sql`${table.gateway} in ('PLACETOPAY', 'PAYVALIDA')`),
    check("orders_state", sql`${table.state} in ('PENDING', 'APPROVED', 'REJECTED', 'REFUND_DUE', 'REFUNDED')`),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: identity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    ...lineColumns,
    fractionPesos: pesos("fraction_pesos").notNull(),
    totalPesos: pesos("total_pesos").notNull(),
  },
  (table) => [
    unique("order_lines_client").on(table.orderId, table.clientId),
    check("order_lines_number", sql`${table.number} ~ '^[0-9]{4}$' and ${table.series} ~ '^[0-9]{3}$'`),
    check("order_lines_money", sql`${table.totalPesos} = ${table.fractions} * ${table.fractionPesos}`),
  ],
);

const ticketColumns = {
  lotteryId: integer("lottery_id").notNull(),
  drawNumber: integer("draw_number").notNull(),
  number: text("number").notNull(),
  series: text("series").notNull(),
};

/** One row per ticket ever asked for: it is what buyers of the same ticket wait on. */
export const tickets = pgTable("tickets", ticketColumns, (table) => [
  primaryKey({ name: "tickets_pk", columns: [table.lotteryId, table.drawNumber, table.number, table.series] }),
]);

/** Fractions that are not free. A fraction without a row is free: ten thousand numbers times hundreds of series are never stored. */
export const fractions = pgTable(
  "fractions",
  {
    ...ticketColumns,
    fractionNo: integer("fraction_no").notNull(),
    state: text("state").notNull(),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    /** HELD only: from here on it counts as free again. */
    heldUntil: instant("held_until"),
  },
  (table) => [
    primaryKey({
      name: "fractions_pk",
      columns: [table.lotteryId, table.drawNumber, table.number, table.series, table.fractionNo],
    }),
    index("fractions_line").on(table.orderLineId),
    check("fractions_state", sql`${table.state} in ('HELD', 'SOLD', 'EXTERNAL')`),
    check("fractions_owner", sql`(${table.state} = 'EXTERNAL') = (${table.orderLineId} is null)`),
    check("fractions_hold", sql`(${table.state} = 'HELD') = (${table.heldUntil} is not null)`),
  ],
);

/** A session opened (or being opened) at a gateway for an order. */
export const payments = pgTable(
  "payments",
  {
    id: identity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id)
      .unique("payments_order"),
    gateway: text("gateway").notNull(),
    requestId: text("request_id"),
    processUrl: text("process_url"),
    /** The gateway's own word for the state, kept as it came. */
    gatewayStatus: text("gateway_status").notNull().default("NEW"),
    /** What the confirmation and the receipt show of the payment. */
    detail: jsonb("detail").$type<PaymentDetail | null>(),
    attempts: integer("attempts").notNull().default(0),
    /** Somebody is opening the session at the gateway; others wait for the answer until then. */
    openingUntil: instant("opening_until"),
    checkedAt: instant("checked_at"),
    /** When the poller asks next; null once the answer is final. */
    nextCheckAt: instant("next_check_at"),
  },
  (table) => [
    unique("payments_request").on(table.gateway, table.requestId),
    index("payments_due").on(table.nextCheckAt),
  ],
);

/** What is kept of a gateway's answer: nothing of the card but its brand. */
export interface PaymentDetail {
  message: string | null;
  reason: string | null;
  date: string;
  bank: string | null;
  method: string | null;
  authorization: string | null;
  receipt: string | null;
}

/** Notifications that were verified; the same one again finds its row and has no second effect. */
export const gatewayEvents = pgTable("gateway_events", {
  id: text("id").primaryKey(),
  orderId: integer("order_id")
    .notNull()
    .references(() => orders.id),
  status: text("status").notNull(),
  receivedAt: instant("received_at").notNull(),
});

/** The ledger: exactly one row per approved order. */
export const sales = pgTable(
  "sales",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id),
    amountPesos: pesos("amount_pesos").notNull(),
    soldAt: instant("sold_at").notNull(),
    /** The money went back to the buyer. */
    reversedAt: instant("reversed_at"),
  },
  (table) => [check("sales_money", sql`${table.amountPesos} > 0`)],
);

/** Money that must go back: paid for what could no longer be given. */
export const refunds = pgTable("refunds", {
  orderId: integer("order_id")
    .primaryKey()
    .references(() => orders.id),
  amountPesos: pesos("amount_pesos").notNull(),
  reason: text("reason").notNull(),
  createdAt: instant("created_at").notNull(),
  doneAt: instant("done_at"),
});

export const captchaNonces = pgTable(
  "captcha_nonces",
  { nonce: text("nonce").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (table) => [index("captcha_nonces_expiry").on(table.expiresAt)],
);

/** Failed logins per account and per address, shared by all processes. Keys are hashes. */
export const loginAttempts = pgTable("login_attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  lastFailureAt: instant("last_failure_at").notNull(),
  blockedUntil: instant("blocked_until"),
});

/** Sessions of the embedded sandbox gateways: their own memory, of which the shop knows nothing. */
export const sandboxSessions = pgTable("sandbox_sessions", {
  id: identity(),
  gateway: text("gateway").notNull(),
  reference: text("reference").notNull(),
  /** Part of the pay page's address, so that it cannot be guessed. */
  token: text("token").notNull().unique("sandbox_sessions_token"),
  status: text("status").notNull(),
  /** The request as the shop sent it. */
  request: jsonb("request").$type<Record<string, unknown>>().notNull(),
  totalPesos: pesos("total_pesos").notNull().default(0),
  description: text("description").notNull().default(""),
  returnUrl: text("return_url").notNull().default("/"),
  attempts: jsonb("attempts").$type<SandboxAttempt[]>().notNull().default([]),
  expiresAt: instant("expires_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  /** A pending attempt becomes this at that instant. */
  resolvesTo: text("resolves_to"),
  resolvesAt: instant("resolves_at"),
  /** The gateway pretends to be down until then. */
  muteUntil: instant("mute_until"),
});

/** One try to pay in a sandbox session. */
export interface SandboxAttempt {
  status: string;
  message: string;
  date: string;
  reference: number;
  method: string;
  bank: string;
}

/** What the demo has already done, so that a restart does not do it again. */
export const demoSteps = pgTable("demo_steps", {
  name: text("name").primaryKey(),
  doneAt: instant("done_at").notNull(),
});
