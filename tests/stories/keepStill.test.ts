/** The toolbar's choice of less movement can be taken back. */
import { expect, test } from "vitest";
import { keepStill } from "../../.storybook/keepStill";

const page = () => {
  const styles = new Set<object>();
  const asked: string[] = [];
  const window = {
    matchMedia: (query: string) => asked.push(query),
    document: {
      createElement: () => {
        const style = { remove: () => styles.delete(style) };
        return style;
      },
      head: { append: (style: object) => styles.add(style) },
    },
  };
  return { window: window as unknown as Window, styles, asked };
};

test("chosen twice and taken back, nothing of it is left", () => {
  const { window, styles, asked } = page();
  const still = () => {
    window.matchMedia("(prefers-reduced-motion: reduce)");
    return asked.at(-1);
  };
  keepStill(window, true);
  keepStill(window, true);
  expect(styles.size).toBe(1);
  expect(still()).toBe("(min-width: 0px)");
  keepStill(window, false);
  expect(styles.size).toBe(0);
  expect(still()).toBe("(prefers-reduced-motion: reduce)");
});

test("leaving the story lets the page go", () => {
  const { window, styles } = page();
  keepStill(window, true)();
  expect(styles.size).toBe(0);
});
