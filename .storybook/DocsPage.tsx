/** What every page of documentation wears: the theme of the toolbar, as the stories do. */
import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore } from "react";
import type { PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { themeNames, themes } from "#ds";
import type { ThemeName } from "#ds";
import "./docs.css";
import { storybookTheme } from "./theme";

const isThemeName = (name: unknown): name is ThemeName => (themeNames as readonly unknown[]).includes(name);

/** Pages of documentation have one theme at a time: side by side, they wear the first. */
export const DocsPage = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = context;
  const chosen = useSyncExternalStore(
    (changed) => {
      channel.on(SET_GLOBALS, changed);
      channel.on(GLOBALS_UPDATED, changed);
      return () => {
        channel.off(SET_GLOBALS, changed);
        channel.off(GLOBALS_UPDATED, changed);
      };
    },
    () => {
      const last = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
        [{ globals: Record<string, unknown> }] | undefined;
      return last?.[0].globals["theme"];
    },
  );
  const theme = isThemeName(chosen) ? chosen : "claro";
  useLayoutEffect(() => {
    document.documentElement.lang = "es-CO";
    document.documentElement.className = themes[theme];
  }, [theme]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
};
