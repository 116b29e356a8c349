/** The play screen's rules, without a screen. */
import { describe, expect, test, vi } from "vitest";
import { success, type Result } from "#api/result";
import type { SeriesOption } from "#domain/tickets";
import { GameModel, type Game } from "#models/GameModel";
import { fakeEnv, medellin, no, refused, yes } from "./fakeEnv";
import { settled } from "./states";

const series = (...pairs: [string, number][]): SeriesOption[] =>
  pairs.map(([name, freeFractions]) => ({ series: name, freeFractions }));

/** A backend's answer that the test gives when it wants to, and how often it was asked for. */
function later<T>() {
  let give: (value: Result<T>) => void = () => undefined;
  const asked = vi.fn(() => new Promise<Result<T>>((resolve) => (give = resolve)));
  return {
    asked,
    give: async (value: Result<T>) => (
      await vi.waitFor(() => expect(asked).toHaveBeenCalled()),
      give(value),
      settled()
    ),
  };
}

async function gameWith(found: SeriesOption[], api = {}) {
  const env = fakeEnv({ seriesOf: () => yes(found), otherNumbers: () => yes(["1233", "1235"]), ...api });
  const game = GameModel.create({}, env);
  game.selectDraw(medellin);
  game.setDigits("1234");
  await vi.waitFor(() => expect(game.seriesStatus).not.toBe("loading"));
  return game;
}

describe("the number", () => {
  test("the fourth digit starts the search, an incomplete number does not", async () => {
    const seriesOf = vi.fn(() => yes(series(["042", 2])));
    const game = GameModel.create({}, fakeEnv({ seriesOf }));
    game.selectDraw(medellin);
    game.setDigits("12 4");
    expect(seriesOf).not.toHaveBeenCalled();
    game.setDigits("0034");
    await vi.waitFor(() => expect(game.seriesStatus).toBe("ready"));
    expect(seriesOf).toHaveBeenCalledWith({ lotteryId: 10, drawNumber: 4861 }, "0034");
  });

  test("adding without the four digits says so", () => {
    const game = GameModel.create({}, fakeEnv());
    game.selectDraw(medellin);
    expect(game.check()).toBe("numberIncomplete");
  });

  test("a late answer to an earlier number is dropped", async () => {
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
    await settled();
    expect(game.offered.map((option) => option.series)).toEqual(["222"]);
  });

  test("luck gives four digits and searches", async () => {
    const env = fakeEnv({ seriesOf: () => yes(series(["042", 2])) }, { random: (values) => values.fill(7) });
    const game = GameModel.create({}, env);
    game.selectDraw(medellin);
    game.pickAtRandom();
    expect(game.number).toBe("0007");
    await vi.waitFor(() => expect(game.seriesStatus).toBe("ready"));
  });
});

describe("a number that comes along with its series", () => {
  test("is searched, and its series taken where that is free", async () => {
    const game = await gameWith(series(["042", 2], ["120", 3]));
    await game.begin("4827", "120");
    expect([game.number, game.selected?.series, game.chosen.length]).toEqual(["4827", "120", 0]);
  });

  test.each([[null], ["999"]])("begins without one when %s is not free", async (wished) => {
    const game = await gameWith(series(["042", 2], ["120", 3]));
    await game.begin("4827", wished);
    expect([game.number, game.seriesStatus, game.selected]).toEqual(["4827", "ready", null]);
  });

  test("chooses nothing once another number was typed", async () => {
    const { asked, give } = later<SeriesOption[]>();
    const free = series(["120", 3], ["121", 3]);
    const seriesOf = (_: unknown, number: string) => (number === "4827" ? asked() : yes(free));
    const game = GameModel.create({}, fakeEnv({ seriesOf }));
    game.selectDraw(medellin);
    const begun = game.begin("4827", "120");
    game.setDigits("1111");
    await give(success(free));
    await begun;
    expect([game.number, game.selected]).toEqual(["1111", null]);
  });
});

describe("the series", () => {
  test("[PLAY-03] at most ten are offered", async () => {
    const many = Array.from({ length: 14 }, (_, index): [string, number] => [String(index).padStart(3, "0"), 3]);
    const game = await gameWith(series(...many));
    expect(game.offered).toHaveLength(10);
  });

  test("a lone series is taken, with no fraction yet; of several none is", async () => {
    const lone = await gameWith(series(["042", 2]));
    expect([lone.series, lone.valuePesos, lone.slots]).toEqual(["042", 0, ["free", "free", "taken"]]);
    expect((await gameWith(series(["042", 2], ["118", 3]))).series).toBeNull();
  });

  test("none free: sold out, with the neighbours instead", async () => {
    const game = await gameWith([]);
    await vi.waitFor(() => expect(game.alternatives).toEqual(["1233", "1235"]));
    expect(game.isSoldOut).toBe(true);
  });

  test("a failed search is told apart from a sold out number", async () => {
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

  test("a series of one's own that is taken is refused, and nothing is chosen", async () => {
    const game = await gameWith(series(["042", 2]), {
      seriesOf: (_: unknown, __: string, own?: string) => yes(own ? [] : series(["042", 2])),
    });
    await game.setCustomSeries("199");
    expect(game.customStatus).toBe("unavailable");
    expect(game.selected).toBeNull();
  });

  test("a late answer about one's own series does not undo a choice made meanwhile", async () => {
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

  test("while one's own series is typed no earlier one stays chosen", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    expect(game.selected?.series).toBe("042");
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
  test("each toggle adds or takes back a fraction's value; a taken one stays taken", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    expect(game.slots).toEqual(["free", "free", "taken"]);
    game.toggleSlot(1);
    game.toggleSlot(2);
    expect(game.valuePesos).toBe(6000);
    game.toggleSlot(1);
    expect(game.valuePesos).toBe(0);
  });

  test("the whole ticket is every free fraction", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    game.takeWholeTicket();
    expect(game.valuePesos).toBe(12_000);
    expect(game.slots).toEqual(["chosen", "chosen", "taken"]);
  });

  test("[PLAY-07] no series, then no fraction: each is said", async () => {
    const game = await gameWith(series(["042", 2], ["118", 3]));
    expect(game.check()).toBe("seriesMissing");
    game.chooseSeries("042");
    expect(game.check()).toBe("fractionMissing");
    game.toggleSlot(0);
    expect(game.check()).toBeNull();
  });
});

describe("the form", () => {
  /** Everything that the form shows. */
  const formOf = (game: Game) => ({
    digits: game.digits,
    series: game.series,
    customSeries: game.customSeries,
    customStatus: game.customStatus,
    chosen: [...game.chosen],
    offered: game.offered.map((option) => option.series),
    alternatives: [...game.alternatives],
    seriesStatus: game.seriesStatus,
    seriesProblem: game.seriesProblem,
    playProblem: game.playProblem,
  });
  const empty = {
    digits: "    ",
    series: null,
    customSeries: "",
    customStatus: "idle",
    chosen: [],
    offered: [],
    alternatives: [],
    seriesStatus: "idle",
    seriesProblem: null,
    playProblem: null,
  };

  /** Forms with something in every part. */
  const filled: [string, () => Promise<Game>][] = [
    [
      "a chosen fraction",
      async () => {
        const game = await gameWith(series(["042", 2]));
        game.chooseSeries("042");
        game.toggleSlot(0);
        return game;
      },
    ],
    ["neighbours of a number that is sold out", async () => gameWith([])],
    ["a failed search", async () => gameWith([], { seriesOf: () => no({ kind: "offline" }) })],
    [
      "a series of one's own that is not free",
      async () => {
        const game = await gameWith(series(["042", 2]), {
          seriesOf: (_: unknown, __: string, own?: string) => yes(own ? [] : series(["042", 2])),
        });
        await game.setCustomSeries("199");
        game.check();
        return game;
      },
    ],
  ];

  test.each(filled)("with %s is empty after a reset, and keeps its draw", async (_, fill) => {
    const game = await fill();
    await settled();
    expect(formOf(game)).not.toEqual(empty);
    game.reset();
    expect(formOf(game)).toEqual(empty);
    expect(game.draw).toEqual(medellin);
  });

  test.each(filled)("with %s knows nothing more of the number once a digit is deleted", async (_, fill) => {
    const game = await fill();
    await settled();
    game.setDigits("123 ");
    expect(formOf(game)).toEqual({ ...empty, digits: "123 " });
  });

  test("keeps what is chosen when its draw is read again, and is empty for another draw", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    game.toggleSlot(1);
    game.selectDraw({ ...medellin, closesAt: medellin.closesAt + 1 });
    expect([game.number, game.series, game.valuePesos]).toEqual(["1234", "042", 6000]);
    expect(game.draw?.closesAt).toBe(medellin.closesAt + 1);
    game.selectDraw({ ...medellin, lotteryId: 15 });
    expect(formOf(game)).toEqual(empty);
  });

  test("keeps the number for another draw of its lottery, and looks for its series there", async () => {
    const seriesOf = vi.fn((draw: { drawNumber: number }) => yes(series([String(draw.drawNumber).slice(-3), 2])));
    const game = await gameWith([], { seriesOf });
    expect(game.series).toBe("861");
    game.selectDraw({ ...medellin, drawNumber: 4862 });
    expect([game.number, game.series]).toEqual(["1234", null]);
    await vi.waitFor(() => expect(game.series).toBe("862"));
  });

  test("before there is a draw or a series there is nothing to take and nothing to pay", async () => {
    const game = GameModel.create({}, fakeEnv());
    expect([game.slots, game.valuePesos, game.isSoldOut]).toEqual([[], 0, false]);
    game.takeWholeTicket();
    game.toggleSlot(0);
    game.selectDraw(medellin);
    game.takeWholeTicket();
    game.toggleSlot(0);
    expect([game.slots, [...game.chosen]]).toEqual([["taken", "taken", "taken"], []]);
  });

  test("a fraction that the ticket does not have cannot be taken", async () => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    game.toggleSlot(3);
    game.toggleSlot(-1);
    expect([...game.chosen]).toEqual([]);
  });

  test.each<[string, (game: Game) => unknown]>([
    ["another number", (game) => game.setDigits("4321")],
    ["a series", (game) => game.chooseSeries("042")],
  ])("what was missing is said no more after %s", async (_, change) => {
    const game = await gameWith(series(["042", 2], ["118", 3]));
    expect(game.check()).toBe("seriesMissing");
    expect(game.playProblem).toBe("seriesMissing");
    change(game);
    expect(game.playProblem).toBeNull();
  });

  test.each<[string, (game: Game) => unknown]>([
    ["a fraction", (game) => game.toggleSlot(0)],
    ["the whole ticket", (game) => game.takeWholeTicket()],
  ])("that a fraction is missing is said no more after %s", async (_, change) => {
    const game = await gameWith(series(["042", 2]));
    game.chooseSeries("042");
    expect(game.check()).toBe("fractionMissing");
    change(game);
    expect(game.playProblem).toBeNull();
  });
});

describe("the search", () => {
  test("is made once for a number, and not before there is a draw", async () => {
    const seriesOf = vi.fn(() => yes(series(["042", 2])));
    const game = GameModel.create({}, fakeEnv({ seriesOf }));
    game.setDigits("1234");
    await settled();
    expect([seriesOf.mock.calls.length, game.seriesStatus]).toEqual([0, "idle"]);
    game.selectDraw(medellin);
    game.setDigits("1234");
    await settled();
    game.chooseSeries("042");
    game.setDigits("1234");
    await settled();
    expect([seriesOf.mock.calls.length, game.series]).toEqual([1, "042"]);
  });

  test("is said to be under way, and the number is not sold out meanwhile", async () => {
    const answer = later<SeriesOption[]>();
    const game = GameModel.create({}, fakeEnv({ seriesOf: answer.asked }));
    game.selectDraw(medellin);
    game.setDigits("1234");
    expect([game.seriesStatus, game.isSoldOut]).toEqual(["loading", false]);
    await answer.give(success(series(["042", 2])));
    expect([game.seriesStatus, game.isSoldOut]).toEqual(["ready", false]);
  });

  test.each([
    ["an answer", success(series(["042", 2]))],
    ["a failure", no({ kind: "offline" })],
  ])("%s that comes after a digit was deleted is dropped", async (_, outcome) => {
    const answer = later<SeriesOption[]>();
    const game = GameModel.create({}, fakeEnv({ seriesOf: answer.asked }));
    game.selectDraw(medellin);
    game.setDigits("1234");
    game.setDigits("123 ");
    await answer.give(outcome);
    expect([game.offered.length, game.seriesStatus, game.seriesProblem]).toEqual([0, "idle", null]);
  });

  test("neighbours that come after another number was typed are dropped", async () => {
    const answer = later<string[]>();
    const game = await gameWith([], { otherNumbers: answer.asked });
    game.setDigits("12  ");
    await answer.give(success(["1233"]));
    expect([...game.alternatives]).toEqual([]);
  });

  test("at most four neighbours are offered, and none where they cannot be asked for", async () => {
    const game = await gameWith([], { otherNumbers: () => yes(["1230", "1231", "1232", "1233", "1235"]) });
    await settled();
    expect([...game.alternatives]).toEqual(["1230", "1231", "1232", "1233"]);
    const alone = await gameWith([], { otherNumbers: () => no({ kind: "offline" }) });
    await settled();
    expect([[...alone.alternatives], alone.seriesStatus, alone.isSoldOut]).toEqual([[], "ready", true]);
  });

  test("neighbours are not asked for while the number has a series", async () => {
    const otherNumbers = vi.fn(() => yes(["1233"]));
    await gameWith(series(["042", 2]), { otherNumbers });
    await settled();
    expect(otherNumbers).not.toHaveBeenCalled();
  });

  test("that failed says why, and asking again gets over it", async () => {
    const answers = [no({ kind: "offline" }), success(series(["042", 2]))];
    const game = await gameWith([], { seriesOf: () => answers.shift()! });
    expect(game.seriesProblem).toEqual({ kind: "offline" });
    const again = game.findSeries();
    expect([game.seriesStatus, game.seriesProblem]).toEqual(["loading", null]);
    await again;
    expect([game.seriesStatus, game.offered.length]).toEqual(["ready", 1]);
  });
});

describe("a series of one's own", () => {
  const listed = series(...Array.from({ length: 10 }, (_, index): [string, number] => [`00${index}`, 3]));

  /** A form that offers ten series; `own` answers for any other. */
  async function typing(own: (series: string) => Result<SeriesOption[]> | Promise<Result<SeriesOption[]>>) {
    const asked = vi.fn(own);
    const game = await gameWith(listed, {
      seriesOf: (_: unknown, __: string, name?: string) => (name === undefined ? yes(listed) : asked(name)),
    });
    return { game, asked };
  }
  const free = (name: string) => success(series([name, 2]));

  test("is asked about with its third digit only, and a fourth is not taken", async () => {
    const { game, asked } = await typing(free);
    await game.setCustomSeries("1");
    await game.setCustomSeries("19");
    expect([asked.mock.calls.length, game.customStatus, game.selected]).toEqual([0, "idle", null]);
    await game.setCustomSeries("199");
    expect(asked.mock.calls).toEqual([["199"]]);
    game.toggleSlot(1);
    await game.setCustomSeries("1998");
    expect([game.customSeries, game.series, game.valuePesos, asked.mock.calls.length]).toEqual(["199", "199", 6000, 1]);
  });

  test("that is in the list is taken from it without asking", async () => {
    const { game, asked } = await typing(free);
    await game.setCustomSeries("007");
    expect([game.series, game.customStatus, asked.mock.calls.length]).toEqual(["007", "idle", 0]);
    expect(game.offered).toHaveLength(10);
  });

  test("stands beside the ten that are offered, and a second one takes its place", async () => {
    const { game } = await typing(free);
    await game.setCustomSeries("199");
    expect(game.offered.map((option) => option.series)).toEqual([...listed.map((option) => option.series), "199"]);
    expect([game.series, game.customStatus]).toEqual(["199", "idle"]);
    await game.setCustomSeries("200");
    expect(game.offered.map((option) => option.series)).toEqual([...listed.map((option) => option.series), "200"]);
    expect(game.selected).toEqual({ series: "200", freeFractions: 2 });
  });

  test("that could not be asked about says so, until something else is typed or chosen", async () => {
    const { game } = await typing(() => no({ kind: "offline" }));
    await game.setCustomSeries("199");
    expect([game.customStatus, game.series]).toEqual(["failed", null]);
    await game.setCustomSeries("19");
    expect(game.customStatus).toBe("idle");
    await game.setCustomSeries("199");
    game.chooseSeries("001");
    expect([game.customStatus, game.customSeries]).toEqual(["idle", ""]);
  });

  test.each<[string, (game: Game) => unknown]>([
    ["a digit of the number was deleted", (game) => game.setDigits("123 ")],
    ["the number was typed anew", (game) => (game.setDigits("123 "), game.setDigits("1234"))],
    ["a digit of the series was deleted", (game) => game.setCustomSeries("19")],
    ["the draw was changed", (game) => game.selectDraw({ ...medellin, drawNumber: 4862 })],
  ])("that is answered after %s is dropped", async (_, change) => {
    const answer = later<SeriesOption[]>();
    const { game } = await typing(answer.asked);
    void game.setCustomSeries("199");
    expect(game.customStatus).toBe("loading");
    void change(game);
    await answer.give(free("199"));
    expect([game.series, game.customStatus]).toEqual([null, "idle"]);
    expect(game.offered.map((option) => option.series)).not.toContain("199");
  });

  test("that was asked about for another number is dropped, also when the same is asked for the new one", async () => {
    const answers: ((value: Result<SeriesOption[]>) => void)[] = [];
    const { game } = await typing(() => new Promise((resolve) => answers.push(resolve)));
    void game.setCustomSeries("199");
    game.setDigits("4321");
    await settled();
    void game.setCustomSeries("199");
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]!(free("199"));
    await settled();
    expect([game.series, game.customStatus]).toEqual([null, "loading"]);
    answers[1]!(success([]));
    await settled();
    expect([game.series, game.customStatus]).toEqual([null, "unavailable"]);
  });

  test("is not asked about before there is a number", async () => {
    const { game, asked } = await typing(free);
    game.setDigits("12  ");
    await game.setCustomSeries("199");
    const drawless = GameModel.create({ digits: "1234" }, fakeEnv({ seriesOf: (_, __, name) => asked(name ?? "") }));
    await drawless.setCustomSeries("199");
    expect(asked).not.toHaveBeenCalled();
  });

  test("choosing the same series again keeps its fractions", async () => {
    const { game } = await typing(free);
    game.chooseSeries("001");
    game.toggleSlot(2);
    game.chooseSeries("001");
    expect(game.valuePesos).toBe(6000);
  });
});

test("the form is empty after a reset and keeps its draw; one of another lottery empties it too", async () => {
  const game = await gameWith(series(["042", 2]));
  game.chooseSeries("042");
  game.reset();
  expect(game.number).toBeNull();
  expect(game.draw).toEqual(medellin);
  game.setDigits("99  ");
  game.selectDraw({ ...medellin, lotteryId: 15 });
  expect(game.digits.trim()).toBe("");
});

test("[F-54] an answer of the backend that is a refusal shows its words, not a crash", async () => {
  const game = await gameWith([], { seriesOf: () => Promise.resolve(no(refused(409, "DRAW_CLOSED"))) });
  expect(game.seriesProblem).toMatchObject({ kind: "refused", code: "DRAW_CLOSED" });
});
