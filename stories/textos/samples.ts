/** Arguments with which the sentences that are functions are shown: several by name where the words change with them. */
import type { Problem } from "#api/result";
import type { copy } from "#copy";
import type { ValidationKey, ValidationProblem } from "#copy/validation";

type Phrase = (...args: never[]) => string;

type HoldsPhrase<T> = T extends string
  ? false
  : T extends Phrase
    ? true
    : T extends readonly (infer Item)[]
      ? HoldsPhrase<Item>
      : T extends object
        ? true extends { [K in keyof T]: HoldsPhrase<T[K]> }[keyof T]
          ? true
          : false
        : false;

/** The arguments of one showing, or of several by name; the name becomes the last part of the row's key. */
export type Sample<F extends Phrase> = Parameters<F> | Readonly<Record<string, Parameters<F>>>;

/** A tree of samples with a leaf for every function of `T`, and no others. */
export type SamplesOf<T> = {
  readonly [K in keyof T as HoldsPhrase<T[K]> extends true ? K : never]: T[K] extends Phrase
    ? Sample<T[K]>
    : SamplesOf<T[K]>;
};

/** Viernes 20 de noviembre de 2026, 10:30 p. m. in Bogotá. */
const closing = Date.UTC(2026, 10, 21, 3, 30);
const serverSays = "‹mensaje del servidor›";
const screenSays = "‹frase de la pantalla›";

const refused = (status: number, message: string): Problem => ({
  kind: "refused",
  status,
  code: "CODE",
  message,
  fields: {},
});
const offline: Problem = { kind: "offline" };
const malformed: Problem = { kind: "malformed", status: 200 };

const byRule = {
  required: [{ key: "required" }],
  captcha: [{ key: "captcha" }],
  minLength: [{ key: "minLength", limit: 3 }],
  maxLength: [{ key: "maxLength", limit: 150 }],
  documentSuspicious: [{ key: "documentSuspicious" }],
  documentDigits: [{ key: "documentDigits" }],
  documentLeadingZero: [{ key: "documentLeadingZero" }],
} satisfies Record<ValidationKey, [ValidationProblem]>;

/** A sample for every function of the copy. One that is missing does not compile, and fails tests/stories/textos.test.ts. */
export const samples: SamplesOf<typeof copy> = {
  shell: {
    title: { home: [], page: ["Loterías"] },
    account: { menu: ["Marta Lucía"], balance: ["$45.000"] },
    cart: { one: [1], many: [3] },
    footer: { copyright: [2026] },
  },
  countdown: { units: { days: { one: [1], many: [2] } }, timerOf: ["Lotería de Medellín"] },
  card: {
    jackpotAmount: [16_000_000_000],
    draw: [4861],
    drawDate: [closing],
    from: [6_000],
    of: ["Jugar ahora", "Lotería de Medellín"],
    closes: [closing],
    amount: [18_000],
    count: [1_000],
    perTicket: [3],
    ticketOf: [18_000],
  },
  lotteryList: {
    favorites: [1, 20],
    draws: { one: [1], many: [3] },
    dayTitle: [closing, closing],
    dayChip: [closing, closing - 20 * 86_400_000],
  },
  plan: { title: ["Lotería de Medellín"] },
  home: { resultMeta: ["viernes 20 de noviembre", 4861], series: ["042"] },
  play: {
    title: ["Lotería de Medellín"],
    number: { digit: [1] },
    series: { found: { one: [1, "1234"], many: [4, "1234"] }, fractions: { one: [1], many: [3] } },
    fractions: { text: [6_000], rest: { one: [1], many: [2] }, slot: [1], series: ["042"] },
    guide: {
      digits: { all: [4], one: [1], many: [2] },
      searching: ["1234"],
      searchFailed: ["1234"],
      soldOut: ["7777"],
      soldOutTry: ["7777", "7778"],
      use: ["7778"],
      series: { one: [1], many: [10] },
      searchingOwn: ["512"],
      ownTaken: ["512"],
      ownFailed: ["512"],
      fractions: { one: [1, "042"], many: [2, "042"] },
    },
    summary: { chosen: { one: [1, "1234", "042"], many: [2, "1234", "042"] } },
    added: {
      title: ["1234", "042"],
      detail: { one: [1, 6_000], many: [2, 12_000] },
      message: { one: [1, "1234", "042"], many: [2, "1234", "042"] },
    },
    closed: { at: [closing], kept: ["1234"], play: ["1234"] },
  },
  cart: {
    line: {
      draw: [4861],
      drawAndClosing: [4861, "viernes 20, 10:30 p. m."],
      pick: { one: ["042", 1], many: ["042", 2] },
      remove: ["1234", "Lotería de Medellín"],
    },
    count: { one: [1], many: [3] },
    closed: {
      of: { one: [["Lotería de Medellín"]], many: [["Lotería de Medellín", "Lotería de Boyacá"]] },
      remove: { one: [1], many: [2] },
    },
    leaving: { payment: ["$18.000", "PlaceToPay"] },
    newTotal: [24_000],
    newPrice: [12_000, 13_000],
    description: { one: [1], many: [3] },
  },
  login: {
    reason: {
      needed: ["ver tu historial"],
      expired: { alone: [null], purpose: ["ver tu historial"] },
      pay: ["$6.000"],
    },
  },
  confirmation: {
    reason: ["Fondos insuficientes"],
    asking: { last: [closing], next: [12] },
    ticket: {
      fractions: [2, 3],
      plays: { today: [closing, closing - 1], other: [closing + 7 * 86_400_000, closing], past: [closing, closing] },
      held: [closing],
      many: [3],
    },
    shareText: ["PM-000123"],
    line: { one: ["042", 1], many: ["042", 2] },
  },
  openPurchase: {
    held: [closing],
    goOnWith: ["$24.000"],
  },
  account: {
    history: {
      receiptOf: ["PM-000123"],
      bets: { one: ["Lotería de Medellín", 0], many: ["Lotería de Medellín", 2] },
      pick: ["1234", "042"],
      open: ["PM-000123"],
      goOn: ["PM-000123"],
      when: ["10:30 p. m.", "PM-000123"],
    },
    pagination: { page: [2, 5], pageOnly: [2] },
  },
  problem: {
    refused: [refused(400, serverSays), screenSays],
    serverFailed: [refused(500, serverSays), screenSays],
    malformed: [malformed, screenSays],
    offline: [offline, screenSays],
  },
  loginProblem: { unauthorized: [refused(401, serverSays)], other: [malformed], offline: [offline] },
  checkoutProblem: { refused: [refused(400, `Error: ${serverSays}`)], other: [malformed], offline: [offline] },
  validation: byRule,
};
