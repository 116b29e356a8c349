/** What axe finds in a page that Playwright drives, by the same axe as in the stories' gate. */
import axe from "axe-core";
import type { Page } from "playwright";

/** The rules that every page has to keep: WCAG 2.2 to AA. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] as const;

/** The rules that read colours: what else is wrong is so in every theme. */
export const ofColours = ["color-contrast", "link-in-text-block"] as const;

/** The rules that read where things lie; all others read the markup and what of it is shown. */
export const ofLayout = ["target-size", "scrollable-region-focusable"] as const;

/** Rules of a whole page, which what shows a part of one, or several beside each other, cannot keep. */
export const ofWholePages = [
  "region",
  "heading-order",
  "page-has-heading-one",
  "landmark-one-main",
  "landmark-unique",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-complementary-is-top-level",
] as const;

/** What of a page is looked at, and by which rules. */
export interface Look {
  /** The part that is looked at; default the whole page. */
  include?: string;
  /** Selectors of what is left out. */
  exclude?: readonly string[];
  /** Tags of the rules that are asked; default all rules. */
  tags?: readonly string[];
  /** Rules by their names, in place of tags. */
  rules?: readonly string[];
  /** Rules that are not asked. */
  except?: readonly string[];
}

/** A rule that is broken. */
export interface Fault {
  rule: string;
  /** The elements that break it: how each is found, how it is written, and what is wrong with it. */
  nodes: { target: string; html: string; summary: string }[];
}

/** Everything that axe finds wrong in a page. What is inside of its frames is not looked at. */
export async function faultsOf(
  page: Page,
  { include, exclude = [], tags, rules, except = [] }: Look = {},
): Promise<Fault[]> {
  // Storybook has an axe of its own in the page, configured for stories: ours has a name of its own, and is read once.
  if (!(await page.evaluate(() => "axeOfTests" in window)))
    await page.evaluate(`${axe.source}; window.axeOfTests = window.axe;`);
  const runOnly = rules
    ? { type: "rule" as const, values: [...rules] }
    : tags && { type: "tag" as const, values: [...tags] };
  const { violations } = await page.evaluate(
    ([context, options]) => (window as unknown as { axeOfTests: typeof axe }).axeOfTests.run(context, options),
    [
      { ...(include !== undefined && { include: [include] }), exclude: [...exclude] },
      {
        ...(runOnly && { runOnly }),
        rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
        iframes: false,
      },
    ] satisfies [axe.ElementContext, axe.RunOptions],
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    nodes: nodes.map(({ target, html, failureSummary = "" }) => ({
      target: target.join(" "),
      html,
      summary: failureSummary,
    })),
  }));
}
