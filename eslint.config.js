/** Lint: the languages' own rules, accessibility, and the arrows of the house (scripts/houseRules.mjs). */
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { houseRules } from "./scripts/houseRules.mjs";

const TYPESCRIPT = ["**/*.ts", "**/*.tsx", "**/*.mts"];
const PURE_ROOMS = ["src/contract/**", "src/domain/**", "src/api/**", "src/models/**", "src/copy/**"];

const asksTheClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "The time comes in from outside." },
  { selector: "CallExpression[callee.name='Date']", message: "The time comes in from outside." },
  {
    selector: "CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name='now']",
    message: "The time comes in from outside.",
  },
  { selector: "CallExpression[callee.name='dayjs'][arguments.length=0]", message: "The time comes in from outside." },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: "Chance comes in from outside.",
  },
];
const rawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "HTML is shown by design-system/RichText, as elements.",
};
const browserGlobals = ["window", "document", "navigator", "localStorage", "sessionStorage", "indexedDB", "fetch"].map(
  (name) => ({ name, message: "It comes in from outside, by the environment." }),
);

export default defineConfig(
  {
    ignores: [
      ".cache/",
      "build/",
      ".react-router/",
      "storybook-static/",
      "test-results/",
      "playwright-report/",
      ".stryker-tmp/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { files: TYPESCRIPT, extends: [tseslint.configs.recommended] },
  {
    rules: {
      "no-restricted-syntax": ["error", rawHtml],
      "no-console": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: TYPESCRIPT,
    rules: {
      "no-undef": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // MobX-State-Tree's idiom: the interface gives the model's type a name of its own.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
    },
  },
  { files: ["**/*.tsx"], extends: [jsxA11y.flatConfigs.recommended] },
  { files: ["src/**", "design-system/**", "stories/**"], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ["design-system/**"],
    rules: {
      // The link component comes from a context and is the same in every render.
      "react-hooks/static-components": "off",
    },
  },
  {
    plugins: { house: houseRules },
    rules: { "house/arrows": "error" },
  },
  {
    files: ["src/**/*.tsx", "design-system/**/*.tsx"],
    rules: { "house/words-in-copy": "error" },
  },
  {
    files: ["src/**", "design-system/**"],
    ignores: ["design-system/tokens/**"],
    rules: { "house/colour-in-tokens": "error" },
  },
  {
    files: PURE_ROOMS,
    rules: { "no-restricted-globals": ["error", ...browserGlobals] },
  },
  {
    files: [...PURE_ROOMS, "design-system/**"],
    rules: { "no-restricted-syntax": ["error", rawHtml, ...asksTheClock] },
  },
  {
    files: ["tests/e2e/**", "tests/browsers/**"],
    rules: {
      // Playwright and Vitest read a fixture's needs from the pattern of its first parameter, also when it needs nothing.
      "no-empty-pattern": "off",
    },
  },
  {
    files: ["scripts/**", "bench/**", "tests/**/*.mjs", "*.js"],
    languageOptions: {
      globals: {
        process: "readonly",
        Buffer: "readonly",
        console: "readonly",
        URL: "readonly",
        fetch: "readonly",
        Headers: "readonly",
        ReadableStream: "readonly",
        Request: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        performance: "readonly",
        PerformanceObserver: "readonly",
      },
    },
    rules: { "no-console": "off" },
  },
);
