/** Tables of the shop. One schema for PGlite and PostgreSQL 15; the SQL of ./migrations is generated from it by drizzle-kit. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { genders, type Gender } from "#domain/account";
import { pqrsDocumentTypes, type PqrsDocumentType } from "#domain/documents";
import { limitPeriods, pauseKinds, type LimitPeriod, type PauseKind } from "#domain/calm";
import { orderStates, type OrderState } from "#domain/orders";
import { gatewayNames, type GatewayName } from "#domain/payments";
import { prizeStates, type PrizeState } from "#domain/prizes";
import { rechargeStates, type RechargeState } from "#domain/recharges";
import { refundReasons, refundStates, type RefundReason, type RefundState } from "#domain/refunds";
import type { PaymentDetail } from "../gateways/gateway";

/** An instant, read and written as ISO UTC with milliseconds. */
const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp(3) with time zone",
  fromDriver: (value) => new Date(value).toISOString(),
  toDriver: (value) => value,
});

/** The condition that a text column holds one of some words. */
const oneOf = (column: AnyPgColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`;

/** Whole Colombian pesos. Jackpots do not fit 32 bits. */
const pesos = (name: string) => bigint(name, { mode: "number" });
const identity = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

const adultStates = ["Si", "Pendiente"] as const;

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
    /** When the identity document was issued. */
    issueDate: date("issue_date", { mode: "string" }),
    gender: text("gender").$type<Gender>(),
    address: text("address"),
    /** Codes of fiscal responsibility, by semicolons. */
    fiscalCodes: text("fiscal_codes").notNull().default("R-99-PN"),
    /** Nothing matches "": the hash of an account that was deleted. */
    passwordHash: text("password_hash").notNull(),
    /** When the owner of the address confirmed it; null until then, and nobody logs in. */
    confirmedAt: instant("confirmed_at"),
    /** Version of the terms and of the privacy policy that was accepted last; null where the account is older than this record. */
    policiesVersion: text("policies_version"),
    policiesAcceptedAt: instant("policies_accepted_at"),
    /** As the wire's new_experience_…: the account was opened in this shop. */
    isNewExperience: boolean("is_new_experience").notNull().default(false),
    /** When its owner deleted it; what the law does not ask for was erased then. */
    deletedAt: instant("deleted_at"),
    /** Why it was deleted, in its owner's words. */
    deletionReason: text("deletion_reason"),
    /** Minutes of play after which the player wants to be reminded of the time; null for never. */
    reminderMinutes: integer("reminder_minutes"),
    balancePesos: pesos("balance_pesos").notNull().default(0),
    isSeller: boolean("is_seller").notNull().default(false),
    mustUpdate: boolean("must_update").notNull().default(false),
    /** As the wire's mayoriaEdad. */
    adultStatus: text("adult_status").$type<(typeof adultStates)[number]>().notNull().default("Si"),
    favoriteNumber: text("favorite_number"),
    favoriteSeries: text("favorite_series"),
    favoriteLotteryId: integer("favorite_lottery_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    // Who opens another account with the document is the same person.
    index("users_person").on(table.documentType, table.documentNumber),
    // A document whose account was deleted may open another one.
    uniqueIndex("users_document")
      .on(table.documentType, table.documentNumber)
      .where(sql`deleted_at is null`),
    check("users_balance", sql`${table.balancePesos} >= 0`),
    check("users_adult", oneOf(table.adultStatus, adultStates)),
    check("users_gender", oneOf(table.gender, genders)),
    check("users_reminder", sql`${table.reminderMinutes} > 0`),
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
    /** Browser and system in words, as its person recognises them. */
    device: text("device").notNull().default(""),
    /** The last request, told to within some minutes. */
    seenAt: instant("seen_at"),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** What a link that was sent by e-mail is good for. */
const linkPurposes = ["confirm", "password", "email"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Links that prove who reads an address: to confirm an account, to choose a password anew, to change the address. Each is good for one use. */
export const accountLinks = pgTable(
  "account_links",
  {
    /** SHA-256 (hex) of the link's token: the table alone opens nothing. */
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** Where it was sent; with "email", the address that it makes the account's. */
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When it was used, or when another one took its place. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("account_links_user").on(table.userId, table.purpose),
    index("account_links_expiry").on(table.expiresAt),
    check("account_links_purpose", oneOf(table.purpose, linkPurposes)),
  ],
);

/** Most that a person wants to spend in a day, a week or a month of Bogota's calendar. */
export const playLimits = pgTable(
  "play_limits",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    period: text("period").$type<LimitPeriod>().notNull(),
    pesos: pesos("pesos").notNull(),
    /** What it becomes at `nextFrom`: a higher limit waits; null there takes the limit away. */
    nextPesos: pesos("next_pesos"),
    nextFrom: instant("next_from"),
  },
  (table) => [
    primaryKey({ name: "play_limits_pk", columns: [table.userId, table.period] }),
    check("play_limits_period", oneOf(table.period, limitPeriods)),
    check("play_limits_money", sql`${table.pesos} >= 0 and ${table.nextPesos} >= 0`),
  ],
);

/** Times in which a person wants to buy nothing. None ends before its time. */
export const playPauses = pgTable(
  "play_pauses",
  {
    id: identity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind").$type<PauseKind>().notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [
    index("play_pauses_user").on(table.userId, table.endsAt),
    check("play_pauses_kind", oneOf(table.kind, pauseKinds)),
    check("play_pauses_time", sql`${table.endsAt} > ${table.startsAt}`),
  ],
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

/** What the tickets of one draw or many can win. */
export const prizePlans = pgTable(
  "prize_plans",
  {
    id: identity(),
    lotteryId: integer("lottery_id")
      .notNull()
      .references(() => lotteries.id),
    /** What the files of its lottery call it. */
    code: text("code").notNull().default("ordinario"),
  },
  (table) => [unique("prize_plans_code").on(table.lotteryId, table.code)],
);

export const prizePlanRows = pgTable(
  "prize_plan_rows",
  {
    planId: integer("plan_id")
      .notNull()
      .references(() => prizePlans.id),
    position: integer("position").notNull(),
    count: integer("count").notNull(),
    description: text("description").notNull(),
    grossTicketPesos: pesos("gross_ticket_pesos").notNull(),
    netTicketPesos: pesos("net_ticket_pesos").notNull(),
    netFractionPesos: pesos("net_fraction_pesos").notNull(),
    /** When the prize falls on a ticket, as {@link parsePrizeRule} reads it; null: not known, so that no ticket can be checked. */
    rule: text("rule"),
  },
  (table) => [primaryKey({ name: "prize_plan_rows_pk", columns: [table.planId, table.position] })],
);

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
    /** What its tickets can win; null where that is not known. */
    planId: integer("plan_id").references(() => prizePlans.id),
    /** Since when it will not be held. */
    annulledAt: instant("annulled_at"),
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

/**
 * Of a result: NEW has yet to be held against the sold tickets, or again. INCOMPLETE: nobody can tell what they won, for the plan
 * or a seco is not known. CHECKED: what they won is recorded.
 */
const resultChecks = ["NEW", "INCOMPLETE", "CHECKED"] as const;

export const results = pgTable(
  "results",
  {
    lotteryId: integer("lottery_id").notNull(),
    drawNumber: integer("draw_number").notNull(),
    number: text("number").notNull(),
    series: text("series").notNull(),
    drawsAt: instant("draws_at").notNull(),
    /** Raised when what was drawn, or the plan that says what it pays, is changed. */
    version: integer("version").notNull().default(1),
    check: text("check_state").$type<(typeof resultChecks)[number]>().notNull().default("NEW"),
    /** Since when it is the last word: the winners have been told, and nothing is taken from them any more. */
    officialAt: instant("official_at"),
  },
  (table) => [
    primaryKey({ name: "results_pk", columns: [table.lotteryId, table.drawNumber] }),
    foreignKey({
      name: "results_draw",
      columns: [table.lotteryId, table.drawNumber],
      foreignColumns: [draws.lotteryId, draws.drawNumber],
    }),
    index("results_instant").on(table.drawsAt),
    index("results_due")
      .on(table.drawsAt)
      .where(sql`check_state = 'NEW' or (check_state = 'CHECKED' and official_at is null)`),
    check("results_check", oneOf(table.check, resultChecks)),
    check("results_number", sql`${table.number} ~ '^[0-9]{4}$' and ${table.series} ~ '^[0-9]{3}$'`),
  ],
);

/** Numbers and series that were drawn for a seco: a row of the draw's plan. */
export const secos = pgTable(
  "secos",
  {
    lotteryId: integer("lottery_id").notNull(),
    drawNumber: integer("draw_number").notNull(),
    /** Of the row in the draw's plan. */
    position: integer("position").notNull(),
    number: text("number").notNull(),
    series: text("series").notNull(),
  },
  (table) => [
    primaryKey({
      name: "secos_pk",
      columns: [table.lotteryId, table.drawNumber, table.position, table.number, table.series],
    }),
    foreignKey({
      name: "secos_result",
      columns: [table.lotteryId, table.drawNumber],
      foreignColumns: [results.lotteryId, results.drawNumber],
    }),
    check("secos_number", sql`${table.number} ~ '^[0-9]{4}$' and ${table.series} ~ '^[0-9]{3}$'`),
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

/** An item of the shop's news. Its body is HTML as an editor wrote it: it is cleaned where it is shown. */
export const news = pgTable(
  "news",
  {
    id: identity(),
    name: text("name").notNull(),
    /** Address of its picture. */
    cover: text("cover"),
    summary: text("summary").notNull(),
    body: text("body").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("news_updated").on(table.updatedAt)],
);

/** A page of the shop by its name in the address, or the text that heads a screen. Descriptions are HTML. */
export const pages = pgTable("pages", {
  id: identity(),
  page: text("page").notNull().unique("pages_page"),
  title: text("title").notNull(),
  description: text("description").notNull(),
  image: text("image"),
});

/** A part of a page, or a part of such a part. */
export const subpages = pgTable(
  "subpages",
  {
    id: identity(),
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id),
    parentId: integer("parent_id").references((): AnyPgColumn => subpages.id),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    image: text("image"),
  },
  (table) => [unique("subpages_place").on(table.pageId, table.parentId, table.position).nullsNotDistinct()],
);

/** A section of the points programme: a text, or cards under one. */
export const units = pgTable(
  "units",
  {
    id: identity(),
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id),
    position: integer("position").notNull(),
    description: text("description").notNull(),
  },
  (table) => [unique("units_place").on(table.pageId, table.position)],
);

export const cards = pgTable(
  "cards",
  {
    id: identity(),
    unitId: integer("unit_id")
      .notNull()
      .references(() => units.id),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    image: text("image"),
    phone: text("phone"),
    address: text("address"),
  },
  (table) => [unique("cards_place").on(table.unitId, table.position)],
);

/** The privacy policy is the first record, the terms are the second (INFO-03). */
export const terms = pgTable("terms", {
  position: integer("position").primaryKey(),
  description: text("description").notNull(),
});

export const faqs = pgTable("faqs", {
  id: identity(),
  position: integer("position").notNull().unique("faqs_position"),
  /** What the question is about: "Pagos". */
  topic: text("topic").notNull(),
  title: text("title").notNull(),
  content: text("content").notNull(),
});

/** The slides of the home page in their order (HOME-01). */
export const sliders = pgTable("sliders", {
  id: identity(),
  position: integer("position").notNull().unique("sliders_position"),
  image: text("image").notNull(),
  title: text("title").notNull(),
  /** The figure that the slide announces, as it is read. */
  figure: text("figure"),
  text: text("text"),
  /** The words of its button. */
  action: text("action"),
  link: text("link"),
  /** Whether the link opens in a tab of its own. */
  blank: boolean("blank").notNull(),
});

/** How a prize is claimed, on the home page (HOME-07). */
export const homePayPrizes = pgTable("home_pay_prizes", {
  id: identity(),
  position: integer("position").notNull().unique("home_pay_prizes_position"),
  cover: text("cover"),
  description: text("description").notNull(),
  url: text("url"),
});

/** The steps of the guide to collect a prize. */
export const payPrizes = pgTable("pay_prizes", {
  id: identity(),
  position: integer("position").notNull().unique("pay_prizes_position"),
  cover: text("cover"),
  description: text("description").notNull(),
});

/** What a PQRS may be about. Contents are HTML. */
export const pqrsTopics = pgTable("pqrs_topics", {
  id: integer("id").primaryKey(),
  title: text("title").notNull(),
  content: text("content").notNull(),
});

/** Petitions, complaints, claims and suggestions, each with its case number. */
export const pqrs = pgTable(
  "pqrs",
  {
    id: identity(),
    caseNumber: text("case_number").notNull().unique("pqrs_case_number"),
    /** Hash of the form's own id and of all that it says: a retry finds its first try. */
    onceKey: text("once_key").notNull().unique("pqrs_once"),
    topicId: integer("topic_id")
      .notNull()
      .references(() => pqrsTopics.id),
    documentType: text("document_type").$type<PqrsDocumentType>().notNull(),
    documentNumber: text("document_number").notNull(),
    name: text("name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    telephone: text("telephone").notNull(),
    comment: text("comment").notNull(),
    /** When the data policy was accepted is when it was sent. */
    receivedAt: instant("received_at").notNull(),
    /** Last day for the answer. */
    dueDay: date("due_day", { mode: "string" }).notNull(),
    startedAt: instant("started_at"),
    answeredAt: instant("answered_at"),
    answer: text("answer"),
  },
  (table) => [
    check("pqrs_document_type", oneOf(table.documentType, pqrsDocumentTypes)),
    check("pqrs_answer", sql`(${table.answeredAt} is null) = (${table.answer} is null)`),
  ],
);

/** Services that players rate, by the name that the form sends. */
export const ratedServices = pgTable("rated_services", {
  id: text("id").primaryKey(),
  position: integer("position").notNull().unique("rated_services_position"),
  name: text("name").notNull(),
});

export const ratingQuestions = pgTable(
  "rating_questions",
  {
    id: identity(),
    serviceId: text("service_id")
      .notNull()
      .references(() => ratedServices.id),
    position: integer("position").notNull(),
    name: text("name").notNull(),
  },
  (table) => [unique("rating_questions_place").on(table.serviceId, table.position)],
);

/** Ratings, of nobody: no person stands beside them. */
export const ratings = pgTable("ratings", {
  id: identity(),
  /** Hash of the form's own id and of all that it says: a retry finds its first try. */
  onceKey: text("once_key").notNull().unique("ratings_once"),
  serviceId: text("service_id")
    .notNull()
    .references(() => ratedServices.id),
  comment: text("comment").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const ratingAnswers = pgTable(
  "rating_answers",
  {
    ratingId: integer("rating_id")
      .notNull()
      .references(() => ratings.id),
    questionId: integer("question_id")
      .notNull()
      .references(() => ratingQuestions.id),
    /** 1 excellent to 5 bad. */
    answer: integer("answer").notNull(),
  },
  (table) => [
    primaryKey({ name: "rating_answers_pk", columns: [table.ratingId, table.questionId] }),
    check("rating_answers_scale", sql`${table.answer} between 1 and 5`),
  ],
);

/** What a message tells of. */
export type MessageKind =
  | "pqrs"
  | "confirm"
  | "account-exists"
  | "password-link"
  | "password-changed"
  | "email-link"
  | "email-changed"
  | "account-deleted"
  | "purchase"
  | "prize"
  | "claim"
  | "refund"
  | "postponed";

const messageChannels = ["email", "sms"] as const;
export type MessageChannel = (typeof messageChannels)[number];
/**
 * WAITING: to be sent at `next_try_at`. SENDING: somebody is at it. SENT: the transport took it. UNKNOWN: whether it took it is
 * not known, so it is not sent again. FAILED: refused for good, or too many times.
 */
const messageStates = ["WAITING", "SENDING", "SENT", "UNKNOWN", "FAILED"] as const;
export type MessageState = (typeof messageStates)[number];

/** Messages of the shop, written in the transaction of what they tell of, and sent after it by the relay (jobs/outbox.ts). */
export const messages = pgTable(
  "messages",
  {
    id: identity(),
    kind: text("kind").$type<MessageKind>().notNull(),
    /** What it tells of: there is at most one message for each. */
    key: text("key").notNull().unique("messages_key"),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    /** The same in plain text. */
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
    channel: text("channel").$type<MessageChannel>().notNull().default("email"),
    /** Whose account it belongs to; null for a visitor's. */
    userId: integer("user_id").references(() => users.id),
    /** Order whose receipt goes along as a PDF, made when the message is sent. */
    orderId: integer("order_id").references(() => orders.id),
    state: text("state").$type<MessageState>().notNull().default("WAITING"),
    tries: integer("tries").notNull().default(0),
    /** When it is tried next; of one that is being sent, until when its sender is waited for. Null when there is nothing more to do. */
    nextTryAt: instant("next_try_at"),
    sentAt: instant("sent_at"),
    /** What the transport said last, for the log and whoever repairs it; never a text of the message. */
    fault: text("fault"),
  },
  (table) => [
    index("messages_recipient").on(table.recipient, table.createdAt),
    index("messages_due")
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index("messages_user").on(table.userId),
    check("messages_channel", oneOf(table.channel, messageChannels)),
    check("messages_state", oneOf(table.state, messageStates)),
  ],
);

const cartStates = ["INCART", "ORDERED"] as const;

export const carts = pgTable(
  "carts",
  {
    id: identity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** INCART: the one open cart; ORDERED: turned into an order at checkout. */
    state: text("state").$type<(typeof cartStates)[number]>().notNull(),
    revision: integer("revision").notNull().default(0),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("carts_one_open")
      .on(table.userId)
      .where(sql`state = 'INCART'`),
    check("carts_state", oneOf(table.state, cartStates)),
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
    foreignKey({
      name: "cart_lines_draw",
      columns: [table.lotteryId, table.drawNumber],
      foreignColumns: [draws.lotteryId, draws.drawNumber],
    }),
    check("cart_lines_number", sql`${table.number} ~ '^[0-9]{4}$' and ${table.series} ~ '^[0-9]{3}$'`),
    check("cart_lines_fractions", sql`${table.fractions} between 1 and 20`),
  ],
);

/** Coupons. One that was given out is not removed: its orders keep its code. */
export const coupons = pgTable(
  "coupons",
  {
    /** Letters and digits, in capitals: what people type. */
    code: text("code").primaryKey(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Purchases that it is good for, of all people together; null for any number. */
    usesLimit: integer("uses_limit"),
    /** Purchases of one person. */
    usesPerPerson: integer("uses_per_person").notNull().default(1),
    /** Fractions that a bet must have for a discount. */
    minFractions: integer("min_fractions").notNull(),
    maxFractions: integer("max_fractions").notNull(),
  },
  (table) => [
    check("coupons_code", sql`${table.code} ~ '^[A-Z0-9]{1,30}$'`),
    check("coupons_time", sql`${table.startsAt} < ${table.endsAt}`),
    check("coupons_uses", sql`${table.usesLimit} >= 0 and ${table.usesPerPerson} >= 1`),
    check("coupons_fractions", sql`${table.minFractions} >= 1 and ${table.minFractions} <= ${table.maxFractions}`),
  ],
);

/** What a coupon takes off the bets of a lottery. */
export const couponLotteries = pgTable(
  "coupon_lotteries",
  {
    couponCode: text("coupon_code")
      .notNull()
      .references(() => coupons.code),
    lotteryId: integer("lottery_id")
      .notNull()
      .references(() => lotteries.id),
    /** Whole percent. */
    percent: integer("percent").notNull(),
  },
  (table) => [
    primaryKey({ name: "coupon_lotteries_pk", columns: [table.couponCode, table.lotteryId] }),
    check("coupon_lotteries_percent", sql`${table.percent} between 1 and 100`),
  ],
);

/** Operators whose phones are recharged. One that is not sold any more stays: its recharges name it. */
export const operators = pgTable(
  "operators",
  {
    /** The wire's ideProducto. */
    id: integer("id").primaryKey(),
    /** The wire's ideOperadorGana. */
    ganaId: integer("gana_id").notNull().unique("operators_gana"),
    name: text("name").notNull(),
    code: text("code").notNull().unique("operators_code"),
    /** Least and most of a top-up. */
    minPesos: pesos("min_pesos").notNull(),
    maxPesos: pesos("max_pesos").notNull(),
    isSold: boolean("is_sold").notNull().default(true),
  },
  (table) => [check("operators_range", sql`${table.minPesos} between 1 and ${table.maxPesos}`)],
);

export const rechargePackages = pgTable(
  "recharge_packages",
  {
    operatorId: integer("operator_id")
      .notNull()
      .references(() => operators.id),
    /** The operator's own name for it: the wire's idePaqueteOperador. */
    id: text("id").notNull(),
    /** The wire's idePaqueteGANA. */
    ganaId: integer("gana_id").notNull().unique("recharge_packages_gana"),
    name: text("name").notNull(),
    pesos: pesos("pesos").notNull(),
    isSold: boolean("is_sold").notNull().default(true),
  },
  (table) => [
    primaryKey({ name: "recharge_packages_pk", columns: [table.operatorId, table.id] }),
    check("recharge_packages_money", sql`${table.pesos} > 0`),
  ],
);

const rechargeColumns = {
  clientId: text("client_id").notNull(),
  position: integer("position").notNull(),
  phone: text("phone").notNull(),
  operatorId: integer("operator_id").notNull(),
  /** Null for a top-up. */
  packageId: text("package_id"),
};

/** Recharges of carts. A package is priced when its cart is read. */
export const cartRecharges = pgTable(
  "cart_recharges",
  {
    cartId: integer("cart_id")
      .notNull()
      .references(() => carts.id),
    ...rechargeColumns,
    /** Of a top-up; null for a package. */
    topUpPesos: pesos("top_up_pesos"),
  },
  (table) => [
    primaryKey({ name: "cart_recharges_pk", columns: [table.cartId, table.clientId] }),
    foreignKey({ name: "cart_recharges_operator", columns: [table.operatorId], foreignColumns: [operators.id] }),
    foreignKey({
      name: "cart_recharges_package",
      columns: [table.operatorId, table.packageId],
      foreignColumns: [rechargePackages.operatorId, rechargePackages.id],
    }),
    check("cart_recharges_phone", sql`${table.phone} ~ '^3[0-9]{9}$'`),
    check("cart_recharges_kind", sql`(${table.packageId} is null) = (${table.topUpPesos} is not null)`),
    check("cart_recharges_money", sql`${table.topUpPesos} > 0`),
  ],
);

const endReasons = ["EXPIRED", "CANCELLED"] as const;

/**
 * Of an order with a coupon. KEPT: it counts as a use. RETURNED: the order came to nothing, so it does not. LATE: it was paid
 * after its use had been given back; it counts, and may be more than the coupon was good for.
 */
const couponUses = ["KEPT", "RETURNED", "LATE"] as const;

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
    state: text("state").$type<OrderState>().notNull(),
    totalPesos: pesos("total_pesos").notNull(),
    discountPesos: pesos("discount_pesos").notNull().default(0),
    /** What of the total is for recharges: of them no coupon takes anything off, and they are no play. */
    rechargePesos: pesos("recharge_pesos").notNull().default(0),
    /** The coupon that it was made with: an order is a coupon's use. */
    couponCode: text("coupon_code").references(() => coupons.code),
    couponUse: text("coupon_use").$type<(typeof couponUses)[number]>(),
    description: text("description").notNull(),
    ip: text("ip").notNull(),
    /** Where its holds are counted: the address, or the /64 of an IPv6 one. */
    network: text("network").notNull(),
    userAgent: text("user_agent").notNull(),
    /** Origin that the player used, for the return address. */
    origin: text("origin").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Until when its fractions are held and the payment may be finished. */
    expiresAt: instant("expires_at").notNull(),
    /** Instant of the last change of state. */
    settledAt: instant("settled_at"),
    /** Why an order ended, or is ending, without a gateway's refusal: its time ran out, or its person cancelled it. */
    endReason: text("end_reason").$type<(typeof endReasons)[number]>(),
  },
  (table) => [
    unique("orders_idempotency").on(table.userId, table.idempotencyKey),
    index("orders_history").on(table.userId, table.id),
    index("orders_pending")
      .on(table.expiresAt)
      .where(sql`state = 'PENDING'`),
    index("orders_coupon")
      .on(table.couponCode, table.userId)
      .where(sql`coupon_use in ('KEPT', 'LATE')`),
    check("orders_coupon_use", oneOf(table.couponUse, couponUses)),
    check(
      "orders_coupon_discount",
      sql`(${table.couponCode} is null) = (${table.discountPesos} = 0) and (${table.couponCode} is null) = (${table.couponUse} is null)`,
    ),
    check("orders_money", sql`${table.totalPesos} > 0 and ${table.discountPesos} >= 0`),
    check("orders_recharges", sql`${table.rechargePesos} between 0 and ${table.totalPesos}`),
    check("orders_reference_length", sql`length(${table.reference}) between 8 and 32`),
    check("orders_end_reason", oneOf(table.endReason, endReasons)),
    check("orders_state", oneOf(table.state, orderStates)),
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
    /** What the order's coupon took off the total of this bet. */
    discountPesos: pesos("discount_pesos").notNull().default(0),
  },
  (table) => [
    unique("order_lines_client").on(table.orderId, table.clientId),
    foreignKey({
      name: "order_lines_draw",
      columns: [table.lotteryId, table.drawNumber],
      foreignColumns: [draws.lotteryId, draws.drawNumber],
    }),
    check("order_lines_number", sql`${table.number} ~ '^[0-9]{4}$' and ${table.series} ~ '^[0-9]{3}$'`),
    check("order_lines_money", sql`${table.totalPesos} = ${table.fractions} * ${table.fractionPesos}`),
    check("order_lines_discount", sql`${table.discountPesos} between 0 and ${table.totalPesos}`),
  ],
);

/** Recharges of orders, as they were when they were ordered. From the sale on each is sent to its operator, once. */
export const orderRecharges = pgTable(
  "order_recharges",
  {
    id: identity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /** The phone is erased with its buyer's data, so that it may be "". */
    ...rechargeColumns,
    operatorName: text("operator_name").notNull(),
    operatorCode: text("operator_code").notNull(),
    packageName: text("package_name"),
    pesos: pesos("pesos").notNull(),
    /** Null while its order has not been sold, and where the sale was reversed before anybody sent it. */
    state: text("state").$type<RechargeState>(),
    /** Since when it is in that state. */
    stateAt: instant("state_at"),
    /** When its operator was asked first. */
    sentAt: instant("sent_at"),
    /** How often its operator was asked. */
    tries: integer("tries").notNull().default(0),
    /** Until when whoever asks is waited for, or when the operator is asked next; null where nobody asks. */
    nextTryAt: instant("next_try_at"),
    /** What the operator knows it by. */
    operatorReference: text("operator_reference"),
    /** Why it failed, or why a person is to find out. */
    fault: text("fault"),
    /** How a person found out, in their words. */
    note: text("note"),
  },
  (table) => [
    unique("order_recharges_client").on(table.orderId, table.clientId),
    foreignKey({ name: "order_recharges_operator", columns: [table.operatorId], foreignColumns: [operators.id] }),
    foreignKey({
      name: "order_recharges_package",
      columns: [table.operatorId, table.packageId],
      foreignColumns: [rechargePackages.operatorId, rechargePackages.id],
    }),
    index("order_recharges_due")
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    // What has not ended is little beside what was made.
    index("order_recharges_open")
      .on(table.orderId)
      .where(sql`state in ('WAITING', 'SENT', 'TASK')`),
    check("order_recharges_state", oneOf(table.state, rechargeStates)),
    check("order_recharges_since", sql`(${table.state} is null) = (${table.stateAt} is null)`),
    check(
      "order_recharges_next_try",
      sql`coalesce(${table.state} in ('WAITING', 'SENT'), false) = (${table.nextTryAt} is not null)`,
    ),
    check("order_recharges_kind", sql`(${table.packageId} is null) = (${table.packageName} is null)`),
    check("order_recharges_money", sql`${table.pesos} > 0`),
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

/** HELD: for an order that can still be paid. SOLD: by the shop. EXTERNAL: by somebody else. */
const fractionStates = ["HELD", "SOLD", "EXTERNAL"] as const;

/** Fractions that are not free. A fraction without a row is free: ten thousand numbers times hundreds of series are never stored. */
export const fractions = pgTable(
  "fractions",
  {
    ...ticketColumns,
    fractionNo: integer("fraction_no").notNull(),
    state: text("state").$type<(typeof fractionStates)[number]>().notNull(),
    orderLineId: integer("order_line_id").references(() => orderLines.id),
    /** HELD only: from here on it counts as free again. Later than its order's end: a silent gateway is waited for first. */
    heldUntil: instant("held_until"),
  },
  (table) => [
    primaryKey({
      name: "fractions_pk",
      columns: [table.lotteryId, table.drawNumber, table.number, table.series, table.fractionNo],
    }),
    index("fractions_line").on(table.orderLineId),
    // What is held is little beside what is sold, and the only part that time undoes.
    index("fractions_held")
      .on(table.heldUntil)
      .where(sql`state = 'HELD'`),
    foreignKey({
      name: "fractions_draw",
      columns: [table.lotteryId, table.drawNumber],
      foreignColumns: [draws.lotteryId, draws.drawNumber],
    }),
    check("fractions_state", oneOf(table.state, fractionStates)),
    check("fractions_owner", sql`(${table.state} = 'EXTERNAL') = (${table.orderLineId} is null)`),
    check("fractions_hold", sql`(${table.state} = 'HELD') = (${table.heldUntil} is not null)`),
  ],
);

/** What the sold tickets have won: one row for each line of an order and each row of its draw's plan that falls on it. */
export const prizes = pgTable(
  "prizes",
  {
    orderLineId: integer("order_line_id")
      .notNull()
      .references(() => orderLines.id),
    /** Of the row in the draw's plan. */
    position: integer("position").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    lotteryId: integer("lottery_id").notNull(),
    drawNumber: integer("draw_number").notNull(),
    /** Of the result that it was recorded from. */
    resultVersion: integer("result_version").notNull(),
    /** The plan's words for it. */
    description: text("description").notNull(),
    /** For the fractions of the line, before and after taxes. */
    grossPesos: pesos("gross_pesos").notNull(),
    netPesos: pesos("net_pesos").notNull(),
    state: text("state").$type<PrizeState>().notNull().default("PENDING"),
    /** Last day on which it can be claimed. */
    claimUntil: date("claim_until", { mode: "string" }).notNull(),
    /** Whether its list covers some of the ticket's figures, as the lotteries' central system does (CLAIM-01). */
    isMasked: boolean("is_masked").notNull().default(false),
    recordedAt: instant("recorded_at").notNull(),
    /** When its owner was told of it; null while the result is not official. */
    toldAt: instant("told_at"),
    /** When its owner saw the notice behind the bell. */
    seenAt: instant("seen_at"),
  },
  (table) => [
    primaryKey({ name: "prizes_pk", columns: [table.orderLineId, table.position] }),
    foreignKey({
      name: "prizes_result",
      columns: [table.lotteryId, table.drawNumber],
      foreignColumns: [results.lotteryId, results.drawNumber],
    }),
    index("prizes_draw").on(table.lotteryId, table.drawNumber),
    index("prizes_user").on(table.userId),
    check("prizes_money", sql`${table.netPesos} >= 0 and ${table.grossPesos} >= 0`),
    check("prizes_state", oneOf(table.state, prizeStates)),
    check("prizes_seen", sql`${table.seenAt} is null or ${table.toldAt} is not null`),
  ],
);

/**
 * ASKED: the wallet was asked, or is about to be. PAID: it says that it took the money. REFUSED: it says that it did not, and the
 * prize may be claimed again.
 */
const claimStates = ["ASKED", "PAID", "REFUSED"] as const;
export type ClaimState = (typeof claimStates)[number];

/** Prizes that their owners claim into the wallet: one row for a prize, however often it is claimed (I16). */
export const claims = pgTable(
  "claims",
  {
    orderLineId: integer("order_line_id").notNull(),
    position: integer("position").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    amountPesos: pesos("amount_pesos").notNull(),
    /** The wallet's account: the mobile number of the moment of the claim; erased with the person's data. */
    mobile: text("mobile").notNull(),
    state: text("state").$type<ClaimState>().notNull().default("ASKED"),
    /** Raised when a refused prize is claimed again: the wallet knows each round by its own key. */
    round: integer("round").notNull().default(1),
    askedAt: instant("asked_at").notNull(),
    /** How often the wallet was asked in this round. */
    tries: integer("tries").notNull().default(1),
    /** Until when whoever asks is waited for, or when the wallet is asked next; null once it has answered. */
    nextTryAt: instant("next_try_at"),
    /** When the wallet last left a question without an answer. */
    silentAt: instant("silent_at"),
    paidAt: instant("paid_at"),
    /** What the wallet knows the top-up by. */
    walletReference: text("wallet_reference"),
    /** Why the wallet refused, in its own words. */
    fault: text("fault"),
    /** The browser's name for the request that registered it (ideSolicitud). */
    requestId: text("request_id"),
  },
  (table) => [
    primaryKey({ name: "claims_pk", columns: [table.orderLineId, table.position] }),
    foreignKey({
      name: "claims_prize",
      columns: [table.orderLineId, table.position],
      foreignColumns: [prizes.orderLineId, prizes.position],
    }),
    index("claims_user").on(table.userId),
    index("claims_due")
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    check("claims_money", sql`${table.amountPesos} > 0`),
    check("claims_state", oneOf(table.state, claimStates)),
    check("claims_asked", sql`(${table.state} = 'ASKED') = (${table.nextTryAt} is not null)`),
    check("claims_paid", sql`(${table.state} = 'PAID') = (${table.paidAt} is not null)`),
  ],
);

/** Top-ups that the demo's own wallet has taken: one for each key. */
export const sandboxTopUps = pgTable("sandbox_top_ups", {
  key: text("key").primaryKey(),
  mobile: text("mobile").notNull(),
  amountPesos: pesos("amount_pesos").notNull(),
  createdAt: instant("created_at").notNull(),
});

const sandboxRechargeOutcomes = ["DONE", "REFUSED"] as const;

/** Recharges that the demo's own operators were asked for: one for each key, with what they answer to it. */
export const sandboxRecharges = pgTable(
  "sandbox_recharges",
  {
    key: text("key").primaryKey(),
    phone: text("phone").notNull(),
    operatorCode: text("operator_code").notNull(),
    packageId: text("package_id"),
    amountPesos: pesos("amount_pesos").notNull(),
    outcome: text("outcome").$type<(typeof sandboxRechargeOutcomes)[number]>().notNull(),
    /** How often it was asked for. */
    asked: integer("asked").notNull().default(1),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [check("sandbox_recharges_outcome", oneOf(table.outcome, sandboxRechargeOutcomes))],
);

/** What may become of an attempt of payment. */
export const attemptStates = ["OPENING", "OPEN", "LEAVING", "FAILED", "APPROVED", "REJECTED", "REFUNDED"] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * Attempts to pay an order, each opened once at one gateway with a reference of its own.
 * OPENING: somebody is opening it. OPEN: its page may be handed out while the order can be paid.
 * LEAVING: its page is no longer handed out; it is to be cancelled at the gateway. FAILED: nobody was ever shown its page.
 * The others are the gateway's last word.
 */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: identity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    gateway: text("gateway").$type<GatewayName>().notNull(),
    /** What the gateway knows the attempt by; the first one's is the order's own. */
    reference: text("reference").notNull().unique("payment_attempts_reference"),
    state: text("state").$type<AttemptState>().notNull(),
    /** Whoever opens the attempt knows it; the answer of anybody else is not written. */
    token: text("token").notNull(),
    /** Until then the opener is waited for. */
    openingUntil: instant("opening_until"),
    requestId: text("request_id"),
    processUrl: text("process_url"),
    /** The gateway's own word for the state, kept as it came. */
    gatewayStatus: text("gateway_status").notNull().default("NEW"),
    /** What the confirmation and the receipt show of the payment. */
    detail: jsonb("detail").$type<PaymentDetail | null>(),
    createdAt: instant("created_at").notNull(),
    /** Questions to the gateway since the attempt was opened, answered or not. */
    questions: integer("questions").notNull().default(0),
    checkedAt: instant("checked_at"),
    /** When the poller asks next; null once the answer is final. */
    nextCheckAt: instant("next_check_at"),
    /** Notifications that named the attempt. */
    notices: integer("notices").notNull().default(0),
  },
  (table) => [
    unique("payment_attempts_request").on(table.gateway, table.requestId),
    index("payment_attempts_order").on(table.orderId),
    index("payment_attempts_due").on(table.nextCheckAt),
    uniqueIndex("payment_attempts_current")
      .on(table.orderId)
      .where(sql`state in ('OPENING', 'OPEN')`),
    check("payment_attempts_gateway", oneOf(table.gateway, gatewayNames)),
    check("payment_attempts_state", oneOf(table.state, attemptStates)),
    check("payment_attempts_page", sql`${table.state} <> 'OPEN' or ${table.processUrl} is not null`),
    check("payment_attempts_reference_length", sql`length(${table.reference}) between 8 and 32`),
  ],
);

/**
 * Notifications that were verified. One that comes again finds its row and is applied again: the same words may stand for
 * another event (PayValida's second `cancelled` is a reversal).
 */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    id: text("id").primaryKey(),
    attemptId: integer("attempt_id")
      .notNull()
      .references(() => paymentAttempts.id),
    status: text("status").notNull(),
    receivedAt: instant("received_at").notNull(),
    /** Which of the attempt's notifications the latest of these was, counted from one. */
    noticeNo: integer("notice_no").notNull(),
    /** When a gateway's answer that was asked for after it had its effect; null while none has. */
    appliedAt: instant("applied_at"),
  },
  (table) => [index("gateway_events_attempt").on(table.attemptId)],
);

/** What was sold: exactly one row per approved order. */
export const sales = pgTable(
  "sales",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id),
    /** The attempt that paid it. */
    attemptId: integer("attempt_id")
      .notNull()
      .references(() => paymentAttempts.id)
      .unique("sales_attempt"),
    amountPesos: pesos("amount_pesos").notNull(),
    soldAt: instant("sold_at").notNull(),
    /** The money went back to the buyer. */
    reversedAt: instant("reversed_at"),
  },
  (table) => [check("sales_money", sql`${table.amountPesos} > 0`)],
);

/**
 * Money that must go back: paid for what could no longer be given, paid twice, or paid for a draw that was annulled.
 * OWED: nobody was asked yet. ASKED: its gateway was asked, or is about to be. TASK: only a person can give it back.
 * DONE: its gateway says that it went back. CLOSED: a person gave it back and said how.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: identity(),
    attemptId: integer("attempt_id")
      .notNull()
      .references(() => paymentAttempts.id),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    amountPesos: pesos("amount_pesos").notNull(),
    reason: text("reason").$type<RefundReason>().notNull(),
    /** The draw that was annulled; null where that is not why. */
    lotteryId: integer("lottery_id"),
    drawNumber: integer("draw_number"),
    /** The recharge that failed; null where that is not why. Without a draw and a recharge the whole payment is owed back. */
    rechargeId: integer("recharge_id").references(() => orderRecharges.id),
    state: text("state").$type<RefundState>().notNull().default("OWED"),
    createdAt: instant("created_at").notNull(),
    /** When its gateway was asked first. */
    askedAt: instant("asked_at"),
    /** When the money went back. */
    doneAt: instant("done_at"),
    /** What the gateway knows the refund by. */
    gatewayReference: text("gateway_reference"),
    /** How a person gave it back, in their words. */
    note: text("note"),
    /** Why it became a task. */
    fault: text("fault"),
    /** How often its gateway was asked. */
    tries: integer("tries").notNull().default(0),
    /** When its gateway is asked next; null once it is a task or over. */
    nextTryAt: instant("next_try_at"),
  },
  (table) => [
    index("refunds_order").on(table.orderId),
    index("refunds_due")
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    unique("refunds_owed_once")
      .on(table.attemptId, table.lotteryId, table.drawNumber, table.rechargeId)
      .nullsNotDistinct(),
    foreignKey({
      name: "refunds_draw",
      columns: [table.lotteryId, table.drawNumber],
      foreignColumns: [draws.lotteryId, draws.drawNumber],
    }),
    check("refunds_state", oneOf(table.state, refundStates)),
    check(
      "refunds_of_draw",
      sql`(${table.reason} = 'draw-annulled') = (${table.lotteryId} is not null) and (${table.lotteryId} is null) = (${table.drawNumber} is null)`,
    ),
    check("refunds_of_recharge", sql`(${table.reason} = 'recharge-failed') = (${table.rechargeId} is not null)`),
    check("refunds_done", sql`(${table.state} in ('DONE', 'CLOSED')) = (${table.doneAt} is not null)`),
    check("refunds_note", sql`(${table.state} = 'CLOSED') = (${table.note} is not null)`),
    check("refunds_next_try", sql`(${table.state} in ('OWED', 'ASKED')) = (${table.nextTryAt} is not null)`),
    check("refunds_money", sql`${table.amountPesos} > 0`),
    check("refunds_reason", oneOf(table.reason, refundReasons)),
  ],
);

/** What an entry of the ledger records. */
const entryKinds = ["opening", "payment", "debt", "return", "transfer", "recharge", "prize", "claim"] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * Accounts of the ledger. PLACETOPAY, PAYVALIDA: money that came in there and has not gone back. TRANSFERS: what persons of the shop
 * gave back by hand. BETS: bets that were sold, before discounts. COUPONS: discounts. RECHARGES: paid for and not made yet.
 * OPERATORS: owed to the operators for what they made. REFUNDS: owed back to buyers. LOSSES: money that went back twice, or for
 * which a recharge had been made. PRIZES: what sold tickets have won. PRIZES_OWED: of that, what nobody was paid yet. WALLETS:
 * balances of the players. OPENING: what was there before the ledger.
 */
export const ledgerAccounts = [
  "PLACETOPAY",
  "PAYVALIDA",
  "TRANSFERS",
  "BETS",
  "COUPONS",
  "RECHARGES",
  "OPERATORS",
  "REFUNDS",
  "LOSSES",
  "PRIZES",
  "PRIZES_OWED",
  "WALLETS",
  "OPENING",
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Movements of money, each written once with the change that it records. The database refuses to change or remove one. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: identity(),
    kind: text("kind").$type<EntryKind>().notNull(),
    /** The row that it records: of an attempt, a refund, a recharge, a prize. */
    subject: text("subject").notNull(),
    /** The payment that the money came by; null for prizes and balances. */
    attemptId: integer("attempt_id").references(() => paymentAttempts.id),
    /** Whose payment, prize or balance it is. */
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    at: instant("at").notNull(),
  },
  (table) => [
    unique("ledger_entries_once").on(table.kind, table.subject),
    index("ledger_entries_attempt").on(table.attemptId),
    check("ledger_entries_kind", oneOf(table.kind, entryKinds)),
  ],
);

/** The lines of entries. Each puts its pesos into one account and takes them from another, so that no entry is out of balance. */
export const ledgerLines = pgTable(
  "ledger_lines",
  {
    entryId: integer("entry_id")
      .notNull()
      .references(() => ledgerEntries.id),
    /** The account that the pesos are put into. */
    debit: text("debit").$type<LedgerAccount>().notNull(),
    /** The account that they are taken from. */
    credit: text("credit").$type<LedgerAccount>().notNull(),
    pesos: pesos("pesos").notNull(),
  },
  (table) => [
    primaryKey({ name: "ledger_lines_pk", columns: [table.entryId, table.debit, table.credit] }),
    check("ledger_lines_debit", oneOf(table.debit, ledgerAccounts)),
    check("ledger_lines_credit", oneOf(table.credit, ledgerAccounts)),
    check("ledger_lines_balance", sql`${table.pesos} > 0 and ${table.debit} <> ${table.credit}`),
  ],
);

export const captchaNonces = pgTable(
  "captcha_nonces",
  { nonce: text("nonce").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (table) => [index("captcha_nonces_expiry").on(table.expiresAt)],
);

/**
 * How often a caller has asked a call with a limit, or somebody was written to, within a window. Keys are hashes. The table is
 * unlogged: a crash of the database empties it, and the counts begin anew.
 */
export const requestCounts = pgTable(
  "request_counts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("request_counts_ends").on(table.endsAt)],
);

/** Failed logins per account and per address, shared by all processes. Keys are hashes. */
export const loginAttempts = pgTable("login_attempts", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  lastFailureAt: instant("last_failure_at").notNull(),
  blockedUntil: instant("blocked_until"),
});

/** CANCELLED: by the merchant. REFUNDED: PayValida's reversal; a session of PlaceToPay stays approved. */
const sandboxStates = ["PENDING", "APPROVED", "REJECTED", "CANCELLED", "REFUNDED"] as const;
export type SandboxStatus = (typeof sandboxStates)[number];

/** Sessions of the embedded sandbox gateways: their own memory, of which the shop knows nothing. */
export const sandboxSessions = pgTable(
  "sandbox_sessions",
  {
    id: identity(),
    gateway: text("gateway").$type<GatewayName>().notNull(),
    reference: text("reference").notNull(),
    /** Part of the pay page's address, so that it cannot be guessed. */
    token: text("token").notNull().unique("sandbox_sessions_token"),
    status: text("status").$type<SandboxStatus>().notNull(),
    /** The request as the shop sent it. */
    request: jsonb("request").$type<Record<string, unknown>>().notNull(),
    totalPesos: pesos("total_pesos").notNull().default(0),
    description: text("description").notNull().default(""),
    returnUrl: text("return_url").notNull().default("/"),
    attempts: jsonb("attempts").$type<SandboxAttempt[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** A pending attempt becomes this at that instant. */
    resolvesTo: text("resolves_to").$type<SandboxStatus>(),
    resolvesAt: instant("resolves_at"),
    /** The gateway pretends to be down until then. */
    muteUntil: instant("mute_until"),
  },
  (table) => [
    check("sandbox_sessions_gateway", oneOf(table.gateway, gatewayNames)),
    check("sandbox_sessions_status", oneOf(table.status, sandboxStates)),
    check("sandbox_sessions_resolves_to", oneOf(table.resolvesTo, sandboxStates)),
  ],
);

/** One try to pay in a sandbox session. */
export interface SandboxAttempt {
  status: SandboxStatus;
  message: string;
  date: string;
  reference: number;
  method: string;
  bank: string;
  /** The money of an approved try went back. */
  isRefunded?: boolean;
}

/** What the demo has already done, so that a restart does not do it again. */
export const demoSteps = pgTable("demo_steps", {
  name: text("name").primaryKey(),
  doneAt: instant("done_at").notNull(),
});
