/**
 * `npm run chaos [-- --seconds 60 --seed 7]`: four processes on one PostgreSQL behind a proxy, people in the shop, processes that
 * are killed, a database that is restarted, and an outside that fails; then everything must hold (faults.md's invariants, and the
 * shop's word against the gateways' and the wallet's). `npm run chaos -- --planted` plants one bug after the other and passes
 * when each is found. Everything is on loopback; the seed is printed. Exit code 1 on any breach.
 */
import { parseArgs } from "node:util";
import { bundleServer } from "./bundle";
import { ENDS } from "./market";
import { CALM, STORM } from "./outside";
import { plantedBugs, type PlantedBug } from "./planted";
import { openGround, runPlan, type Ground, type Outcome, type Plan } from "./scenario";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    planted: { type: "boolean", default: false },
    only: { type: "string" },
  },
});

/** With how many seeds a planted bug is looked for at most. */
const SEEDS = 3;

const line = (text: string): void => void process.stdout.write(`${text}\n`);
const table = (rows: ReadonlyMap<string, number>): string =>
  [...rows]
    .sort()
    .map(([what, many]) => `${what} ${many}`)
    .join(", ") || "nada";

function report({ counts, alarms, kills, atFailPoints, restarts, wonPrizes }: Outcome): void {
  line(`  operaciones: ${table(counts)}`);
  line(
    `  procesos matados: ${kills} al azar; en puntos de fallo: ${table(atFailPoints)}; reinicios de la base: ${restarts}`,
  );
  line(`  alarmas del registro: ${table(alarms)}; premios avisados: ${wonPrizes}`);
}

async function whole(ground: Ground): Promise<boolean> {
  const plan: Plan = {
    seed: Number(values.seed),
    processes: 4,
    seconds: Number(values.seconds),
    purchases: 100,
    players: 10,
    kills: true,
    restarts: 2,
    weather: STORM,
    closing: true,
    prizes: true,
    ends: ENDS,
    coupons: 0.15,
    recharges: 0.4,
    twoGateways: 0.5,
    file: await bundleServer("entera"),
    say: (text) => line(`  ${text}`),
  };
  line(`caos: semilla ${plan.seed}, ${plan.seconds} s`);
  const outcome = await runPlan(ground, plan);
  report(outcome);
  for (const fault of outcome.faults) line(`  ✗ ${fault}`);
  line(
    outcome.faults.length === 0
      ? "✓ se comprobaron los invariantes, cada pago, cada premio, cada carrito y cada proceso: todo se cumple"
      : `✗ ${outcome.faults.length} faltas; se repite con --seed ${plan.seed}`,
  );
  return outcome.faults.length === 0;
}

/**
 * What the checker says of a planted bug. What people do is drawn by chance, and a race may not be met by it: a bug that
 * was not seen is looked for with the next seeds before it counts as missed.
 */
async function look(ground: Ground, { name, plants, found, plan }: PlantedBug) {
  const file = await bundleServer(`defecto-${name}`, plants);
  const faults: string[] = [];
  for (let looks = 1; ; looks += 1) {
    const outcome = await runPlan(ground, {
      seed: Number(values.seed) + looks - 1,
      processes: 2,
      seconds: 3,
      purchases: 30,
      players: 8,
      kills: false,
      restarts: 0,
      weather: CALM,
      closing: false,
      prizes: false,
      ends: ENDS,
      coupons: 0.15,
      recharges: 0,
      twoGateways: 0.5,
      say: () => {},
      ...plan,
      sought: found,
      file,
    }).catch((error: unknown) => ({ faults: [`the run itself failed: ${String(error)}`] }));
    faults.push(...outcome.faults);
    const told = faults.find((fault) => found.test(fault));
    if (told !== undefined || looks === SEEDS) return { told, looks, faults };
  }
}

async function planted(ground: Ground): Promise<boolean> {
  const bugs = plantedBugs.filter(({ name }) => values.only === undefined || name.includes(values.only));
  if (bugs.length === 0) throw new Error(`No hay ningún defecto que se llame «${values.only}»`);
  let missed = 0;
  for (const bug of bugs) {
    const started = performance.now();
    const { told, looks, faults } = await look(ground, bug);
    if (!told) missed += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const often = looks > 1 ? ` (${looks} semillas)` : "";
    const words = told ?? `no se vio; faltas: ${faults.join(" | ") || "ninguna"}`;
    line(`${told ? "✓" : "✗"} ${bug.name.padEnd(40)} ${seconds.padStart(4)} s${often}  ${words.slice(0, 220)}`);
  }
  line(`\n${bugs.length - missed} passed, ${missed} failed`);
  return missed === 0;
}

const ground = await openGround();
try {
  process.exitCode = (await (values.planted ? planted(ground) : whole(ground))) ? 0 : 1;
} finally {
  await ground.stop();
}
process.exit();
