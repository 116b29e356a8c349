/** The list of lotteries when there is nothing to list, as the server draws it. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DrawList } from "../../src/screens/Lotteries/Lotteries";

test("[LOT-03] without an open draw the list says so, and leads on", () => {
  const page = renderToStaticMarkup(
    <DrawList draws={[]} filter={{ day: null, lotteryId: null, order: "closing", isAll: false }} />,
  );
  expect(page).toContain("Lo sentimos, en este momento no tenemos loterías disponibles para jugar");
  expect(page).toContain('href="/"');
});
