/** The play screen's state: the draw, the four digits, the series and the fractions chosen of one ticket. */
import { flow, toGenerator, types, type Instance } from "mobx-state-tree";
import { otherNumbers, seriesOf } from "#api/lotteries";
import type { Problem } from "#api/result";
import type { Draw } from "#domain/draws";
import { drawKey } from "#domain/draws";
import { randomNumber } from "#domain/random";
import { fractionSlots, MAX_SERIES_OFFERED, parseNumber, parseSeries, type SeriesOption } from "#domain/tickets";
import { envOf } from "./env";

/** Four places; a space is an empty one. */
const EMPTY = "    ";

/** Why the play cannot go on to the cart; the screen has the words. */
export type PlayProblem = "numberIncomplete" | "seriesMissing" | "fractionMissing";

export const GameModel = types
  .model("Game", {
    draw: types.optional(types.frozen<Draw | null>(), null),
    digits: types.optional(types.string, EMPTY),
    series: types.maybeNull(types.string),
    customSeries: types.optional(types.string, ""),
    /** Chosen slots, counted from 0. */
    chosen: types.array(types.number),
  })
  .volatile(() => ({
    seriesStatus: "idle" as "idle" | "loading" | "ready" | "failed",
    /** At most ten, and the custom one if it was found beyond them. */
    offered: [] as SeriesOption[],
    /** Numbers offered in place of one that is sold out. */
    alternatives: [] as string[],
    seriesProblem: null as Problem | null,
    customStatus: "idle" as "idle" | "loading" | "unavailable" | "failed",
    playProblem: null as PlayProblem | null,
    /** A new one for each number, so that a late answer to an old one is dropped. */
    search: {},
  }))
  .views((self) => ({
    /** The number when its four digits stand, else null. */
    get number(): string | null {
      return parseNumber(self.digits);
    },
    get selected(): SeriesOption | null {
      return self.offered.find(({ series }) => series === self.series) ?? null;
    },
    get isSoldOut(): boolean {
      return self.seriesStatus === "ready" && self.offered.length === 0;
    },
  }))
  .views((self) => ({
    get slots() {
      const free = self.selected?.freeFractions ?? 0;
      return fractionSlots(self.draw?.fractionsPerTicket ?? 0, free, new Set(self.chosen));
    },
    /** Value of the chosen fractions in pesos. */
    get valuePesos(): number {
      return self.chosen.length * (self.draw?.fractionPesos ?? 0);
    },
  }))
  .actions((self) => ({
    /** Another series starts its fractions anew (PLAY-06). */
    selectSeries(series: string) {
      if (series === self.series) return;
      self.series = series;
      self.playProblem = null;
      self.chosen.clear();
    },
    /** Begins with a number, whole or not: nothing is chosen yet, and nothing is known of it. */
    startOver(digits: string) {
      self.search = {};
      self.digits = digits;
      self.series = null;
      self.customSeries = "";
      self.customStatus = "idle";
      self.chosen.clear();
      self.offered = [];
      self.alternatives = [];
      self.seriesStatus = "idle";
      self.seriesProblem = null;
      self.playProblem = null;
    },
  }))
  .actions((self) => ({
    /** Asks for the series of the number, once it is whole; a lone one is taken. */
    findSeries: flow(function* () {
      const { draw, number } = self;
      if (!draw || !number) return;
      const search = (self.search = {});
      self.seriesStatus = "loading";
      self.seriesProblem = null;
      const { client } = envOf(self);
      const found = yield* toGenerator(seriesOf(client, draw, number));
      if (search !== self.search) return;
      if (!found.ok) {
        self.seriesProblem = found.problem;
        self.seriesStatus = "failed";
        return;
      }
      self.offered = found.value.slice(0, MAX_SERIES_OFFERED);
      self.seriesStatus = "ready";
      const [first] = self.offered;
      if (first && self.offered.length === 1) self.selectSeries(first.series);
      if (first) return;
      const others = yield* toGenerator(otherNumbers(client, draw, number));
      if (search === self.search && others.ok) self.alternatives = others.value.slice(0, 4);
    }),
  }))
  .actions((self) => ({
    /** Empties the form; the draw stays (PLAY-08). */
    reset() {
      self.startOver(EMPTY);
    },
  }))
  .actions((self) => ({
    /**
     * Selects the draw to play. Another draw than before empties the form; another one of the same lottery keeps the number,
     * for the player whose draw has closed.
     */
    selectDraw(draw: Draw) {
      const before = self.draw;
      self.draw = draw;
      if (before && drawKey(before) === drawKey(draw)) return;
      self.startOver(before?.lotteryId === draw.lotteryId ? self.digits : EMPTY);
      void self.findSeries();
    },
    /** Takes the whole value of the digit boxes; the fourth digit starts the search (PLAY-02). */
    setDigits(digits: string) {
      if (digits === self.digits) return;
      self.startOver(digits);
      void self.findSeries();
    },
    /** Adds or takes back a fraction; a taken slot cannot be chosen. */
    toggleSlot(slot: number) {
      const state = self.slots[slot];
      if (state === undefined || state === "taken") return;
      self.playProblem = null;
      if (state === "chosen") self.chosen.remove(slot);
      else self.chosen.push(slot);
    },
    takeWholeTicket() {
      self.playProblem = null;
      self.chosen.replace(Array.from({ length: self.selected?.freeFractions ?? 0 }, (_, slot) => slot));
    },
    /** Says what is missing before the ticket can go to the cart, and remembers it for the screen. */
    check(): PlayProblem | null {
      self.playProblem = !self.number
        ? "numberIncomplete"
        : !self.selected
          ? "seriesMissing"
          : self.chosen.length === 0
            ? "fractionMissing"
            : null;
      return self.playProblem;
    },
  }))
  .actions((self) => ({
    /** Takes one of the offered series; one of one's own that is still being asked about is forgotten. */
    chooseSeries(series: string) {
      self.customSeries = "";
      self.customStatus = "idle";
      self.selectSeries(series);
    },
    /** Takes a number, and a series of it where that is free. */
    begin: flow(function* (number: string, series: string | null) {
      self.startOver(number);
      yield* toGenerator(self.findSeries());
      if (self.number !== number || series === null || !self.offered.some((option) => option.series === series)) return;
      self.selectSeries(series);
    }),
    /** A number by luck. */
    pickAtRandom() {
      self.setDigits(randomNumber(envOf(self).random));
    },
    /** Takes what is typed as a series of one's own: at most three digits; the third asks whether it is free (PLAY-03). */
    setCustomSeries: flow(function* (typed: string) {
      const text = typed.replace(/\D/g, "").slice(0, 3);
      if (text === self.customSeries) return;
      self.customSeries = text;
      self.customStatus = "idle";
      self.series = null;
      self.chosen.clear();
      const series = parseSeries(text);
      const { draw, number } = self;
      if (!series || !draw || !number) return;
      if (self.offered.some((option) => option.series === series)) {
        self.selectSeries(series);
        return;
      }
      const search = self.search;
      self.customStatus = "loading";
      const found = yield* toGenerator(seriesOf(envOf(self).client, draw, number, series));
      // Another number, another text or a series of the list was chosen meanwhile.
      if (search !== self.search || self.customSeries !== series) return;
      if (!found.ok) {
        self.customStatus = "failed";
        return;
      }
      const option = found.value[0];
      if (!option) {
        self.customStatus = "unavailable";
        return;
      }
      self.offered = [...self.offered.slice(0, MAX_SERIES_OFFERED), option];
      self.customStatus = "idle";
      self.selectSeries(series);
    }),
  }));

export interface Game extends Instance<typeof GameModel> {}
