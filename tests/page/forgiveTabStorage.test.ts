// @vitest-environment happy-dom
/** The tab's storage, where the browser refuses it. */
import { afterEach, describe, expect, test } from "vitest";
import { forgiveTabStorage } from "#src/page/forgiveTabStorage.ts";

const own = window.sessionStorage;
const wear = (property: PropertyDescriptor) =>
  Object.defineProperty(window, "sessionStorage", { configurable: true, ...property });
const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

afterEach(() => {
  own.clear();
  wear({ value: own });
});

describe("the tab's storage", () => {
  test("that takes what it is given stays, with what it keeps and no more", () => {
    wear({ value: own });
    own.setItem("kept", "1");
    forgiveTabStorage();
    expect(window.sessionStorage).toBe(own);
    expect(own.getItem("kept")).toBe("1");
    expect(own).toHaveLength(1);
  });

  test.each([
    ["that is switched off", { get: refuse }],
    ["that is full", { value: { getItem: () => "old", setItem: refuse, removeItem() {} } }],
    ["that lets nothing go", { value: { getItem: () => "old", setItem() {}, removeItem: refuse } }],
  ])("%s is one that forgets", (_, property) => {
    wear(property);
    forgiveTabStorage();
    expect(() => window.sessionStorage.setItem("place", "1")).not.toThrow();
    expect(() => window.sessionStorage.removeItem("place")).not.toThrow();
    expect(window.sessionStorage.getItem("place")).toBeNull();
  });
});
