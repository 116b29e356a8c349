/** What of a story's accessibility depends on its theme: the contrast of its colours. */
import axe from "axe-core";
import { themeNames, themes } from "#ds";

/** The rules of axe that read colours. */
export const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * Wears each theme in turn, and at last the one that was worn. All other rules read what no theme changes, and are run once by
 * the accessibility gate. A theme is worn at once only where less movement is asked for, as the browser of the tests does.
 * @throws when something has too little contrast in one of the themes
 */
export async function assertContrast(document: Document): Promise<void> {
  const { documentElement: root } = document;
  const worn = root.className;
  const faults: string[] = [];
  for (const name of themeNames) {
    if (themes[name] === worn) continue;
    root.className = themes[name];
    const { violations } = await axe.run(document.body, {
      runOnly: { type: "rule", values: ofColours },
      resultTypes: ["violations"],
    });
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        faults.push(`${id} in ${name}: ${target.join(" ")}: ${failureSummary}`);
  }
  root.className = worn;
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
