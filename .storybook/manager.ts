/** The frame around the stories: our name, our mark, our colours. */
import { addons } from "storybook/manager-api";
import { storybookTheme } from "./theme";

addons.setConfig({
  theme: storybookTheme("claro"),
  sidebar: { showRoots: true },
});
