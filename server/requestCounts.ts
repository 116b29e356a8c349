/** Where @fastify/rate-limit keeps its counts, so that a limit is the same however many processes answer. */
import type { FastifyRateLimitOptions, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RouteOptions } from "fastify";
import { sha256 } from "./auth";
import type { Shop } from "./shop";
import { countRequest } from "./store/requestCounts";

type Counted = (error: Error | null, counted?: { current: number; ttl: number }) => void;

/** Counts in the store, each route apart. The library's types leave out the window and the route that it gives a store. */
export function sharedCounts({ store, clock }: Pick<Shop, "store" | "clock">): FastifyRateLimitStoreCtor {
  return class SharedCounts {
    readonly #route: string;

    constructor({ routeInfo }: FastifyRateLimitOptions & { routeInfo?: RouteOptions }) {
      this.#route = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : "";
    }

    incr(caller: string, counted: Counted, windowMs: number): void {
      const now = clock.now();
      countRequest(store.db, { key: sha256(`${this.#route} ${caller}`), windowMs, now }).then(
        ({ count, endsAt }) => counted(null, { current: count, ttl: endsAt - now }),
        counted,
      );
    }

    child(route: FastifyRateLimitOptions & { routeInfo: RouteOptions }): SharedCounts {
      return new SharedCounts(route);
    }
  } as unknown as FastifyRateLimitStoreCtor;
}
