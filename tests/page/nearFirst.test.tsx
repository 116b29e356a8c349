// @vitest-environment happy-dom
/** Which places of the shop leave the layout of what is far down them for later. */
import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { NEAR_FIRST } from "#ds/tokens/near.ts";
import { NearFirst, useWholeAfterwards } from "#src/page/nearFirst.tsx";
import { NonceContext } from "#src/page/nonce.ts";

const root = document.documentElement;

afterEach(() => {
  cleanup();
  root.removeAttribute(NEAR_FIRST);
});

const Place = () => {
  useWholeAfterwards();
  return null;
};

test.each(["/#noticias", "/loterias"])(
  "all is laid out once %s is shown from the page that was opened",
  async (next) => {
    // Around the routes, as in the shop: it stays where the route changes.
    const router = createMemoryRouter([{ element: <Place />, children: [{ path: "/" }, { path: "/loterias" }] }]);
    root.setAttribute(NEAR_FIRST, "");
    render(<RouterProvider router={router} />);
    expect(root.hasAttribute(NEAR_FIRST)).toBe(true);
    await act(() => router.navigate(next));
    expect(root.hasAttribute(NEAR_FIRST)).toBe(false);
  },
);

test.each([
  ["farLater", true],
  [undefined, false],
])("of a page whose handle is %s the document says so: %s", (handle, isSaid) => {
  // Inside of a route that says nothing of its own, as in the shop.
  const router = createMemoryRouter([{ element: <NearFirst />, children: [{ path: "/", handle }] }]);
  const html = renderToString(
    <NonceContext value="abc">
      <RouterProvider router={router} />
    </NonceContext>,
  );
  expect(html.includes(`<script nonce="abc">`)).toBe(isSaid);
  expect(html.includes(NEAR_FIRST)).toBe(isSaid);
});
