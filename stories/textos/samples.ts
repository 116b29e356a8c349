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
  surname: [{ key: "surname" }],
  alphabetRun: [{ key: "alphabetRun" }],
  testUser: [{ key: "testUser" }],
  emailsDiffer: [{ key: "emailsDiffer" }],
  mobile: [{ key: "mobile" }],
  day: [{ key: "day" }],
  futureDay: [{ key: "futureDay" }],
  underage: [{ key: "underage" }],
  password: [{ key: "password" }],
  passwordConfirmDiffers: [{ key: "passwordConfirmDiffers" }],
  passwordsDiffer: [{ key: "passwordsDiffer" }],
  required: [{ key: "required" }],
  captcha: [{ key: "captcha" }],
  name: [{ key: "name" }],
  email: [{ key: "email" }],
  caseNumber: [{ key: "caseNumber" }],
  phone: [{ key: "phone" }],
  package: [{ key: "package" }],
  minLength: [{ key: "minLength", limit: 3 }],
  maxLength: [{ key: "maxLength", limit: 150 }],
  minPesos: [{ key: "minPesos", limit: 1_000 }],
  maxPesos: [{ key: "maxPesos", limit: 100_000_000 }],
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
    bell: { none: [0], one: [1], many: [12] },
    footer: { copyright: [2026] },
  },
  picture: {
    day: ["2026-11-19"],
    ofDraw: ["Lotería de Medellín", 4861, 16_000_000_000],
    ofResult: {
      series: ["Lotería de Bogotá", "2026-11-19", "0482", "117"],
      number: ["Lotería de Bogotá", "2026-11-19", "0482", ""],
    },
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
    refined: [["Pagan más", "Lotería de Boyacá"]],
  },
  plan: { title: ["Lotería de Medellín"], ofDay: ["2026-11-20"] },
  home: { resultMeta: ["viernes 20 de noviembre", 4861], series: ["042"] },
  hero: { place: [1, 3], moreOf: ["El viernes juega la de Medellín"] },
  prizePayment: { carousel: { place: [1, 3] } },
  results: {
    titleOf: ["Lotería de Medellín"],
    pageTitle: { latest: [null, null], day: ["2025-12-05", null], both: ["2025-12-05", "Lotería de Medellín"] },
    description: { latest: [null, null], both: ["2025-12-05", "Lotería de Medellín"] },
    seeDay: ["2026-11-19", closing],
    strip: {
      day: { thisYear: ["2026-11-19", closing], otherYear: ["2025-12-05", closing] },
      dayNote: { counted: ["2025-12-05", 3], one: ["2025-12-05", 1], plain: ["2025-12-05", null] },
      previous: ["2026-11-18", closing],
      next: ["2026-11-20", closing],
    },
    search: { unknown: [99] },
    draw: [4812],
    meta: { hour: [4812, "2025-12-05", Date.UTC(2025, 11, 6, 4)], plain: [4812, "2025-12-05", null] },
    prize: [16_000_000_000],
    of: ["¿Ganaste?", "Lotería de Medellín"],
    dayTitle: ["2026-11-19", closing],
    secos: {
      count: [2],
      net: [664_000_000],
      spoken: { whole: ["1836", "216"], noSeries: ["1836", ""] },
      figures: ["*736"],
      spokenFigures: { whole: ["*736", "099"], noSeries: ["*736", null] },
    },
    earlier: { day: ["2026-11-13"], note: ["2026-11-13", 4861] },
    oldest: [200],
    paidUntil: ["2026-12-05"],
  },
  recharges: {
    menu: { topUp: { figure: [1_000] } },
    packages: {
      of: ["Claro"],
      empty: ["Claro"],
      days: { one: [1], many: [7] },
      hours: { one: [1], many: [24] },
    },
    fields: { range: ["Claro", 1_000, 100_000] },
    tooLittle: [1_000],
    tooMuch: [100_000],
    summary: { of: ["Claro", "3004127788"] },
    added: { title: [10_000, "3004127788"] },
    line: {
      meta: { topUp: ["Claro", null], package: ["Claro", "Todo incluido 7 días 2 GB"] },
      remove: { topUp: ["TOP_UP", "3004127788"], package: ["PACKAGE", "3004127788"] },
    },
    state: {
      waiting: ["WAITING", 10_000],
      sent: ["SENT", 10_000],
      task: ["TASK", 10_000],
      done: ["DONE", 10_000],
      failed: ["FAILED", 10_000],
    },
    many: { one: [1], several: [3] },
  },
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
  numberHelp: {
    free: { wholeTickets: { none: [0], one: [1], many: [1_298] } },
    drawn: {
      counted: { one: [1], many: [50] },
      never: [9_561],
      times: { none: [0], one: [1], many: [3] },
    },
  },
  cart: {
    line: {
      draw: [4861],
      drawAndClosing: [4861, "viernes 20, 10:30 p. m."],
      pick: { one: ["042", 1], many: ["042", 2] },
      remove: ["1234", "Lotería de Medellín"],
    },
    count: { one: [1, 0], many: [3, 0], both: [2, 1], recharges: [0, 2] },
    closed: {
      of: { one: [["Lotería de Medellín"]], many: [["Lotería de Medellín", "Lotería de Boyacá"]] },
      remove: { one: [1], many: [2] },
    },
    leaving: { payment: ["$18.000", "PlaceToPay"] },
    newTotal: [24_000],
    newPrice: [12_000, 13_000],
    description: { one: [1, 0], many: [3, 0], both: [2, 1], recharges: [0, 2] },
  },
  coupon: {
    applied: ["BIENVENIDA10", 1_800],
    discountOf: ["BIENVENIDA10"],
    taken: ["BIENVENIDA10", 1_800],
    refused: { without: [18_000] },
  },
  orderEvents: {
    detail: {
      paid: [closing, "PLACETOPAY", null, 12_000],
      recharge: [closing, null, "Claro", 20_000],
      bare: [closing, null, null, null],
    },
  },
  refund: { title: [12_000], owed: [12_000], done: [12_000, closing] },
  login: {
    reason: {
      needed: ["ver tu historial"],
      signUp: ["pagar $6.000"],
      expired: { alone: [null], purpose: ["ver tu historial"] },
      pay: ["$6.000"],
    },
  },
  signUp: {
    steps: { place: [2, "Dónde estás"] },
    created: { cartKept: ["2 jugadas", "$18.000"] },
  },
  confirmAccount: { ask: { accountOf: ["m•••@correo.co"], addressOf: ["m•••@correo.co"] } },
  recovery: { reset: { of: ["m•••@correo.co"] } },
  pagination: { page: [2, 5], pageOnly: [2] },
  favorite: { title: ["Marta Lucía"] },
  notices: {
    won: { one: [1], many: [3] },
    prize: [90_000],
    draw: [4858, "2026-11-13"],
    claim: ["2027-11-13"],
    open: ["Lotería de Medellín", "4827"],
  },
  claims: {
    nowMore: { one: [1], many: [3] },
    draw: [4860],
    ticket: ["4827", "118"],
    paid: ["2026-11-14"],
    paidAtPoint: ["2026-11-14"],
    until: ["2027-11-13"],
    claimValue: [90_000],
    claimOf: [90_000, "Lotería de Medellín", 4860],
    dialog: {
      title: [90_000],
      ticketOf: ["Lotería de Medellín", 4860, "4827", "118"],
      mobile: ["3004127788"],
    },
    reason: {
      said: ["La cuenta no existe", refused(409, serverSays)],
      unreadable: ["", refused(409, serverSays)],
      backend: [null, refused(409, serverSays)],
      failed: [null, malformed],
    },
  },
  confirmation: {
    reason: ["Fondos insuficientes"],
    replay: {
      of: ["PM-1"],
      title: { none: [0], one: [1], many: [3] },
      taken: ["Medellín 4827-118", 4862, 2],
      soldOut: ["Medellín 4827-118", 4862],
      noDraw: ["Medellín 4827-118"],
      bet: ["Lotería de Medellín", "4827", "118"],
    },
    asking: { last: [closing], failed: [closing], next: [12] },
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
    held: { bets: [closing, true], recharges: [closing, false] },
    goOnWith: ["$24.000"],
  },
  account: {
    data: {
      pending: ["marta@nuevo.example"],
      pendingMore: { known: ["marta@ejemplo.co"], unknown: [""] },
    },
    sessions: { opened: [closing], seen: [closing], closed: { one: [1], many: [3] } },
    history: {
      receiptOf: ["PM-000123"],
      bets: { one: ["Lotería de Medellín", 0], many: ["Lotería de Medellín", 2] },
      recharges: { one: ["Claro", 0], many: ["Claro", 2] },
      pick: ["1234", "042"],
      open: ["PM-000123"],
      goOn: ["PM-000123"],
      cancel: ["PM-000123"],
      when: ["10:30 p. m.", "PM-000123"],
      won: [90_000],
      ticket: ["Lotería de Medellín", "4827", "118"],
    },
  },
  calm: {
    paused: { title: { pause: ["pause", closing], exclusion: ["exclusion", closing] } },
    limits: {
      spent: {
        nothing: [0, 50_000],
        endless: [12_000, null],
        part: [12_000, 50_000],
        all: [50_000, 50_000],
        more: [60_000, 50_000],
      },
      setOf: { day: ["day"], week: ["week"], month: ["month"] },
      changeOf: ["week"],
      waiting: { higher: [80_000, closing, closing - 86_400_000], none: [null, closing, closing - 3_600_000] },
      keep: [50_000],
      keepOf: [50_000, "day"],
      form: ["month"],
      saved: ["day", 50_000],
    },
    months: {
      name: { thisYear: ["2026-11", closing], otherYear: ["2025-12", closing] },
      spent: { one: [18_000, 1], many: [54_000, 3] },
      won: { some: [12_000], none: [0] },
    },
    pause: { length: { one: [1], many: [7] }, consequence: [closing] },
    exclusion: { length: { months: [6], year: [12], years: [24] }, consequence: [closing] },
    reminder: {
      every: { minutes: [30], hour: [60], hours: [120] },
      saved: { minutes: [30], hour: [60], never: [null] },
      due: { title: { minutes: [30], both: [90] } },
    },
    help: { call: ["Línea 106"] },
  },
  deletion: { left: { one: [1], many: [112], over: [-12] } },
  reports: {
    received: [12_400, 100_000],
    emptyMore: {
      sales: ["sales", "Lotería de Medellín", "2026-11-01", "2026-11-20"],
      day: ["sales", "Lotería de Medellín", "2026-11-20", "2026-11-20"],
      prizes: ["prizes", "Lotería de Medellín", "2026-11-01", "2026-11-20"],
    },
    doneMore: {
      one: ["reporte-2026-11-20.pdf", 1],
      many: ["reporte-2026-11-20.xlsx", 1240],
      uncounted: ["reporte-2026-11-20.xls", null],
    },
  },
  person: {
    fiscal: { option: ["O-13", "gran contribuyente"] },
    accept: { missing: { one: [["Mayoría de edad"]], many: [["Tratamiento de datos", "Mayoría de edad"]] } },
    faults: { one: [1], many: [3] },
  },
  news: { day: [closing], carousel: { place: [2, 5] } },
  pages: { points: { call: ["01 8000 555 010"] } },
  pqrs: {
    left: { one: [1], many: [112], over: [-12] },
    done: { mailed: ["luz@correo.example"] },
    steps: { at: [closing], until: ["2026-12-14"] },
    state: { sentOn: [closing] },
  },
  rating: { place: [1, "Excelente"] },
  contact: { faq: { found: { one: [1, "serie"], many: [3, "serie"] }, none: ["zapato"] } },
  problem: {
    refused: [refused(400, serverSays), screenSays],
    serverFailed: [refused(500, serverSays), screenSays],
    malformed: [malformed, screenSays],
    offline: [offline, screenSays],
  },
  loginProblem: { unauthorized: [refused(401, serverSays)], other: [malformed], offline: [offline] },
  checkoutProblem: { refused: [refused(400, `Error: ${serverSays}`)], other: [malformed], offline: [offline] },
  pointsProblem: { unauthorized: [refused(401, serverSays)], refused: [refused(400, serverSays)], other: [malformed] },
  validation: byRule,
  winner: {
    form: { digit: [1] },
    ticket: { drawn: { known: [4861, "2026-11-13"], unknown: [null, "2026-11-13"] }, series: ["042"] },
    won: {
      perFraction: ["$1.200.000"],
      several: [2],
      untilDay: ["2027-11-13"],
      daysLeft: { today: [0], one: [1], many: [15] },
      overDay: ["2026-11-13"],
    },
    lost: {
      draw: {
        known: ["Lotería de Medellín", 4861, "2026-11-13"],
        unknown: ["Lotería de Medellín", null, "2026-11-13"],
      },
      checked: { all: [44, 6], one: [1, 1], top: [0, 0] },
    },
    waiting: {
      plays: ["Lotería de Medellín", 4862, closing],
      none: ["Lotería de Medellín", "2026-11-13"],
    },
    net: [3_600_000],
  },
  secos: { title: ["Lotería de Medellín"], draw: [4861, "2026-11-13"] },
};
