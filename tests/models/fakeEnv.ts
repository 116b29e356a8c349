/** An environment for models under test: a scripted backend, storage in memory. */
import type { ServerCart } from "#api/cart";
import { failure, success, type Problem, type Result } from "#api/result";
import type { CartContents, CartLine } from "#domain/cart";
import type { Draw } from "#domain/draws";
import type { RechargeLine } from "#domain/recharges";
import type { Person } from "#domain/users";
import type { AnalyticsEvent, Env, TabNews } from "#models/env";
import { createCartStorage, type KeyValueStore } from "#models/persist";
import { remember, rememberRecharge, scriptedClient, type Script } from "../fakeBackend";

export const NOW = Date.parse("2026-11-20T18:00:00Z");
export const HOUR = 3_600_000;

export const person: Person = {
  userId: 1,
  documentType: "CC",
  document: "52847193",
  firstNames: "MARTA LUCÍA",
  surname: "RESTREPO",
  email: "marta@ejemplo.co",
  balancePesos: 45_000,
  isSeller: false,
  hasBirthDate: true,
  isAgePending: false,
  favorite: null,
  mustUpdate: false,
  reminderMinutes: null,
  unreadNotices: 0,
};

export const medellin: Draw = {
  lotteryId: 10,
  drawNumber: 4861,
  lotteryName: "Lotería de Medellín",
  abbreviation: "MEDE",
  drawDay: "2026-11-20",
  drawsAt: NOW + 10 * HOUR,
  closesAt: NOW + 9 * HOUR,
  ticketPesos: 18_000,
  fractionPesos: 6000,
  fractionsPerTicket: 3,
  jackpotPesos: 16_000_000_000,
  favoriteNumber: null,
  hasCompleteResults: true,
};

export const line = (id: string, over: Partial<CartLine> = {}): CartLine =>
  remember({
    id: id.padEnd(8, "0"),
    lotteryId: 10,
    drawNumber: 4861,
    lotteryName: "Lotería de Medellín",
    abbreviation: "MEDE",
    number: "1234",
    series: "042",
    fractions: 1,
    fractionPesos: 6000,
    fractionsPerTicket: 3,
    closesAt: NOW + 9 * HOUR,
    drawsAt: NOW + 10 * HOUR,
    ...over,
  });

export const refused = (
  status: number,
  code: string,
  message = code,
  fields: Record<string, string> = {},
): Problem => ({
  kind: "refused",
  status,
  code,
  message,
  fields,
});
export const no = (problem: Problem): Result<never> => failure(problem);
export const yes = <T>(value: T): Promise<Result<T>> => Promise.resolve(success(value));
export const serverCart = (lines: CartLine[], revision = 1, recharges: RechargeLine[] = []): ServerCart => ({
  id: 7,
  revision,
  lines,
  recharges,
});

/** What a cart holds. */
export const holding = (lines: CartLine[], recharges: RechargeLine[] = []): CartContents => ({ lines, recharges });

export const recharge = (id: string, over: Partial<RechargeLine> = {}): RechargeLine =>
  rememberRecharge({
    id: id.padEnd(8, "0"),
    kind: "TOP_UP",
    phone: "3004127788",
    operatorId: 101,
    operatorName: "Claro",
    operatorCode: "CLARO",
    pesos: 10_000,
    packageId: null,
    packageName: null,
    isGone: false,
    ...over,
  });

/** Storage in memory. */
export function memoryStore(entries: Record<string, string> = {}): KeyValueStore & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export interface FakeEnv extends Env {
  events: AnalyticsEvent[];
  announced: TabNews[];
  store: ReturnType<typeof memoryStore>;
  /** Lets the model hear another tab. */
  hear: (news: TabNews) => void;
}

/** The environment; the backend answers what `script` says. */
export function fakeEnv(script: Partial<Script> = {}, over: Partial<Env> = {}): FakeEnv {
  let ids = 0;
  let heard: (news: TabNews) => void = () => undefined;
  const store = memoryStore();
  const env: FakeEnv = {
    client: scriptedClient(script),
    cartStorage: createCartStorage(
      () => store,
      () => "secreto-de-prueba",
    ),
    random: (values) => values,
    newId: () => `id-${String(++ids).padStart(14, "0")}`,
    track: (event) => void env.events.push(event),
    firstTime: (() => {
      const seen = new Set<string>();
      return (name: string) => !seen.has(name) && Boolean(seen.add(name));
    })(),
    lastMethod: (() => {
      let kept: string | null = null;
      return { read: () => kept, keep: (method) => void (kept = method), forget: () => void (kept = null) };
    })(),
    tabs: {
      announce: (news) => void env.announced.push(news),
      listen: (callback) => {
        heard = callback;
        return () => undefined;
      },
    },
    leaveFor: () => undefined,
    gatewayHosts: ["checkout-test.placetopay.com"],
    origin: "https://premiomayor.example",
    events: [],
    announced: [],
    store,
    hear: (news) => heard(news),
    ...over,
  };
  return env;
}
