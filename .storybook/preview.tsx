/** What every story wears: the theme of the toolbar, the paper's ground, the accessibility gate. */
import type { Preview } from "@storybook/react-vite";
import { Suspense, lazy, useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { breakpoints, themeNames, themes } from "#ds";
import type { ThemeName } from "#ds";
import { DocsPage } from "./DocsPage";
import { comeToRest, keepStill } from "./keepStill";
import { SideBySide } from "./SideBySide";
import { unstick } from "./unstick";

const themeTitles: Record<ThemeName, string> = {
  claro: "Claro",
  oscuro: "Oscuro",
  altoContraste: "Alto contraste",
};
// Not with a story, which is drawn without it.
const ComponentPage = lazy(async () => ({ default: (await import("./ComponentPage")).ComponentPage }));
const AskedPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);
/** Of the story tests; Storybook itself has none. */
const { storyWindow } = globalThis as { storyWindow?: string };
/** The toolbar's choice that shows a story in every theme at once. */
const SIDE_BY_SIDE = "todos";

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

// A step waits for what comes (a part fetched on demand, a cipher) also where the machine is slow; it never waits in vain.
configure({ asyncUtilTimeout: 8000 });

export default {
  tags: ["autodocs", "estable"],
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
      options: {
        runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
        // A test asks for what is wrong; the panel lists what is right too, with the place of each element.
        ...(storyWindow !== undefined && { resultTypes: ["violations"] }),
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
      storySort: {
        order: [
          "Inicio",
          "Fundamentos",
          ["El billete de papel", "Tokens", "En conjunto", "Accesibilidad", "Escribir un componente"],
          "Acciones",
          "Campos",
          "Billete",
          "Avisos",
          "Disposición",
          "Navegación",
          "Pantallas",
          "Flujos",
          "Textos",
          ["Voz y tono", "Catálogo", "Errores", "Erratas"],
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
  // The story tests name their window before this file is read.
  initialGlobals: {
    theme: "claro",
    motion: "normal",
    ...(storyWindow !== undefined && { viewport: { value: storyWindow } }),
  },
  beforeEach: ({ globals }) => keepStill(window, globals.motion === "reducido"),
  // Runs before the accessibility gate, which measures what is still on its way. Only in the tests of the stories: a picture
  // shows the bars where they stay.
  afterEach: async ({ parameters }) => {
    if (storyWindow === undefined) return;
    await comeToRest(window);
    unstick();
    // On a desktop only: what a narrow window changes is no colour.
    if (storyWindow !== "escritorio" || parameters["a11y"]?.test !== "error") return;
    const { assertContrast } = await import("./contrast");
    await assertContrast(document);
  },
  decorators: [
    (Story, { id, globals, parameters, viewMode }) => {
      const isEveryTheme = globals.theme === SIDE_BY_SIDE;
      // A page of documentation would have three frames, each a Storybook, for every story on it.
      const isSideBySide = isEveryTheme && viewMode === "story";
      const theme = themes[isEveryTheme ? "claro" : (globals.theme as ThemeName)];
      // Dialogs are drawn outside of the story's root, so the document wears the theme.
      useLayoutEffect(() => {
        document.documentElement.lang = "es-CO";
        document.documentElement.className = theme;
      }, [theme]);
      if (isSideBySide) return <SideBySide storyId={id} titles={themeTitles} motion={String(globals.motion)} />;
      return parameters.isFramed === false ? (
        <Story />
      ) : (
        <div style={{ padding: "1.25rem" }}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Preview;
