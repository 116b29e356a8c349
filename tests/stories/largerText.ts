/** What larger text breaks on a page that is open in a browser: what leaves the window, and what is cut. */

/** Widths of phones, in CSS pixels. */
export const phoneWidths = [320, 360, 412] as const;

/** Height of a phone's window, in CSS pixels. */
export const phoneHeight = 780;

/** Text sizes a reader may ask for, in percent of the usual one. */
export const textSizes = [100, 150, 200] as const;

/** One thing that does not fit at one text size. */
export interface Misfit {
  textSize: number;
  /** "outside the window", "cut", or that the page scrolls sideways. */
  fault: string;
  /** The element, with the words in it. */
  what: string;
}

/**
 * What does not fit in the window as wide as it is, at each text size. Runs in the page, which is not loaded again, and needs
 * nothing of this module there.
 */
export const misfitsAt = async (sizes: readonly number[]): Promise<Misfit[]> => {
  const root = document.documentElement;
  const all: Misfit[] = [];
  const MOST_PAINTINGS = 20;
  // A letter's box may stand a fraction of a pixel outside of its line's, a cell's seam two outside of its field.
  const slack = 2;

  const described = (element: Element, words = element.textContent): string => {
    // The name of a style sheet's class begins with its file's: enough to find it by.
    const name = typeof element.className === "string" ? (element.className.split(" ")[0] ?? "") : "";
    const said = element.getAttribute("aria-label") ?? words;
    return `<${element.localName}${name && `.${name}`}> “${said.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  };

  /** What an element does to what is in it, read once at each text size: thousands of letters ask for the same few. */
  let frames = new Map<Element, Frame>();
  interface Frame {
    isHidden: boolean;
    cutsX: "no" | "yes" | "scrolls";
    cutsY: "no" | "yes" | "scrolls";
    isFixed: boolean;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const cutOf = (overflow: string) =>
    overflow === "visible" ? "no" : overflow === "auto" || overflow === "scroll" ? "scrolls" : "yes";
  const frameOf = (element: Element): Frame => {
    const known = frames.get(element);
    if (known !== undefined) return known;
    const { clipPath, opacity, overflowX, overflowY, position, touchAction, visibility } = getComputedStyle(element);
    const { left, top } = element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = element;
    const isTiny = overflowX !== "visible" && clientWidth <= 1 && clientHeight <= 1;
    const frame: Frame = {
      // What only a screen reader finds counts as hidden.
      isHidden: clipPath.startsWith("inset(50%") || isTiny || opacity === "0" || visibility !== "visible",
      // What leaves only the upright movement of a finger to the browser moves its content sideways itself.
      cutsX: touchAction === "pan-y" ? "scrolls" : cutOf(overflowX),
      cutsY: cutOf(overflowY),
      isFixed: position === "fixed",
      left: left + clientLeft,
      right: left + clientLeft + clientWidth,
      top: top + clientTop,
      bottom: top + clientTop + clientHeight,
    };
    frames.set(element, frame);
    return frame;
  };

  const isHiddenFromSight = (element: Element): boolean => {
    if (!element.checkVisibility()) return true;
    for (let at: Element | null = element; at !== null; at = at.parentElement) if (frameOf(at).isHidden) return true;
    return false;
  };

  /** How a box stands out of what shows it; undefined where all of it can be seen. */
  const faultOf = (box: DOMRect, element: Element): string | undefined => {
    let isBound = true;
    let isBoundUpright = true;
    // The box of a letter is higher than the letter: a line as high as its letters may stand out without being cut.
    const tall = Math.max(slack, box.height * 0.2);
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const frame = frameOf(at);
      if (isBound && frame.cutsX === "yes" && (box.left < frame.left - slack || box.right > frame.right + slack))
        return `cut by ${described(at, "")}`;
      if (isBoundUpright && frame.cutsY === "yes" && (box.top < frame.top - tall || box.bottom > frame.bottom + tall))
        return `cut by ${described(at, "")}`;
      if (frame.cutsX === "scrolls") isBound = false;
      if (frame.cutsY === "scrolls") isBoundUpright = false;
      if (frame.isFixed) break;
    }
    return isBound && (box.left < -slack || box.right > window.innerWidth + slack) ? "outside the window" : undefined;
  };

  const measure = (textSize: number): Misfit[] => {
    frames = new Map();
    const found: Misfit[] = [];
    const note = (fault: string, what: string) => found.push({ textSize, fault, what });
    const beyond = root.scrollWidth - window.innerWidth;
    if (beyond > 0) note("the page scrolls sideways", `by ${beyond} px`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === "" || isHiddenFromSight(element)) continue;
      // The figures before and after the one that an input shows: half seen, for they turn into sight.
      if (element.closest("[aria-hidden]")?.parentElement?.querySelector(":scope > input")) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const fault = boxes.map((box) => faultOf(box, element)).find((one) => one !== undefined);
      if (fault !== undefined) note(fault, described(element, text.textContent ?? ""));
    }
    for (const element of document.querySelectorAll("a, button, summary, input, select, textarea, [role=button]")) {
      if (isHiddenFromSight(element)) continue;
      const box = element.getBoundingClientRect();
      const fault = box.width > 0 && box.height > 0 ? faultOf(box, element) : undefined;
      if (fault !== undefined) note(fault, described(element));
      // A text scrolls to its end, also one that cannot be changed while it is sent; what was chosen and a date are read whole.
      if (
        element instanceof HTMLInputElement &&
        ((element.readOnly && !element.closest('[aria-busy="true"]')) || /^\d{2}-\d{2}-\d{4}$/.test(element.value)) &&
        element.scrollWidth > element.clientWidth + slack
      )
        note("cut", described(element, element.value));
    }
    return found;
  };

  for (const textSize of sizes) {
    root.style.fontSize = `${textSize}%`;
    const painting = () => new Promise((painted) => requestAnimationFrame(painted));
    await painting();
    // What is placed or sized by script follows a painting or more later; what never follows is found.
    let found: Misfit[] = [];
    for (let paintings = 0; paintings === 0 || (found.length > 0 && paintings < MOST_PAINTINGS); paintings += 1) {
      await painting();
      found = measure(textSize);
    }
    all.push(...found);
  }
  root.style.removeProperty("font-size");
  return all;
};

/** Widths in CSS pixels and text sizes in percent at which something is measured. */
interface Extent {
  widths: readonly number[];
  sizes: readonly number[];
}
export const everyExtent: Extent = { widths: phoneWidths, sizes: textSizes };
/** Where least fits: what has room there seldom lacks it elsewhere. */
const tightest: Extent = { widths: [phoneWidths[0]], sizes: [textSizes[0], textSizes[2]] };

/**
 * Where a story is measured: a Default at every width and size, the other states of screens and of what opens where least fits.
 * Undefined for the others, and for the catalogue of words, which is a page for its makers.
 */
export const extentOf = (id: string): Extent | undefined => {
  if (id.startsWith("textos-")) return undefined;
  if (id.endsWith("--default")) return everyExtent;
  return id.startsWith("pantallas-") || id.endsWith("-open") ? tightest : undefined;
};

/** How a page is measured from where the check runs. */
interface Measure {
  /** Makes the window so wide, in CSS pixels. */
  resize: (width: number) => Promise<void>;
  /** {@link misfitsAt}, in the page. */
  misfitsAt: (sizes: readonly number[]) => Promise<Misfit[]>;
}

/** Every misfit of what is shown, at each width and text size, one line each: where, what, and which element. */
export const misfitsOf = async ({ resize, misfitsAt }: Measure, { widths, sizes }: Extent): Promise<string[]> => {
  const at = new Map<string, string[]>();
  for (const width of widths) {
    await resize(width);
    for (const { textSize, fault, what } of await misfitsAt(sizes)) {
      const key = fault.startsWith("the page") ? fault : `${what} ${fault}`;
      at.set(key, [...(at.get(key) ?? []), `${width} px × ${textSize} %${key === fault ? ` ${what}` : ""}`]);
    }
  }
  return [...at].map(([key, where]) => `${key} (${where.join(", ")})`);
};
