/** The play screen's rules, without a screen. */
import { describe, expect, test, vi } from "vitest";
import type { SeriesOption } from "#domain/tickets";
import { GameModel } from "#models/GameModel";
import { fakeEnv, medellin, no, refused, yes } from "./fakeEnv";

const series = (...pairs: [string, number][]): SeriesOption[] =>
  pairs.map(([name, freeFractions]) => ({ series: name, freeFractions }));

async function gameWith(found: SeriesOption[], api = {}) {
  const env = fakeEnv({ seriesOf: () => yes(found), otherNumbers: () => yes(["1233", "1235"]), ...api });
  const game = GameModel.create({}, env);
  game.selectDraw(medellin);
  game.setDigits("1234");
  await vi.waitFor(() => expect(game.seriesStatus).not.toBe("loading"));
  return game;
}

describe("the number", () => {
  test("[PLAY-02] the fourth digit starts the search, an incomplete number does not", async () => {
    const seriesOf = vi.fn(() => yes(series(["042", 2])));
    const game = GameModel.create({}, fakeEnv({ seriesOf }));
    game.selectDraw(medellin);
    game.setDigits("12 4");
    expect(seriesOf).not.toHaveBeenCalled();
    game.setDigits("0034");
    await vi.waitFor(() => expect(game.seriesStatus).toBe("ready"));
    expect(seriesOf).toHaveBeenCalledWith({ lotteryId: 10, drawNumber: 4861 }, "0034");
  });

  test("[PLAY-02] adding without the four digits says so", () => {
    const game = GameModel.create({}, fakeEnv());
    game.selectDraw(medellin);
    expect(game.check()).toBe("numberIncomplete");
  });

  test("[PLAY-03] a late answer to an earlier number is dropped", async () => {
    let answerFirst: (options: SeriesOption[]) => void = () => undefined;
    const seriesOf = (_: unknown, number: string) =>
      number === "1111"
        ? new Promise<{ ok: true; value: SeriesOption[] }>((resolve) => {
            answerFirst = (value) => resolve({ ok: true, value });
          })
        : yes(series(["222", 3]));
    const game = GameModel.create({}, fakeEnv({ seriesOf }));
    game.selectDraw(medellin);
    game.setDigits("1111");
    game.setDigits("2222");
    await vi.waitFor(() => expect(game.seriesStatus).toBe("ready"));
    answerFirst(series(["111", 3]));
    await Promise.resolve();
    expect(game.offered.map((option) => option.series)).toEqual(["222"]);
  });

  test("[CONV-03] luck gives four digits and searches", async () => {
    const env = fakeEnv({ seriesOf: () => yes(series(["042", 2])) }, { random: (values) => values.fill(7) });
    const game = GameModel.create({}, env);
    game.selectDraw(medellin);
    game.pickAtRandom();
    expect(game.number).toBe("0007");
    await vi.waitFor(() => expect(game.seriesStatus).toBe("ready"));
  });
});

describe("the series", () => {
  test("[PLAY-03] at most ten are offered", async () => {
    const many = Array.from({ length: 14 }, (_, index): [string, number] => [String(index).padStart(3, "0"), 3]);
    const game = await gameWith(series(...many));
    expect(game.offered).toHaveLength(10);
  });

  test("[PLAY-03] none free: sold out, with the neighbours instead", async () => {
    const game = await gameWith([]);
    await vi.waitFor(() => expect(game.alternatives).toEqual(["1233", "1235"]));
    expect(game.isSoldOut).toBe(true);
  });

  test("[PLAY-03] a failed search is told apart from a sold out number", async () => {
    const game = await gameWith([], { seriesOf: () => Promise.resolve(no({ kind: "offline" })) });
    expect(game.seriesStatus).toBe("failed");
    expect(game.isSoldOut).toBe(false);
  });

  test("[PLAY-03] three digits of one's own are used as the series when they are free", async () => {
    const game = await gameWith(series(["042", 2]), {
      seriesOf: (_: unknown, __: string, own?: string) => yes(own ? series([own, 1]) : series(["042", 2])),
    });
    await game.setCustomSeries("1a9x9");
    expect(game.customSeries).toBe("199");
    expect(game.selected).toEqual({ series: "199", freeFractions: 1 });
  });

  test("[PLAY-03] a series of one's own that is taken is refused, and nothing is chosen", async () => {
    const game = await gameWith(series(["042", 2]), {
      seriesOf: (_: unknown, __: string, own?: string) => yes(own ? [] : series(["042", 2])),
    });
    await game.setCustomSeries("199");
    expect(game.customStatus).toBe("unavailable");
    expect(game.selected).toBeNull();
  });

  test("[PLAY-03] [PLAY-06] a late answer about one's own series does not undo a choice made meanwhile", async () => {
    let answer: (options: SeriesOption[]) => void = () => undefined;
    const game = await gameWith(series(["042", 2]), {
      seriesOf: (_: unknown, __: string, own?: string) =>
        own
          ? new Promise<{ ok: true; value: SeriesOption[] }>((resolve) => {
              answer = (value) => resolve({ ok: true, value });
            })
          : yes(series(["042", 2])),
    });
    const asking = game.setCustomSeries("199");
    await vi.waitFor(() => expect(game.customStatus).toBe("loading"));
    game.chooseSeries("042");
    game.toggleSlot(0);
    await vi.waitFor(() => answer(series(["199", 3])));
    await asking;
    expect([game.series, game.valuePesos, game.customStatus]).toEqual(["042", 6000, "idle"]);
  });

  test("[PLAY-03] while one's own series is typed no earlier one stays chosen", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    await game.setCustomSeries("1");
    expect(game.selected).toBeNull();
  });

  test("[PLAY-06] another series starts the fractions anew and the value at 0", async () => {
    const game = await gameWith(series(["042", 2], ["118", 3]));
    game.chooseSeries("042");
    game.toggleSlot(0);
    expect(game.valuePesos).toBe(6000);
    game.chooseSeries("118");
    expect([...game.chosen]).toEqual([]);
    expect(game.valuePesos).toBe(0);
  });
});

describe("the fractions", () => {
  test("[PLAY-04] [PLAY-05] each toggle adds or takes back a fraction's value; a taken one stays taken", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    expect(game.slots).toEqual(["free", "free", "taken"]);
    game.toggleSlot(1);
    game.toggleSlot(2);
    expect(game.valuePesos).toBe(6000);
    game.toggleSlot(1);
    expect(game.valuePesos).toBe(0);
  });

  test("[PLAY-05] the whole ticket is every free fraction", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    game.takeWholeTicket();
    expect(game.valuePesos).toBe(12_000);
    expect(game.hasWholeTicket).toBe(true);
  });

  test("[PLAY-07] no series, then no fraction: each is said", async () => {
    const game = await gameWith(series(["042", 2]));
    expect(game.check()).toBe("seriesMissing");
    game.chooseSeries("042");
    expect(game.check()).toBe("fractionMissing");
    game.toggleSlot(0);
    expect(game.check()).toBeNull();
  });
});

test("[PLAY-08] the form is empty after a reset and keeps its draw; another draw empties it too", async () => {
  const game = await gameWith(series(["042", 2]));
  game.chooseSeries("042");
  game.reset();
  expect(game.number).toBeNull();
  expect(game.draw).toEqual(medellin);
  game.setDigits("99  ");
  game.selectDraw({ ...medellin, drawNumber: 4862 });
  expect(game.digits.trim()).toBe("");
});

test("[F-54] an answer of the backend that is a refusal shows its words, not a crash", async () => {
  const game = await gameWith([], { seriesOf: () => Promise.resolve(no(refused(409, "DRAW_CLOSED"))) });
  expect(game.seriesProblem).toMatchObject({ kind: "refused", code: "DRAW_CLOSED" });
});
