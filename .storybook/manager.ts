/** The frame around the stories: our name, our mark, our colours, and the state of what is not settled yet. */
import { addons } from "storybook/manager-api";
import type { API_HashEntry } from "storybook/internal/types";
import "./sideBySide";
import "./textsPanel";
import { storybookTheme } from "./theme";

/** Tags that the sidebar writes beside a name; what is `estable` needs no mark. */
const MARKED: Readonly<Record<string, string>> = { nuevo: "nuevo", "en-revision": "en revisión" };

const tagsOf = (item: API_HashEntry): readonly string[] =>
  item.type === "component" || item.type === "story" || item.type === "docs" ? (item.tags ?? []) : [];

/** Groups of the sidebar that begin closed, by their ids: drawn open, their eight hundred rows hold up the first page. */
const GROUPS = [
  ...["fundamentos", "acciones", "campos", "billete", "avisos", "disposición", "navegación", "pantallas", "flujos"],
  "textos",
];

addons.setConfig({
  theme: storybookTheme("claro"),
  // The first tab of all would be that of properties, which screens and flows do not have: their panel would open empty.
  selectedPanel: "premio-mayor/textos/panel",
  sidebar: {
    showRoots: true,
    collapsedRoots: GROUPS,
    renderLabel: (item) => {
      const mark = item.type === "component" ? tagsOf(item).find((tag) => tag in MARKED) : undefined;
      // Plain words: the manager's own build knows no JSX without React in scope.
      return mark === undefined ? item.name : `${item.name} · ${MARKED[mark]}`;
    },
  },
});
