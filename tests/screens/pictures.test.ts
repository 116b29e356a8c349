/** The picture that the shop shows in place of one that cannot be read or drawn. */
import type { LoaderFunctionArgs } from "react-router-dom";
import { expect, test } from "vitest";
import type { DrawResult } from "#api/results";
import type { PictureFacts, ServerContext } from "#src/page/context.ts";
import { loader as drawPicture } from "#src/screens/Pictures/drawPicture.ts";
import { drawAbout, type FoundResults } from "#src/screens/Results/search.ts";
import { loader as resultPicture } from "#src/screens/Pictures/resultPicture.ts";

const record = {
  ideLoteria: 10,
  desLoteria: "Lotería de Medellín",
  abreviatura: "MEDE",
  siglaLoteria: "MEDE",
  sorteo: 4861,
  fecSorteo: "20-11-2026",
  horaSorteo: "23:00",
};
const draw = {
  ...record,
  fecCierre: "20-11-2026",
  horaCierre: "22:30",
  vlrBillete: 18_000,
  vlrFraccion: 6000,
  numFracciones: 3,
  premioMayor: { vlrBrutoBillete: 16_000_000_000 },
  ideClaseLoteria: 1,
};
const result = { ...record, numero: "0482", serie: "117", ideClaseLoteria: 1 };

const PICTURES: readonly [name: string, loader: typeof drawPicture, params: Record<string, string>][] = [
  ["a draw", drawPicture, { lotteryId: "10", file: "4861.png" }],
  ["a result", resultPicture, { lotteryId: "10", file: "20-11-2026.png" }],
];

/** The answer of a loader on a server that reads by `send` and draws by `draw`. */
async function answerOf(
  [, loader, params]: (typeof PICTURES)[number],
  send: ServerContext["send"],
  draw: ServerContext["pictures"]["draw"],
): Promise<Response> {
  const server = { send, wireKey: null, pictures: { versionOf: () => "", draw } };
  const request = new Request("https://tienda.example/imagenes");
  return loader({ context: { server }, params, request } as unknown as LoaderFunctionArgs);
}

const told: ServerContext["send"] = async ({ path }) => ({
  status: 200,
  headers: {},
  text: JSON.stringify({ data: [path.endsWith("consultar-resultados") ? result : draw] }),
});
const silent: ServerContext["send"] = () => Promise.reject(new Error("no network"));
const isShop = ({ status, headers }: Response) =>
  expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
    302,
    "/assets/images/compartir.png",
    "public, max-age=60",
  ]);

test.each(PICTURES)("the shop's picture stands in for %s while the backend is silent", async (...picture) => {
  isShop(await answerOf(picture, silent, () => Promise.reject(new Error("nothing is to be drawn"))));
});

test.each(PICTURES)("the shop's picture stands in for %s that cannot be drawn now", async (...picture) => {
  isShop(await answerOf(picture, told, () => Promise.resolve(null)));
});

test("a draw is drawn in the accent of its lottery, with what its card says", async () => {
  const asked: PictureFacts[] = [];
  for (const picture of PICTURES)
    await answerOf(picture, told, async (facts) => {
      asked.push(facts);
      return null;
    });
  const alike = {
    accent: { strong: "#0a6b4c", soft: "#e3f1e8", text: "#0a6b4c" },
    mark: "MED",
    name: "Lotería de Medellín",
    draw: "Sorteo 4861",
    legal: "Solo mayores de 18 años",
  };
  expect(asked).toEqual([
    {
      ...alike,
      moment: "Viernes 20 de noviembre, 11:00\u00a0p.\u00a0m.",
      label: "PREMIO MAYOR",
      shown: { kind: "prize", amount: "$16.000", unit: "millones" },
      call: "Juega en Premio Mayor",
    },
    {
      ...alike,
      moment: "Viernes 20 de noviembre de 2026",
      label: "NÚMERO GANADOR",
      shown: { kind: "drawn", number: "0482", series: { label: "Serie", value: "117" } },
      call: "Revisa tu billete en Premio Mayor",
    },
  ]);
});

test("a page of results is shown by the draw that it is about, unless it is a list of many", () => {
  const [whole, first] = [{ number: "0482" }, { number: "9310" }] as DrawResult[];
  const found = (shown: DrawResult | null, others: DrawResult[], page = 1) =>
    ({ shown, others, paging: { page, size: 12 } }) as FoundResults;
  const day = { day: "2026-11-19", lotteryId: null };
  const lottery = { day: null, lotteryId: 10 };
  expect(drawAbout(day, found(whole!, [first!]))).toBe(whole);
  expect(drawAbout(day, found(null, [first!, whole!]))).toBe(first);
  expect(drawAbout(lottery, found(whole!, []))).toBe(whole);
  expect(drawAbout(lottery, found(null, [first!], 2))).toBeNull();
  expect(drawAbout(day, found(null, []))).toBeNull();
  expect(drawAbout({ day: null, lotteryId: null }, found(null, [first!]))).toBeNull();
});
