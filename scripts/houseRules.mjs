/**
 * The project's own lint rules: who may import whom (`arrows`), and words that live in the copy (`words-in-copy`).
 * The table of rooms stands here once; docs/architecture.md explains it.
 */
import path from "node:path";

/**
 * Rooms, first match wins. `sees`: rooms an import may lead to (a room always sees itself); "*" is all but stories and
 * tests. `types`: rooms seen only by `import type`.
 */
export const ROOMS = [
  { name: "tests", match: /^(tests|stories|\.storybook)\//, sees: ["*", "tests"] },
  { name: "design-system", match: /^design-system\//, sees: [] },
  // The wire spells the lists of words that it shares with the rules by their one list.
  { name: "contract", match: /^src\/contract\//, sees: ["domain"] },
  { name: "domain", match: /^src\/domain\//, sees: [] },
  // What the server hands to every page; both sides know its types.
  { name: "context", match: /^src\/page\/context(\.ts)?$/, sees: [] },
  { name: "api", match: /^src\/api\//, sees: ["contract", "domain"], types: ["context"] },
  { name: "models", match: /^src\/models\//, sees: ["api", "domain"] },
  { name: "copy", match: /^src\/copy\//, sees: ["domain"], types: ["api"] },
  {
    name: "screens",
    match: /^src\/screens\//,
    sees: ["models", "api", "domain", "copy", "design-system", "page", "forms", "paths", "context"],
  },
  // What every screen stands in; `page/store.ts` is where the models meet React.
  {
    name: "page",
    match: /^src\/page\//,
    sees: ["models", "api", "domain", "copy", "design-system", "paths", "context"],
  },
  { name: "forms", match: /^src\/forms\//, sees: ["api", "domain", "copy", "design-system"] },
  { name: "paths", match: /^src\/paths(\.ts)?$/, sees: ["domain"] },
  { name: "routes", match: /^src\/(root|routes|entry\.client|entry\.server)(\.tsx?)?$/, sees: ["*"] },
  // SQL stands in the store; the demo fills its tables.
  { name: "store", match: /^server\/store\//, sees: ["domain"], types: ["server"] },
  // Files of draws and content on their way to the store; the demo goes the same way.
  { name: "load", match: /^server\/load\//, sees: ["store", "domain"] },
  { name: "demo", match: /^server\/demo\//, sees: ["store", "load", "domain", "server"] },
  { name: "server", match: /^server\//, sees: ["contract", "domain", "store", "load", "demo"], types: ["context"] },
  { name: "workshop", match: /^(scripts|bench)\/|^[^/]+\.(ts|js|mjs)$/, sees: ["*"] },
];

const LIBRARY_ONLY_IN = [
  {
    library: /^(react-aria-components|react-aria|react-stately|@react-aria|@react-stately|@internationalized)(\/|$)/,
    rooms: ["design-system", "tests"],
  },
  { library: /^(@vanilla-extract\/(css|recipes|dynamic)|swiper)(\/|$)/, rooms: ["design-system", "tests"] },
  { library: /^hast(-|\/|$)/, rooms: ["domain", "tests"] },
  {
    library: /^(react|react-dom)(\/|$)/,
    rooms: ["design-system", "screens", "page", "forms", "routes", "copy", "tests"],
  },
  { library: /^(mobx|mobx-state-tree)(\/|$)/, rooms: ["models", "page", "tests"] },
  { library: /^mobx-react-lite(\/|$)/, rooms: ["screens", "routes", "tests"] },
  {
    library: /^(react-router|react-router-dom)(\/|$)/,
    rooms: ["screens", "page", "routes", "context", "server", "tests"],
  },
  { library: /^(react-hook-form|@hookform)(\/|$)/, rooms: ["forms", "tests"] },
  { library: /^(yup)(\/|$)/, rooms: ["contract", "domain", "forms", "server", "tests"] },
  { library: /^(dayjs)(\/|$)/, rooms: ["domain", "copy", "server", "demo", "tests"] },
  {
    library: /^(fastify|@fastify|pino|@node-rs|pdfkit|fontkit|@resvg|nodemailer|fflate|smtp-server)(\/|$)/,
    rooms: ["server", "tests", "workshop"],
  },
  { library: /^(drizzle-orm|pg|@electric-sql|proper-lockfile)(\/|$)/, rooms: ["store", "demo", "tests", "workshop"] },
  { library: /^(csv-parse|jsonc-parser)(\/|$)/, rooms: ["load"] },
  { library: /^node:/, rooms: ["server", "store", "load", "demo", "routes", "tests", "workshop"] },
];

/** crypto-js is discontinued: the stored cart and the wire of the spec are its only two users. */
const LIBRARY_ONLY_IN_FILES = [
  { library: /^crypto-js(\/|$)/, files: /^(src\/models\/persist\.ts|src\/contract\/wireCompat\.ts|tests\/.*)$/ },
];

const ALIASES = [
  ["#ds", "design-system"],
  ["#contract", "src/contract"],
  ["#domain", "src/domain"],
  ["#api", "src/api"],
  ["#models", "src/models"],
  ["#copy", "src/copy"],
  ["#src", "src"],
  ["#server", "server"],
  ["#stories", "stories"],
];

function roomOf(file) {
  return ROOMS.find((room) => room.match.test(file));
}

function projectPath(context) {
  return path.relative(context.cwd, context.filename).split(path.sep).join("/");
}

/** The project path that an import leads to, or undefined for a library. */
function targetOf(source, file) {
  if (source.startsWith(".")) return path.posix.normalize(path.posix.join(path.posix.dirname(file), source));
  const alias = ALIASES.find(([name]) => source === name || source.startsWith(`${name}/`));
  return alias && (source === alias[0] ? `${alias[1]}/index` : source.replace(alias[0], alias[1]));
}

function roomOfTarget(target) {
  // A module named without its extension must still match the rooms that are single files.
  return roomOf(target) ?? roomOf(`${target}.ts`);
}

/** Reports an import that does not follow an arrow of the house, or a library outside its room. */
const arrows = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      room: "{{from}} may not import from {{to}} ({{source}}).",
      typesOnly: "{{from}} may import only types from {{to}} ({{source}}).",
      library: "{{source}} is used only in: {{rooms}}.",
      outside: "{{source}} leads out of the rooms of the project.",
    },
  },
  create(context) {
    const file = projectPath(context);
    const room = roomOf(file);
    if (!room) return {};

    function check(node, source, isType) {
      const target = targetOf(source, file);
      if (target === undefined) return checkLibrary(node, source);
      if (target === "package.json") return;
      const targetRoom = roomOfTarget(target);
      if (!targetRoom) {
        if (room.name !== "workshop" && room.name !== "tests")
          context.report({ node, messageId: "outside", data: { source } });
        return;
      }
      const isSeen =
        targetRoom.name === room.name ||
        room.sees.includes(targetRoom.name) ||
        (room.sees.includes("*") && targetRoom.name !== "tests");
      if (isSeen) return;
      const data = { from: room.name, to: targetRoom.name, source };
      if (room.types?.includes(targetRoom.name)) {
        if (!isType) context.report({ node, messageId: "typesOnly", data });
        return;
      }
      context.report({ node, messageId: "room", data });
    }

    function checkLibrary(node, source) {
      const byFile = LIBRARY_ONLY_IN_FILES.find(({ library }) => library.test(source));
      if (byFile && !byFile.files.test(file))
        context.report({ node, messageId: "library", data: { source, rooms: byFile.files.source } });
      const byRoom = LIBRARY_ONLY_IN.find(({ library }) => library.test(source));
      if (byRoom && room.name !== "workshop" && !byRoom.rooms.includes(room.name))
        context.report({ node, messageId: "library", data: { source, rooms: byRoom.rooms.join(", ") } });
    }

    const visit = (node) => {
      if (typeof node.source?.value !== "string") return;
      check(node, node.source.value, node.importKind === "type" || node.exportKind === "type");
    };
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value ?? "", true),
    };
  },
};

const WORDS = /\p{L}{2,}/u;
const SPOKEN_ATTRIBUTES = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "alt",
  "placeholder",
  "label",
  "description",
  "heading",
  "hint",
  "message",
  "errorMessage",
]);

function literalText(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map((part) => part.value.cooked).join(" ");
  if (node?.type === "ConditionalExpression") return `${literalText(node.consequent)} ${literalText(node.alternate)}`;
  if (node?.type === "LogicalExpression") return literalText(node.right);
  return "";
}

/** Reports words written in JSX: what a reader sees or hears comes from src/copy, in components as a prop. */
const wordsInCopy = {
  meta: { type: "problem", schema: [], messages: { words: "“{{text}}” belongs in src/copy." } },
  create(context) {
    const report = (node, text) => {
      const shown = text.trim();
      if (WORDS.test(shown)) context.report({ node, messageId: "words", data: { text: shown.slice(0, 60) } });
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type === "JSXAttribute") return;
        report(node, literalText(node.expression));
      },
      JSXAttribute(node) {
        if (!SPOKEN_ATTRIBUTES.has(node.name.name)) return;
        const value = node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
        report(node, literalText(value));
      },
    };
  },
};

const COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i;

/** Reports a colour written outside design-system/tokens. */
const colourInTokens = {
  meta: { type: "problem", schema: [], messages: { colour: "Colour {{text}} belongs in design-system/tokens." } },
  create(context) {
    const report = (node, text) => {
      const found = text.split(/[\s,;"'=]+/).find((word) => COLOUR.test(word));
      if (found) context.report({ node, messageId: "colour", data: { text: found } });
    };
    return {
      Literal: (node) => typeof node.value === "string" && report(node, node.value),
      TemplateElement: (node) => report(node, node.value.raw),
    };
  },
};

/** ESLint plugin object of the rules above. */
export const houseRules = {
  rules: { arrows, "words-in-copy": wordsInCopy, "colour-in-tokens": colourInTokens },
};
