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
    // The state: with the first route or gesture that changes something (decision 0010). The claims' model goes with its dialog:
    // here it would import the dialog's part, which imports this one.
    name: "state",
    test: new RegExp(
      [
        "node_modules/(?:mobx|mobx-react-lite|mobx-state-tree)/",
        parts("src/models", "(?!storageKeys|ClaimsModel)"),
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
          "analytics|box|clock|client|connection|consent|cookies|Countdown|dialogs|FailedPage|Loaded|meta|newId|nonce|pageState|reload|RouteFailure|RouterLink|session|tabs|theme|useIsBrowser",
        ),
        parts("src/models", "storageKeys"),
        parts("src/domain", "bogota|draws|safeUrl|seller"),
        parts("src/copy", "shell|countdown|format|card|lotteries|problems"),
        parts("src/screens", "Shell/Shell|Lotteries/lotteryLook"),
        parts(
          "design-system",
          "index|tokens/|Layout/|(?:Stack|Inline|Grid|Page|Section|Heading|Text|VisuallyHidden|LinkProvider|Button|ButtonLink|IconButton|TextLink|Header|LegalStrip|SkipLink|Bell|CartButton|HeaderButton|UserMenu|Menu|Footer|ThemePicker|Logo|LotteryMark|CountdownDigits|CountdownBanner|ErrorState|Skeleton|Price)/|EmptyState/(?:EmptyState|Illustration|ticketDrawing|tornDrawing)|SummaryBar/SummaryBar\\.css",
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
    // The frame of the pages with a trail of links above their title, with the signs and notices that most of them draw: a file
    // for each would be a request for each.
    name: "frame",
    test: new RegExp(
      [
        parts("src/page", "PageFrame|focus"),
        parts("design-system", "(?:Breadcrumb|Panel|Split|Divider|Digits|Notice)/|EmptyState/searchDrawing"),
        parts(
          "lucide-react/dist/esm/icons",
          "(?:chevron-left|chevron-right|circle-alert|circle-exclamation-point|triangle-exclamation-point|info|circle-check)\\.",
        ),
      ].join("|"),
    ),
  },
  {
    // A draw and a result as cards: on the pages that show several, and not where one is played or paid.
    name: "cards",
    test: new RegExp(
      [
        parts("src/screens", "Lotteries/LotteryTicket"),
        parts("design-system", "(?:LotteryCard|ResultCard)/"),
        // The looks of the home's news and prizes, whose code comes later: what the server has drawn is dressed at once.
        // Those of a carousel's controls (in lower case) come with them.
        parts("design-system", "(?:Carousel|Picture|PictureCard)/[A-Z]\\w+\\.css\\.ts\\.vanilla"),
      ].join("|"),
    ),
  },
  {
    // The looks of the home's form, whose code comes later: what the server has drawn is dressed at once. They come with
    // the module that says when.
    name: "later",
    test: new RegExp(
      [
        parts("src/page", "later"),
        parts(
          "design-system",
          "(?:Field|Form|Select|DigitInput|TicketSheet)/\\w+\\.css\\.ts\\.vanilla|DateField/DateField\\.css\\.ts\\.vanilla",
        ),
      ].join("|"),
    ),
  },
  {
    // How a call is asked, its answer checked and its refusal told, with the schemas' library: no call itself.
    name: "calls",
    test: new RegExp(
      [
        "node_modules/(?:yup|property-expr|tiny-case|toposort)/",
        parts("src/api", "request|result\\.|records"),
        parts("src/contract", "call\\.|read\\.|credential"),
        parts("src/domain", "documents|fields\\."),
        parts("src/page", "writing"),
      ].join("|"),
    ),
  },
  {
    // The state of a form, its plain fields and its sending.
    name: "forms",
    test: new RegExp(
      [
        "node_modules/(?:react-hook-form|@hookform)/",
        parts("src/forms", "useShopForm|bindField|FormSelect|FormText\\.|FormCheck\\."),
        parts("src/page", "Submit"),
        parts("design-system", "Checkbox/"),
      ].join("|"),
    ),
  },
  {
    // A document: its type, its number and its cells.
    name: "document",
    test: new RegExp(
      [
        parts("src/forms", "FormDocument"),
        parts("src/screens/Login", "typeOptions"),
        parts("design-system", "(?:Field/Cells|DocumentField/)"),
      ].join("|"),
    ),
  },
  {
    // Fields of the game and of every form.
    name: "fields",
    test: new RegExp(
      [
        // Cells of a document or a phone number are in few forms, and draw a sign of the lists.
        parts("design-system", "(?:Field/(?!Cells)|TextField/|DigitInput/)"),
        parts("lucide-react/dist/esm/icons", "check\\."),
      ].join("|"),
    ),
  },
  {
    // Lists that are searched by lottery and day and leafed: their forms, tables and links.
    name: "lists",
    test: new RegExp(
      [
        parts("design-system", "(?:Form|Select|SearchPanel|Table|Pagination)/|DateField/(?!Calendar\\.)"),
        parts("src/page", "LinkedPages|PagedTable|paging"),
        parts("src/copy", "calendar|pagination|validation"),
        parts("lucide-react/dist/esm/icons", "(?:chevron-down|calendar)"),
      ].join("|"),
    ),
  },
  {
    // Pictures and their cards: the news, and what the points programme gives.
    name: "pictures",
    test: new RegExp([parts("design-system", "(?:Picture|PictureCard)/"), parts("src/copy", "news")].join("|")),
  },
  {
    // What the pages of the contact area share.
    name: "contact",
    test: new RegExp([parts("src/copy", "contact"), parts("src/screens", "Contact/ContactTabs")].join("|")),
  },
  {
    // Texts of the editors, and the links among their pages.
    name: "texts",
    test: new RegExp(
      [
        parts("design-system", "(?:RichText|TabLinks)/"),
        parts("src/copy", "pages\\."),
        parts("src/domain", "richText\\."),
      ].join("|"),
    ),
  },
  {
    // The cart and who is asking, as the server tells them.
    name: "session",
    test: new RegExp(
      [
        parts("src/api", "session\\."),
        parts("src/contract", "(?:cart|recharges|session|users)\\."),
        parts("src/domain", "(?:orders|payments|refusals|tickets)\\."),
      ].join("|"),
    ),
  },
  {
    // The calls of who plays and pays.
    name: "buying",
    test: new RegExp(
      [
        parts("src/api", "(?:lotteries|cart|coupons|orders|recharges)\\."),
        parts("src/contract", "(?:lotteries|coupons|orders|payments)\\."),
        parts("src/domain", "(?:cart|coupons|random|refunds)\\."),
      ].join("|"),
    ),
  },
  {
    // The operators of top-ups: their names and marks.
    name: "operators",
    test: new RegExp(
      [
        parts("src/copy", "recharges\\."),
        parts("src/screens/Recharges", "operatorLook\\."),
        parts("design-system", "OperatorMark/"),
      ].join("|"),
    ),
  },
];

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  // The pages' build takes in the libraries, of which they need a small part: read from few files, they start the server
  // sooner. React and the router stay apart, for the server's own file shares them. In development a library in CommonJS could
  // not be taken in.
  ssr:
    command === "build"
      ? { noExternal: true, external: ["react", "react-dom", "react-router", "react-router-dom", "@react-router/node"] }
      : {},
  // In development all dependencies are found ahead: one met later would reload the page under its reader.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "design-system/**/*.{ts,tsx}"] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Every page has these already: a part that is loaded later need not name them.
    modulePreload: {
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(?:vendor|shop|root|rolldown-runtime)-[\w-]+\.(?:js|css)$/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        // Smaller than the default minifier. No property read of ours or of a library's has an effect worth keeping. Functions
        // stay functions: crypto-js makes objects with those that terser would write as methods (`unsafe_methods`).
        minify: "terser",
        terserOptions: {
          ecma: 2020,
          safari10: false,
          // V8 compiles a function in brackets together with what stands around it, on another thread, instead of reading it twice:
          // the bundler wraps each library in CommonJS in one (decision 0034).
          format: { wrap_func_args: true },
          compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
        },
        rolldownOptions: {
          // Needed so that a group takes the modules that it names and not all that their barrel reaches.
          preserveEntrySignatures: "allow-extension",
          output: {
            codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
            // Chromium compiles all functions of such a file on another thread while it arrives (decision 0034).
            postBanner: ({ name }) => (name === "vendor" ? "//# allFunctionsCalledOnLoad" : ""),
          },
        },
      },
    },
  },
}));
