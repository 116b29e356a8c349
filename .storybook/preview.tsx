/** What every story wears: the theme of the toolbar, the paper's ground, the accessibility gate. */
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { breakpoints, themes } from "#ds";
import type { ThemeName } from "#ds";

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} · ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
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
    options: { storySort: { order: ["Inicio", "Fundamentos", "Componentes", "Pantallas", "Flujos"] } },
  },
  globalTypes: {
    theme: {
      description: "Tema",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "claro", title: "Claro" },
          { value: "oscuro", title: "Oscuro" },
          { value: "altoContraste", title: "Alto contraste" },
        ],
      },
    },
  },
  // The story tests name their theme before this file is read.
  initialGlobals: { theme: (globalThis as { storyTheme?: string }).storyTheme ?? "claro" },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = themes[(globals.theme as ThemeName | undefined) ?? "claro"];
      // Dialogs are drawn outside of the story's root, so the document wears the theme.
      useLayoutEffect(() => {
        document.documentElement.lang = "es-CO";
        document.documentElement.className = theme;
      }, [theme]);
      return parameters.isFramed === false ? (
        <Story />
      ) : (
        <div style={{ padding: 20 }}>
          <Story />
        </div>
      );
    },
  ],
} satisfies Preview;
