/** Build of the shop. Storybook and Vitest use vite.shared.ts, without the router's plugin. */
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";

const parts = (folder: string, names: string) => `${folder}/(?:${names})`;

/**
 * What every page or the first page needs, in a few files that change at different paces. Everything else (dialogs, forms,
 * validators, ciphers) is split by route and loaded when needed; a module named here must not import any of that.
 */
const chunks = [
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|use-sync-external-store)\//,
  },
  {
    // The state: with the first route or gesture that changes something (decision 0010).
    name: "state",
    test: new RegExp(
      [
        "node_modules/(?:mobx|mobx-react-lite|mobx-state-tree)/",
        parts("src/models", "(?!storageKeys)"),
        parts("src/page", "store|browserEnv"),
      ].join("|"),
    ),
  },
  {
    name: "shop",
    test: new RegExp(
      [
        parts("src", "paths"),
        parts(
          "src/page",
          "box|clock|client|connection|Countdown|dialogs|FailedPage|Loaded|meta|nonce|PageFrame|pageState|reload|RouteFailure|RouterLink|session|tabs|theme|useIsBrowser",
        ),
        parts("src/models", "storageKeys"),
        parts("src/domain", "bogota|draws|safeUrl|seller"),
        parts("src/copy", "shell|countdown|format|card|lotteries|problems"),
        parts("src/screens", "Shell/Shell|Lotteries/lotteryLook"),
        parts(
          "design-system",
          "index|tokens/|Layout/|(?:Breadcrumb|Stack|Inline|Grid|Page|Section|Panel|Split|Divider|Heading|Text|VisuallyHidden|LinkProvider|Button|ButtonLink|IconButton|TextLink|Header|LegalStrip|SkipLink|Bell|CartButton|HeaderButton|UserMenu|Menu|Footer|ThemePicker|Logo|LotteryMark|CountdownDigits|CountdownBanner|EmptyState|ErrorState|Skeleton|Price|Digits)/|SummaryBar/SummaryBar\\.css",
        ),
        parts("lucide-react/dist/esm", "Icon|createLucideIcon|context|shared|defaultAttributes"),
        parts("lucide-react/dist/esm/icons", "(?:bell|shopping-cart|user-round|menu|ticket|x|loader-circle)\\."),
        "@vanilla-extract/",
        "@fontsource-variable/",
        "vite/preload-helper",
      ].join("|"),
    ),
  },
  {
    // A draw and a result as cards: on the pages that show several, and not where one is played or paid.
    name: "cards",
    test: new RegExp(
      [parts("src/screens", "Lotteries/LotteryTicket"), parts("design-system", "(?:LotteryCard|ResultCard)/")].join(
        "|",
      ),
    ),
  },
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  // In development all dependencies are found ahead: one met later would reload the page under its reader.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "design-system/**/*.{ts,tsx}"] },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // Smaller than the default minifier. No property read of ours or of a library's has an effect worth keeping. Functions
        // stay functions: crypto-js makes objects with those that terser would write as methods (`unsafe_methods`).
        minify: "terser",
        terserOptions: {
          ecma: 2020,
          safari10: false,
          compress: { passes: 3, pure_getters: true },
        },
        rolldownOptions: {
          // Needed so that a group takes the modules that it names and not all that their barrel reaches.
          preserveEntrySignatures: "allow-extension",
          output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
        },
      },
    },
  },
});
