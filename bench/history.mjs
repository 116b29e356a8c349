/**
 * `npm run bench:history`: what a page of the purchase history costs a person of many purchases (ACC-04). Makes them in a PGlite
 * of its own, or, with DATABASE_URL, in that empty PostgreSQL; asks for pages at both ends and prints the median time of the
 * call and of the whole page as HTML, its size and its rows. `-- 20000` makes as many purchases.
 */
import { openSeller } from "./seller.mjs";

const COUNT = Number(process.argv[2] ?? 10_000);
const SIZE = 15;
const TRIES = 21;

const { app, store, seller, headers } = await openSeller({ count: COUNT, databaseUrl: process.env.DATABASE_URL });

/** The middle of the times of an address, in ms, with its last answer. */
async function asked(url) {
  const times = [];
  let body = "";
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = performance.now();
    const answer = await app.inject({ url, headers });
    times.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${url} ${answer.body.slice(0, 300)}`);
    ({ body } = answer);
  }
  return { ms: times.sort((one, other) => one - other)[TRIES >> 1], body };
}

console.log(`${COUNT} compras de una persona, ${store.kind}, ${SIZE} por página; mediana de ${TRIES}.\n`);
console.log("página   llamada ms   página ms   HTML KiB   filas");
for (const page of [1, 2, Math.ceil(COUNT / SIZE / 2), Math.ceil(COUNT / SIZE)]) {
  const where = { user: seller.documentNumber, state: { inq: ["PENDING", "REJECTED", "APPROVED"] } };
  const filter = JSON.stringify({ where, order: "id DESC", limit: SIZE + 1, skip: (page - 1) * SIZE });
  const call = await asked(`/api/carts?filter=${encodeURIComponent(filter)}`);
  const whole = await asked(`/mi-cuenta/historial?por=${SIZE}&pagina=${page}`);
  const figures = [
    call.ms.toFixed(1).padStart(13),
    whole.ms.toFixed(1).padStart(12),
    (Buffer.byteLength(whole.body) / 1024).toFixed(0).padStart(11),
    String(whole.body.split("<article").length - 1).padStart(8),
  ];
  console.log(`${String(page).padEnd(6)}${figures.join("")}`);
}
await app.close();
await store.close();
