/** What every story wears: the theme of the toolbar, the paper's ground, the accessibility gate. */
import type { Preview } from "@storybook/react-vite";
import { lazy, Suspense, useLayoutEffect } from "react";
import { unstable_IdlePriority as idlePriority, unstable_scheduleCallback as scheduleCallback } from "scheduler";
import { addons } from "storybook/preview-api";
import { configure, getConfig } from "storybook/test";
import { breakpoints, themeNames, themes } from "#ds";
import type { ThemeName } from "#ds";
// Before any story: it listens to the copy that they import.
import { forgetSpoken } from "../stories/textos/spoken";
import { isMapped, keyOf } from "../stories/textos/keys";
import { DocsPage } from "./DocsPage";
import { fontsThere } from "./fontsThere";
import { keepStill } from "./keepStill";
import { LOOKED_AT } from "./lookedAt";
import { ASK_TEXTS, FOUND_TEXTS } from "./textsChannel";
import type { FoundText } from "./textsChannel";
import { SIDE_BY_SIDE, themeTitles } from "./themes";

/** Set by the run of the stories (tests/visual/heldStories.ts) before this file is read; Storybook itself has none. */
const { storyWindow } = globalThis as { storyWindow?: string };
// Not with a story, which is drawn without it.
const ComponentPage = lazy(async () => ({ default: (await import("./ComponentPage")).ComponentPage }));
const AskedPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);
/** Loaded where a text is marked: it brings the catalogue with it. */
const TextMark = lazy(() => import("./TextMark"));

// The copies of "Lado a lado" (sideBySide.ts) wear the classes of the other themes.
Object.assign(window, { storyThemes: themes });

// What the run of the stories asks of the open story.
if (storyWindow !== undefined)
  Object.assign(window, { storyChecks: import("../tests/stories/checks").then(({ checks }) => checks) });
// The panel of texts asks what the open story says.
else
  void addons.ready().then((channel) =>
    channel.on(ASK_TEXTS, async () => {
      const { textsOn } = await import("../stories/textos/seen");
      channel.emit(FOUND_TEXTS, textsOn(document.body) satisfies FoundText[]);
    }),
  );

// A frame can take the focus by a script although it is inert.
if (new URLSearchParams(location.search).has(LOOKED_AT)) HTMLElement.prototype.focus = () => undefined;

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

// A step waits for what comes (a part fetched on demand, a cipher) also where the machine is slow; it never waits in vain.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Waits until React has rendered what it has scheduled: in its queue an idle task comes last. It needs no frame of the browser,
 * whose own idle callbacks come with the frames.
 */
const waitForReact = () => new Promise<void>((resolve) => void scheduleCallback(idlePriority, () => resolve()));

export default {
  tags: ["autodocs", "estable"],
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
      // The run of the stories asks for the rules itself, once for each markup (tests/stories/accessibility.ts).
      disable: storyWindow !== undefined,
      options: {
        runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
      },
      // A story is a part of a page: it has no landmarks and no first heading of its own.
      config: {
        rules: [
          { id: "region", enabled: false },
          { id: "page-has-heading-one", enabled: false },
          { id: "landmark-one-main", enabled: false },
        ],
      },
    },
    viewport: {
      options: {
        minimo: viewport("Mínimo", 320, 640),
        telefono: viewport("Teléfono", breakpoints.phone, 780),
        tableta: viewport("Tableta", breakpoints.tablet, 900),
        escritorio: viewport("Escritorio", 1280, 800),
        ancho: viewport("Ancho", 1440, 900),
      },
    },
    // What a Chromatic run takes, where there is a token for one: the same widths and themes as the pictures of CI.
    chromatic: {
      modes: {
        telefono: { viewport: breakpoints.phone, theme: "claro" },
        escritorio: { viewport: 1280, theme: "claro" },
        oscuro: { viewport: 1280, theme: "oscuro" },
        altoContraste: { viewport: 1280, theme: "altoContraste" },
      },
    },
    options: {
      // What has no place in the list stands by the name that the sidebar shows.
      storySort: {
        method: "alphabetical",
        locales: "es",
        order: [
          "Inicio",
          "Fundamentos",
          ["El billete de papel", "Qué pieza uso", "Tokens", "En conjunto", "Accesibilidad", "Escribir un componente"],
          "Acciones",
          "Campos",
          "Billete",
          "Avisos",
          "Disposición",
          "Navegación",
          "Pantallas",
          "Flujos",
          "Textos",
          ["Voz y tono", "Catálogo", "Cambios", "Errores", "Erratas"],
        ],
      },
    },
    docs: { container: DocsPage, page: AskedPage },
  },
  globalTypes: {
    theme: {
      description: "Tema",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          ...themeNames.map((value) => ({ value, title: themeTitles[value] })),
          { value: SIDE_BY_SIDE, title: "Lado a lado" },
        ],
      },
    },
    // Without a place on the toolbar: the catalogue of texts and the panel set it (stories/textos/map.ts).
    texto: { description: "Texto marcado en la historia" },
    motion: {
      description: "Movimiento",
      toolbar: {
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "normal", title: "Con movimiento" },
          { value: "reducido", title: "Movimiento reducido" },
        ],
      },
    },
  },
  initialGlobals: {
    theme: "claro",
    motion: "normal",
    texto: "",
  },
  // React renders what a press brings in a transition in later tasks: the step after the press waits for them.
  beforeAll: () => {
    const { asyncWrapper } = getConfig();
    configure({
      asyncWrapper: async (action) => {
        const result = await asyncWrapper(action);
        await waitForReact();
        return result;
      },
    });
  },
  beforeEach: async ({ globals }) => {
    await fontsThere(document);
    forgetSpoken();
    return keepStill(window, globals.motion === "reducido");
  },
  decorators: [
    (Story, { title, globals, parameters, viewMode }) => {
      // Side by side, the story itself wears the first theme; the manager draws the others beside it.
      const theme = themes[globals.theme === SIDE_BY_SIDE ? "claro" : (globals.theme as ThemeName)];
      // Dialogs are drawn outside of the story's root, so the document wears the theme; a page of documentation sees to it
      // itself (DocsPage.tsx), whichever of its stories comes late.
      useLayoutEffect(() => {
        if (viewMode === "docs") return;
        document.documentElement.lang = "es-CO";
        document.documentElement.className = theme;
      }, [theme, viewMode]);
      const marked = String(globals.texto ?? "");
      return (
        <>
          {parameters.isFramed === false ? (
            <Story />
          ) : (
            <div style={{ padding: "1.25rem" }}>
              <Story />
            </div>
          )}
          {marked !== "" && viewMode === "story" && isMapped(title) && (
            <Suspense>
              <TextMark textKey={keyOf(marked)} />
            </Suspense>
          )}
        </>
      );
    },
  ],
} satisfies Preview;
