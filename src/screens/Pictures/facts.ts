/** What the pictures of a draw and of a result say, and their addresses. For loaders: the browser gets none of it. */
import { accentShades } from "#ds";
import type { DrawResult } from "#api/results";
import { card } from "#copy/card";
import { millions } from "#copy/format";
import { picture } from "#copy/picture";
import { results } from "#copy/results";
import { shell } from "#copy/shell";
import type { Draw } from "#domain/draws";
import type { PagePicture, PictureFacts, ServerContext } from "../../page/context";
import { paths } from "../../paths";
import { accentOf } from "../Lotteries/lotteryLook";

/** What both say alike. */
const ticketOf = ({
  abbreviation,
  lotteryName,
  drawNumber,
}: Pick<Draw, "abbreviation" | "lotteryName" | "drawNumber">) => ({
  accent: accentShades.claro[accentOf(abbreviation)],
  mark: abbreviation.slice(0, 3),
  name: lotteryName,
  draw: card.draw(drawNumber),
  legal: shell.adultsOnly,
});

export const drawFacts = (draw: Draw): PictureFacts => ({
  ...ticketOf(draw),
  moment: card.drawDate(draw.drawsAt),
  label: picture.jackpot,
  shown: { kind: "prize", amount: millions(draw.jackpotPesos), unit: card.millions },
  call: picture.play,
});

export const resultFacts = (result: DrawResult): PictureFacts => ({
  ...ticketOf(result),
  moment: picture.day(result.drawDay),
  label: picture.number,
  shown: {
    kind: "drawn",
    number: result.number,
    series: result.series === "" ? null : { label: results.series, value: result.series },
  },
  call: picture.check,
});

/** The picture of the page on which a draw is played. */
export const pictureOfDraw = ({ pictures }: ServerContext, draw: Draw): PagePicture => ({
  path: paths.drawPicture(draw, pictures.versionOf(drawFacts(draw))),
  alt: picture.ofDraw(draw.lotteryName, draw.drawNumber, draw.jackpotPesos),
});

/** The picture of a page that is about a result. */
export const pictureOfResult = ({ pictures }: ServerContext, result: DrawResult): PagePicture => ({
  path: paths.resultPicture(result, pictures.versionOf(resultFacts(result))),
  alt: picture.ofResult(result.lotteryName, result.drawDay, result.number, result.series),
});
