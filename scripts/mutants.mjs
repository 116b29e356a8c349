/**
 * `npm run mutants [-- file or folder … [--tests test file …]]`: changes the code in small ways with StrykerJS and tells
 * which changes no test notices. Without arguments: `src/domain`. With `--tests` only these test files are run: on the server,
 * where every test logs in, it is many times faster, and no score comes out higher than with all of them. Fails when a room's score is under its threshold, or when a comment calls a
 * mutant equivalent that is not there or that a test kills. The scores are kept in `docs/mutantes.md`.
 *
 * A mutant that changes nothing anybody could observe is told apart by a comment right above its line:
 * `// Equivalent mutant (EqualityOperator): …`, with the reason. It is tried all the same, in every run.
 */
import { existsSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import prettier from "prettier";
import { startPostgres } from "./postgresServer.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const document = path.join(root, "docs/mutantes.md");
process.chdir(root);

const UNIT = "tests/mutants.vitest.config.ts";
const SERVER = "tests/server/vitest.config.ts";

/**
 * Rooms with the tests that hold their rules and the lowest score in percent; the first that fits a path is its room. A
 * server's file is tried with the test files that are about it: each of them starts a shop, so all of them for each mutant
 * would take hours.
 */
const rooms = [
  {
    folder: "src/domain/safeText.ts",
    threshold: 95,
    config: UNIT,
    tests: ["tests/domain/richText.test.ts", "tests/stories/richText.test.tsx"],
  },
  { folder: "src/domain", threshold: 95, config: UNIT, tests: ["tests/domain"] },
  { folder: "src/models", threshold: 85, config: UNIT, tests: ["tests/models"] },
  { folder: "src/api", threshold: 85, config: UNIT, tests: ["tests/models", "tests/api"] },
  { folder: "src/forms", threshold: 85, config: UNIT, tests: ["tests/forms"] },
  { folder: "src/page", threshold: 85, config: UNIT, tests: ["tests/page"] },
  { folder: "src/contract", threshold: 85, config: UNIT, tests: ["tests/models", "tests/api"] },
  {
    folder: "src",
    threshold: 85,
    config: UNIT,
    tests: ["tests/screens", "tests/forms", "tests/page", "tests/models", "tests/api"],
  },
  ...[
    ["gateways", "gateways"],
    ["jobs/claims.ts", "claims"],
    ["jobs/outbox.ts", "outbox", "purchaseMail"],
    ["jobs/poller.ts", "attempts", "payments", "purchase"],
    ["jobs/prizes.ts", "winnings"],
    ["jobs/recharges.ts", "sentRecharges"],
    ["jobs/refunds.ts", "refunds", "sentRecharges"],
    ["jobs", "jobs", "attempts", "payments"],
    ["payments.ts", "attempts", "payments", "purchase"],
    ["store/attempts.ts", "settlement", "attempts"],
    ["store/settlement.ts", "settlement"],
    ["store/stock.ts", "settlement", "checkout"],
    ["store/orders.ts", "settlement", "checkout", "session", "carts"],
    ["store/carts.ts", "carts", "recharges", "locks"],
    ["store/draws.ts", "lotteries", "checkout", "replay", "loadDraws"],
    ["store/availability.ts", "lotteries"],
    ["store/open.ts", "statements", "lostConnection"],
    ["store/retried.ts", "store"],
    ["store/sqlState.ts", "sqlState", "diskFull"],
    ["store/brief.ts", "publicReads", "lotteries"],
    ["store/catalogue.ts", "lotteries", "results"],
    ["store/sessions.ts", "auth", "session", "jobs", "account", "claims", "store"],
    ["store/loginTries.ts", "limits", "jobs", "locks"],
    ["store/captchas.ts", "captcha", "jobs"],
    ["store/settings.ts", "session", "carts"],
    ["store/sandboxSessions.ts", "sandbox"],
    ["store/errors.ts", "refusal"],
    ["refusal.ts", "refusal", "register", "api"],
    ["store/accounts.ts", "account", "register", "session"],
    ["store/calm.ts", "calm", "recharges"],
    ["store/claims.ts", "claims", "receipts"],
    ["store/contact.ts", "contact"],
    ["store/content.ts", "content", "load"],
    ["store/contentLoading.ts", "load"],
    ["store/coupons.ts", "coupons"],
    ["store/figures.ts", "metrics"],
    ["store/ledger.ts", "ledger"],
    ["store/loading.ts", "load", "loadDraws", "loadFiles"],
    ["store/operators.ts", "recharges", "load"],
    ["store/outbox.ts", "outbox", "contact", "purchaseMail", "account", "locks"],
    ["store/ownData.ts", "ownData", "account", "claims", "sentRecharges", "coupons", "winnings"],
    ["store/postponed.ts", "loadDraws"],
    ["store/prizes.ts", "prizes", "winnings"],
    ["store/recharges.ts", "sentRecharges"],
    ["store/reconciliation.ts", "reconcile"],
    ["store/refunds.ts", "refunds", "loadDraws", "sentRecharges"],
    ["store/reports.ts", "reports"],
    ["store/requestCounts.ts", "requestLimits"],
    ["store/sandboxRecharges.ts", "sentRecharges"],
    ["store/sandboxTopUps.ts", "sandbox"],
    ["store/statistics.ts", "lotteries"],
    ["store/winnings.ts", "winnings"],
    ["store", "store", "migration"],
    ["auth.ts", "auth", "session"],
    ["captcha.ts", "captcha", "session"],
    ["limits.ts", "limits"],
    ["clientNetwork.ts", "clientNetwork", "config"],
    ["security.ts", "security", "session"],
    ["proxy.ts", "proxy"],
    ["routes/carts.ts", "carts", "recharges", "refunds", "winnings", "coupons"],
    ["routes/payments.ts", "purchase", "attempts", "checkout", "payments", "recharges", "coupons", "replay"],
    ["routes/lotteries.ts", "lotteries", "results"],
    ["routes/users.ts", "session", "account"],
    ["routes/receipts.ts", "receipts"],
    ["routes/docs.ts", "docs"],
    ["routes/content.ts", "content", "lotteries"],
    ["routes/account.ts", "account"],
    ["routes/calm.ts", "calm"],
    ["routes/claims.ts", "claims"],
    ["routes/contact.ts", "contact"],
    ["routes/coupons.ts", "coupons"],
    ["routes/notices.ts", "prizes", "winnings", "account"],
    ["routes/prizes.ts", "prizes", "results"],
    ["routes/recharges.ts", "recharges"],
    ["routes/reports.ts", "reports"],
    ["routes/health.ts", "health"],
    ["routes/register.ts", "register"],
    ["routes/api.ts", "api", "lotteries"],
    ["routes", "session", "carts", "checkout", "lotteries", "docs"],
    ["sandbox", "sandbox", "attempts"],
    ["config.ts", "config"],
    ["log.ts", "log"],
    // The rest, without the tests that start processes or send thousands of requests: minutes for each mutant they reach.
    ["", "!border", "!killedStart", "!lostConnection", "!race", "!restart"],
  ].map(([place, ...tests]) => ({
    folder: place === "" ? "server" : `server/${place}`,
    threshold: 80,
    config: SERVER,
    tests: tests.map((name) => name.replace(/^!?/, (sign) => `${sign}tests/server/`)),
  })),
];

const isIn = (folder, file) => file === folder || file.startsWith(`${folder}/`);

/** What stands before and after `--tests`. */
function argumentsOf(args) {
  const at = args.indexOf("--tests");
  return at < 0 ? [args, []] : [args.slice(0, at), args.slice(at + 1)];
}

/** The paths asked for, relative to the root, by room. Ends the run on a path that is not there or is in no room. */
function targetsByRoom(args) {
  const targets = new Map();
  for (const arg of args.length ? args : ["src/domain"]) {
    const target = path.relative(root, path.resolve(arg));
    const room = rooms.find(({ folder }) => isIn(folder, target));
    if (!room || !existsSync(target)) {
      console.error(`No hay mutantes para ${arg}: pide un archivo o una carpeta de src o de server.`);
      process.exit(2);
    }
    targets.set(room, [...(targets.get(room) ?? []), target]);
  }
  return targets;
}

const asPattern = (target) =>
  statSync(target).isDirectory() ? `${target}/**/*.{ts,tsx}` : target.replaceAll(/[[\]{}()*?!$]/g, "\\$&");

/** Whether the tests of a room run on PostgreSQL: a shop of its own costs less there than on PGlite. */
const isOnPostgres = ({ config, tests }) => config === SERVER && !tests.some((name) => name.endsWith("/migration"));

async function mutate(room, targets, testFiles) {
  const { config, tests } = room;
  process.env.MUTANTS_TESTS = tests.join(",");
  delete process.env.TEST_DATABASE_URL;
  if (!isOnPostgres(room)) return tried(config, targets, testFiles);
  const { url, stop } = await startPostgres();
  process.env.TEST_DATABASE_URL = url;
  return tried(config, targets, testFiles).finally(stop);
}

async function tried(config, targets, testFiles) {
  process.env.PROPERTY_RUNS = "3";
  const stryker = new Stryker({
    testRunner: "vitest-whole-files",
    plugins: [path.join(root, "scripts/mutantsRunner.mjs")],
    vitest: { configFile: config },
    testFiles,
    mutate: [...targets.map(asPattern), "!**/*.css.ts", "!**/*.d.ts"],
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    concurrency: 2,
    // On a busy machine a slow test is not a mutant that never ends.
    timeoutFactor: 2,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    reporters: ["progress-append-only"],
    logLevel: "error",
    allowConsoleColors: false,
    disableTypeChecks: false,
    tempDirName: ".stryker-tmp",
    // The pages' build goes along: a server's test that draws pages draws those.
    ignorePatterns: ["storybook-static", "test-results", "playwright-report", ".data", "tests/visual", "bench"],
  });
  return stryker.runMutationTest();
}

const isKilled = ({ status }) => status === "Killed" || status === "Timeout";
const isAlive = ({ status }) => status === "Survived" || status === "NoCoverage";

const EQUIVALENT = /^\s*\/\/ Equivalent mutant \((\w+)\): (.+)/;

/** The comments of a file that call a mutant equivalent: mutator, reason and the line that they are about (1-based). */
function equivalentsOf(lines) {
  return lines.flatMap((text, index) => {
    const match = EQUIVALENT.exec(text);
    if (!match) return [];
    let next = index + 1;
    const reason = [match[2]];
    for (; /^\s*\/\//.test(lines[next]) && !EQUIVALENT.test(lines[next]); next += 1)
      reason.push(lines[next].trim().slice(3));
    while (EQUIVALENT.test(lines[next]) || /^\s*\/\//.test(lines[next])) next += 1;
    return [{ mutator: match[1], reason: reason.join(" "), line: next + 1 }];
  });
}

/** The source that a mutant replaces, on one line. */
function originalOf(lines, { start, end }) {
  const picked = lines.slice(start.line - 1, end.line);
  picked[picked.length - 1] = picked.at(-1).slice(0, end.column - 1);
  picked[0] = picked[0].slice(start.column - 1);
  return picked.join(" ");
}

const shortened = (text) => {
  const flat = text.replaceAll(/\s+/g, " ");
  return flat.length > 100 ? `${flat.slice(0, 97)}…` : flat;
};

/** What the run says of one file: its counts, the survivors, the equivalents and the comments that are wrong. */
async function judged(file, mutants) {
  const lines = (await readFile(file, "utf8")).split("\n");
  const comments = equivalentsOf(lines);
  const fits = (comment, mutant) =>
    comment.mutator === mutant.mutatorName && comment.line === mutant.location.start.line;
  const told = (mutant) => ({
    line: mutant.location.start.line,
    mutator: mutant.mutatorName,
    change: `${shortened(originalOf(lines, mutant.location))} → ${shortened(mutant.replacement ?? "")}`,
  });
  const alive = mutants.filter(isAlive);
  const commentOf = (mutant) => comments.find((comment) => fits(comment, mutant));
  const survivors = alive.filter((mutant) => !commentOf(mutant)).map(told);
  return {
    file,
    killed: mutants.filter(isKilled).length,
    survivors,
    unmeasured: mutants.filter(({ status }) => status === "Ignored").length,
    equivalents: alive.filter(commentOf).map((mutant) => ({ ...told(mutant), reason: commentOf(mutant).reason })),
    wrongComments: comments.filter((comment) => !alive.some((mutant) => fits(comment, mutant))),
  };
}

const scoreOf = (killed, survived) => (killed + survived === 0 ? 100 : (100 * killed) / (killed + survived));
const percent = (score) => `${score.toFixed(1).replace(".", ",")} %`;

const INTRODUCTION = `# Mutantes

Un mutante es el código con un cambio pequeño: un \`<\` por un \`<=\`, una condición que siempre se cumple. Si alguna prueba
falla, el mutante está atrapado; si ninguna falla, nadie cuida esa regla. \`npm run mutants\` lo mide con StrykerJS y escribe
esta página; \`npm run mutants -- server/captcha.ts\` mide solo lo que se nombra y cambia solo sus filas; con
\`--tests tests/server/session.test.ts\` corre solo esas pruebas: en el servidor es mucho más rápido, y la nota nunca sale
mayor. Los del servidor que no es puro corren sobre un PostgreSQL propio. No es
parte de \`npm test\`. Falla por debajo de 95 % en \`src/domain\`, de 85 % en el resto de \`src\` y de 80 % en
\`server\`.

Los estáticos son los que corren una sola vez al cargar el módulo (tablas, constantes): no se miden.

Un mutante equivalente no cambia nada que se pueda observar. Lo dice un comentario sobre su línea,
\`// Equivalent mutant (Mutador): razón\`, y no cuenta. Se prueba como los otros: si una prueba lo atrapa, o ya no existe, el
comentario sobra y la orden falla.
`;

/** Lines of the page that begin with the name of a file, by that name. */
function linesByFile(text, pattern) {
  const found = new Map();
  for (const line of text.split("\n")) {
    const file = pattern.exec(line)?.[1];
    if (file) found.set(file, [...(found.get(file) ?? []), line]);
  }
  return found;
}

/** Puts the files of this run into the page and takes out those that are gone. */
async function writeDocument(results) {
  const before = existsSync(document) ? await readFile(document, "utf8") : "";
  const rows = linesByFile(before, /^\| `([^`]+)`/);
  const equivalents = linesByFile(before, /^- `([^`]+)`/);
  for (const { file, killed, survivors, unmeasured, equivalents: kept } of results) {
    const score = percent(scoreOf(killed, survivors.length));
    rows.set(file, [`| \`${file}\` | ${score} | ${killed} | ${survivors.length} | ${kept.length} | ${unmeasured} |`]);
    equivalents.set(
      file,
      kept.map(
        ({ mutator, change, reason }) => `- \`${file}\`, ${mutator}, \`${change.replaceAll("`", "'")}\`: ${reason}`,
      ),
    );
  }
  const inOrder = (map) =>
    [...map]
      .filter(([file]) => existsSync(file))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, lines]) => lines);
  const text = [
    INTRODUCTION,
    "| archivo | nota | atrapados | vivos | equivalentes | estáticos |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...inOrder(rows),
    "",
    "## Equivalentes",
    "",
    ...inOrder(equivalents),
  ].join("\n");
  const style = await prettier.resolveConfig(document);
  await writeFile(document, await prettier.format(text, { ...style, parser: "markdown" }));
}

const [args, testFiles] = argumentsOf(process.argv.slice(2));
const byRoom = targetsByRoom(args);
const all = [];
let isGood = true;
for (const [room, targets] of byRoom) {
  const started = performance.now();
  const byFile = new Map();
  for (const mutant of await mutate(room, targets, testFiles)) {
    const file = path.relative(root, mutant.fileName);
    byFile.set(file, [...(byFile.get(file) ?? []), mutant]);
  }
  const results = await Promise.all([...byFile].sort().map(([file, mutants]) => judged(file, mutants)));
  all.push(...results);
  const sum = (count) => results.reduce((total, result) => total + count(result), 0);
  const score = scoreOf(
    sum(({ killed }) => killed),
    sum(({ survivors }) => survivors.length),
  );
  console.log(`\n── ${room.folder} · ${((performance.now() - started) / 1000).toFixed(0)} s`);
  for (const { file, killed, survivors } of results)
    console.log(
      `${percent(scoreOf(killed, survivors.length)).padStart(8)}  ${file} (${killed} de ${killed + survivors.length})`,
    );
  for (const { file, survivors, wrongComments } of results) {
    for (const { line, mutator, change } of survivors) console.log(`vivo  ${file}:${line}  ${mutator}  ${change}`);
    for (const { line, mutator } of wrongComments)
      console.log(`sobra ${file}:${line}  el comentario: ningún mutante ${mutator} sobrevive en esa línea`);
  }
  const isRoomGood = score >= room.threshold && results.every(({ wrongComments }) => wrongComments.length === 0);
  console.log(`${isRoomGood ? "✓" : "✗"} ${room.folder}: ${percent(score)}, mínimo ${room.threshold} %`);
  isGood &&= isRoomGood;
}
await writeDocument(all);
process.exitCode = isGood ? 0 : 1;
