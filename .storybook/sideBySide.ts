/**
 * "Lado a lado": the story once, in the first theme, with its steps and panels as ever; beside it, or below where there is no
 * room, what it looks like in the other themes. Those are copies of what it draws, renewed with each change: nothing runs in
 * them. They stand in the manager, as each needs a window of its own for media queries and dialogs.
 */
import { createElement, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { addons, types, useGlobals, useStorybookState } from "storybook/manager-api";
import { palettes, themeNames } from "../design-system/tokens/palette";
import type { ThemeName } from "../design-system/tokens/palette";
import { useIsPreviewWanted } from "./firstPage";
import { SIDE_BY_SIDE, themeTitles } from "./themes";

/** The preview's window, as far as the copies need it (preview.tsx). */
type Previewed = Window & { storyThemes?: Readonly<Record<ThemeName, string>> };

const [firstTheme, ...otherThemes] = themeNames;

const preview = (): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>("iframe#storybook-preview-iframe");

/** What people have typed and chosen is no attribute: it is written into the copy's. */
function copyChoices(from: Element, to: Element): void {
  const selector = "input, textarea, option";
  const copies = to.querySelectorAll(selector);
  from.querySelectorAll(selector).forEach((field, index) => {
    const copy = copies[index];
    if (field instanceof field.ownerDocument.defaultView!.HTMLInputElement) {
      copy?.setAttribute("value", field.value);
      copy?.toggleAttribute("checked", field.checked);
    } else if (field instanceof field.ownerDocument.defaultView!.HTMLOptionElement)
      copy?.toggleAttribute("selected", field.selected);
    else if (copy) copy.textContent = (field as HTMLTextAreaElement).value;
  });
}

/** Draws in a frame what the preview shows now, in a theme. Styles that the frame has already are not fetched again. */
function copyInto(frame: HTMLIFrameElement, theme: ThemeName): void {
  const source = preview();
  const { contentDocument: from, contentWindow } = source ?? {};
  const to = frame.contentDocument;
  if (!source || !from?.body || !to?.body) return;
  const known = new Set([...to.head.children].map((style) => style.outerHTML));
  for (const style of from.head.querySelectorAll("style, link[rel=stylesheet]"))
    if (!known.has(style.outerHTML)) to.head.append(to.importNode(style, true));
  const body = to.importNode(from.body, true);
  for (const script of body.querySelectorAll("script, noscript")) script.remove();
  copyChoices(from.body, body);
  to.body.replaceWith(body);
  to.documentElement.lang = from.documentElement.lang;
  to.documentElement.className = (contentWindow as Previewed).storyThemes?.[theme] ?? "";
  to.documentElement.inert = true;
  frame.style.width = `${source.offsetWidth}px`;
  frame.style.height = `${source.offsetHeight}px`;
  frame.contentWindow?.scrollTo(0, contentWindow?.scrollY ?? 0);
}

/** Calls `draw` whenever the preview shows something else. @returns the end of it */
function follow(draw: () => void): () => void {
  const source = preview();
  if (!source) return () => undefined;
  let asked = 0;
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(draw);
  };
  const observer = new MutationObserver(soon);
  const resized = new ResizeObserver(soon);
  const events = ["input", "change", "scroll"] as const;
  let watched: Window | null = null;
  const unwatch = () => events.forEach((event) => watched?.removeEventListener(event, soon));
  const watch = () => {
    unwatch();
    observer.disconnect();
    watched = source.contentWindow;
    if (source.contentDocument)
      observer.observe(source.contentDocument, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    events.forEach((event) => watched?.addEventListener(event, soon));
    soon();
  };
  watch();
  resized.observe(source);
  source.addEventListener("load", watch);
  return () => {
    cancelAnimationFrame(asked);
    unwatch();
    observer.disconnect();
    resized.disconnect();
    source.removeEventListener("load", watch);
  };
}

const titleStyle = (theme: ThemeName) => ({
  padding: "4px 12px",
  fontSize: 14,
  fontWeight: 700,
  color: palettes[theme].ink,
  background: palettes[theme].ground,
  borderBottom: `1px solid ${palettes[theme].line}`,
});

/** The story in another theme. */
const Copy = ({ theme }: { theme: ThemeName }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isReady || !frame.current) return undefined;
    const copy = frame.current;
    return follow(() => copyInto(copy, theme));
  }, [isReady, theme]);
  return createElement(
    "figure",
    { style: cell },
    createElement("figcaption", { style: titleStyle(theme) }, themeTitles[theme]),
    createElement(
      "div",
      { style: { overflow: "auto", flex: 1, background: palettes[theme].ground } },
      createElement("iframe", {
        ref: frame,
        title: `${themeTitles[theme]}, copia`,
        tabIndex: -1,
        srcDoc: '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>',
        onLoad: () => setIsReady(true),
        style: { display: "block", border: 0 },
      }),
    ),
  );
};

const cell = { display: "flex", flexDirection: "column", margin: 0, minWidth: 0, minHeight: 0 } as const;

/** Holds the preview, always in the same place of the tree: another one would load it anew. */
const Frame = ({ children }: { children: ReactNode }) => {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const isWanted = useIsPreviewWanted();
  const isOn = globals["theme"] === SIDE_BY_SIDE && viewMode === "story";
  return createElement(
    "div",
    {
      style: {
        position: "absolute",
        inset: 0,
        display: "grid",
        gridTemplateColumns: isOn ? "repeat(auto-fit, minmax(min(100%, 340px), 1fr))" : "1fr",
        // Where they stand below each other, each is as high as the window shows.
        gridAutoRows: "minmax(min(100%, 560px), 1fr)",
        gap: isOn ? 8 : 0,
        overflow: "auto",
      },
    },
    createElement(
      "figure",
      { style: cell },
      createElement(
        "figcaption",
        { style: isOn ? titleStyle(firstTheme) : { display: "none" } },
        themeTitles[firstTheme],
      ),
      createElement("div", { style: { position: "relative", flex: 1 } }, isWanted && children),
    ),
    ...(isOn ? otherThemes.map((theme) => createElement(Copy, { key: theme, theme })) : []),
  );
};

addons.register("premio-mayor/lado-a-lado", () => {
  addons.add("premio-mayor/lado-a-lado/frame", {
    type: types.PREVIEW,
    render: ({ children }) => createElement(Frame, null, children),
  });
});
