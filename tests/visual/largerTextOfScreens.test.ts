/** [NAV-05] Every screen on a phone, with letters up to twice as large, in each of its states: beside the components, so that both take half the time. */
import { expect, inject, test } from "vitest";
import { openPage, storiesAt } from "./gallery";
import { misfitsOfStories } from "./largerText";

const address = inject("storybook");

test("[NAV-05] every screen fits a phone at 100, 150 and 200 % text", async () => {
  const { browser, page } = await openPage();
  try {
    const screens = (await storiesAt(address)).filter(({ title }) => title.startsWith("Pantallas/"));
    expect(screens.length).toBeGreaterThan(100);
    expect(await misfitsOfStories(page, address, screens)).toEqual([]);
  } finally {
    await browser.close();
  }
}, 900_000);
