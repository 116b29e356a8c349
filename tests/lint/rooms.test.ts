/** The lint rules of the house bite: each planted fault is reported, each honest line passes. */
import { ESLint } from "eslint";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const eslint = new ESLint({ cwd: root });

async function reported(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const forbiddenImports: [file: string, specifier: string][] = [
  ["design-system/Button/Button.tsx", "#domain/money"],
  ["design-system/Button/Button.tsx", "../../src/domain/money"],
  ["design-system/Button/Button.tsx", "#copy"],
  ["design-system/Button/Button.tsx", "mobx"],
  ["design-system/Button/Button.tsx", "react-router-dom"],
  ["design-system/Button/Button.tsx", "react-hook-form"],
  ["design-system/Button/Button.tsx", "dayjs"],
  ["src/contract/orders.ts", "#api/client"],
  ["src/domain/money.ts", "#contract/orders"],
  ["src/contract/orders.ts", "react"],
  ["src/domain/money.ts", "#api/client"],
  ["src/domain/money.ts", "../models/Cart"],
  ["src/domain/money.ts", "react"],
  ["src/domain/money.ts", "node:fs"],
  ["src/api/client.ts", "#models/Cart"],
  ["src/api/client.ts", "react"],
  ["src/models/Cart.ts", "#contract/orders"],
  ["src/models/Cart.ts", "#copy"],
  ["src/models/Cart.ts", "react"],
  ["src/models/Cart.ts", "crypto-js/aes"],
  ["src/models/Cart.ts", "mobx-react-lite"],
  ["src/copy/home.ts", "#models/Cart"],
  ["src/screens/Home/Home.tsx", "#contract/orders"],
  ["src/screens/Home/Home.tsx", "#server/app.ts"],
  ["src/screens/Home/Home.tsx", "../../root"],
  ["src/screens/Home/Home.tsx", "#src/root"],
  ["src/screens/Home/Home.tsx", "react-aria-components/Button"],
  ["src/screens/Home/Home.tsx", "@vanilla-extract/css"],
  ["src/screens/Home/Home.tsx", "swiper/react"],
  ["src/screens/Home/Home.tsx", "crypto-js/aes"],
  ["src/forms/bindField.tsx", "#server/app.ts"],
  ["src/forms/bindField.tsx", "../page/session"],
  ["src/page/Loaded.tsx", "../screens/Home/Home"],
  ["src/page/Loaded.tsx", "react-hook-form"],
  ["src/screens/Home/Home.tsx", "mobx-state-tree"],
  ["src/screens/Home/Home.tsx", "react-hook-form"],
  ["src/root.tsx", "#stories/fixtures/draws"],
  ["server/routes/orders.ts", "#api/client"],
  ["server/routes/orders.ts", "#models/Cart"],
  ["server/routes/orders.ts", "../../src/copy/home"],
  ["server/routes/orders.ts", "../../tests/server/helpers"],
  ["server/routes/orders.ts", "mobx-state-tree"],
  ["server/routes/orders.ts", "drizzle-orm"],
  ["server/payments.ts", "pg"],
  ["server/store/orders.ts", "../refusal"],
  ["server/store/orders.ts", "../load/load"],
  ["server/load/load.ts", "../clock"],
  ["server/load/load.ts", "../demo/seed"],
  ["server/load/load.ts", "#contract/orders"],
  ["server/load/load.ts", "drizzle-orm"],
  ["server/demo/seed.ts", "csv-parse/sync"],
  ["server/routes/orders.ts", "jsonc-parser"],
  ["server/store/orders.ts", "../messages"],
  ["server/store/orders.ts", "fastify"],
  ["src/domain/money.ts", "../../tests/domain/vectors"],
  ["design-system/Button/Button.tsx", "../../stories/design-system/Button.stories"],
];

const allowedImports: [file: string, specifier: string][] = [
  ["design-system/Button/Button.tsx", "react-aria-components/Button"],
  ["design-system/Button/Button.css.ts", "@vanilla-extract/recipes"],
  ["design-system/Button/Button.css.ts", "../tokens/contract.css"],
  ["src/models/persist.ts", "crypto-js/aes"],
  ["src/contract/wireCompat.ts", "crypto-js/aes"],
  ["src/api/client.ts", "#contract/orders"],
  ["src/models/Cart.ts", "#domain/money"],
  ["src/screens/Home/Home.tsx", "#ds"],
  ["src/screens/Home/Home.tsx", "#copy"],
  ["src/screens/Home/Home.tsx", "#src/paths"],
  ["src/screens/Home/Home.tsx", "./+types/Home"],
  ["src/root.tsx", "#copy"],
  ["server/routes/orders.ts", "#contract/orders"],
  ["server/routes/orders.ts", "#domain/money"],
  ["tests/server/orders.test.ts", "#server/app.ts"],
  ["stories/screens/Home.stories.tsx", "#src/screens/Home/Home"],
];

describe("arrows: an import follows the picture of the house", () => {
  test.each(forbiddenImports)("%s may not import %s", async (file, specifier) => {
    expect(await reported(file, `import { thing } from "${specifier}";\nexport const own = thing;\n`)).toContain(
      "house/arrows",
    );
  });

  test.each(allowedImports)("%s may import %s", async (file, specifier) => {
    expect(await reported(file, `import { thing } from "${specifier}";\nexport const own = thing;\n`)).toEqual([]);
  });

  test("a re-export and a dynamic import are imports too", async () => {
    expect(await reported("src/domain/money.ts", 'export * from "#api/client";\n')).toContain("house/arrows");
    expect(await reported("src/domain/money.ts", 'export { a } from "#api/client";\n')).toContain("house/arrows");
    expect(await reported("src/domain/money.ts", 'export const late = () => import("#api/client");\n')).toContain(
      "house/arrows",
    );
  });

  test("the copy takes facts from the domain, and of the API only types", async () => {
    expect(
      await reported(
        "src/copy/home.ts",
        'import { bogotaParts } from "#domain/bogota";\nexport const x = bogotaParts;',
      ),
    ).toEqual([]);
    expect(
      await reported("src/copy/home.ts", 'import type { Problem } from "#api/result";\nexport type X = Problem;'),
    ).toEqual([]);
    const code = 'import { success } from "#api/result";\nexport const x = success;';
    expect(await reported("src/copy/home.ts", code)).toContain("house/arrows");
  });

  test.each(["src/api/request.ts", "server/pages.ts"])("%s takes only types from the pages' context", async (file) => {
    const specifier = file.startsWith("server") ? "#src/page/context.ts" : "../page/context";
    const typesOnly = `import type { Send } from "${specifier}";\nexport type Way = Send;\n`;
    expect(await reported(file, typesOnly)).toEqual([]);
    expect(await reported(file, `export * from "${specifier}";\n`)).toContain("house/arrows");
  });
});

const planted: [title: string, rule: string, file: string, code: string][] = [
  ["text in a screen", "house/words-in-copy", "src/screens/Home/Home.tsx", "export const A = () => <p>Hola</p>;"],
  [
    "text as an expression",
    "house/words-in-copy",
    "src/screens/Home/Home.tsx",
    'export const A = () => <p>{"Hola"}</p>;',
  ],
  [
    "text in a branch",
    "house/words-in-copy",
    "src/screens/Home/Home.tsx",
    'export const A = ({ on }: { on: boolean }) => <p>{on ? "Sí" : "Ya"}</p>;',
  ],
  [
    "a spoken label",
    "house/words-in-copy",
    "design-system/Modal/Modal.tsx",
    'export const A = () => <i aria-label="Cerrar" />;',
  ],
  [
    "an alternative text",
    "house/words-in-copy",
    "src/screens/Home/Home.tsx",
    'export const A = () => <img src="/a.png" alt="Billete" />;',
  ],
  ["a hex colour", "house/colour-in-tokens", "design-system/Button/Button.css.ts", 'export const a = "#ff8800";'],
  [
    "a colour in a border",
    "house/colour-in-tokens",
    "design-system/Button/Button.css.ts",
    'export const a = "1px solid #abc";',
  ],
  ["a colour function", "house/colour-in-tokens", "src/screens/Home/Home.tsx", "export const a = `rgb(0 0 0 / 50%)`;"],
  [
    "raw HTML",
    "no-restricted-syntax",
    "src/screens/Home/Home.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  [
    "raw HTML in the design system",
    "no-restricted-syntax",
    "design-system/Card/Card.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
  ],
  [
    "raw HTML in RichText",
    "no-restricted-syntax",
    "design-system/RichText/RichText.tsx",
    "export const A = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;",
  ],
  ["the clock in a model", "no-restricted-syntax", "src/models/Cart.ts", "export const now = () => Date.now();"],
  ["a new date in the domain", "no-restricted-syntax", "src/domain/draws.ts", "export const now = () => new Date();"],
  [
    "dayjs without an instant",
    "no-restricted-syntax",
    "src/domain/draws.ts",
    'import dayjs from "dayjs";\nexport const now = () => dayjs();',
  ],
  ["chance in a model", "no-restricted-syntax", "src/models/Game.ts", "export const digit = () => Math.random();"],
  [
    "the clock in a component",
    "no-restricted-syntax",
    "design-system/CountdownDigits/CountdownDigits.tsx",
    "export const now = () => Date.now();",
  ],
  [
    "storage in a model",
    "no-restricted-globals",
    "src/models/Cart.ts",
    'export const read = () => localStorage.getItem("a");',
  ],
  ["fetch in the domain", "no-restricted-globals", "src/domain/draws.ts", 'export const read = () => fetch("/api");'],
  [
    "fetch in the client of the calls",
    "no-restricted-globals",
    "src/api/client.ts",
    'export const read = () => fetch("/api");',
  ],
  ["console in the server", "no-console", "server/app.ts", 'console.log("a");\nexport {};'],
];

describe("planted faults are reported", () => {
  test.each(planted)("%s → %s", async (_title, rule, file, code) => {
    expect(await reported(file, `${code}\n`)).toContain(rule);
  });
});

const honest: [title: string, file: string, code: string][] = [
  ["figures and signs in JSX", "src/screens/Home/Home.tsx", "export const A = () => <p>$ 0 · —</p>;"],
  ["an empty alternative text", "src/screens/Home/Home.tsx", 'export const A = () => <img src="/a.png" alt="" />;'],
  ["an anchor to a section", "src/screens/Home/Home.tsx", 'export const target = "#resultados";'],
  ["a colour among the tokens", "design-system/tokens/themes.css.ts", 'export const ink = "#1b2440";'],
  ["a date from an instant", "src/domain/draws.ts", "export const at = (iso: string) => new Date(iso);"],
];

describe("honest lines pass", () => {
  test.each(honest)("%s", async (_title, file, code) => {
    expect(await reported(file, `${code}\n`)).toEqual([]);
  });
});
