/**
 * `npm run bench:reports`: what a seller's report of many sales costs (ACC-06). Makes the sales in a PGlite of its own, or, with
 * DATABASE_URL, in that empty PostgreSQL; downloads both files over HTTP and prints time, bytes, how much the memory of the
 * server grew at most while they were read, and the longest that it kept others waiting. `-- 20000` makes as many sales.
 */
import { clearInterval, setInterval } from "node:timers";
import { URLSearchParams } from "node:url";
import { LOTTERY, openSeller } from "./seller.mjs";

const COUNT = Number(process.argv[2] ?? 100_000);
const MIB = 1024 * 1024;

const { app, store, clock, headers } = await openSeller({
  count: COUNT,
  databaseUrl: process.env.DATABASE_URL,
  withPages: false,
});
const address = await app.listen({ host: "127.0.0.1", port: 0 });

const day = (at) => new Date(at - 5 * 3_600_000).toISOString().slice(0, 10);
const used = () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heapUsed };
};

console.log(`${COUNT} ventas, ${store.kind}; servidor y lector en un proceso.\n`);
console.log("formato  segundos      MiB   filas/s   memoria +MiB   montón +MiB   espera máx. ms");
for (const formato of ["XLSX", "PDF"]) {
  const query = new URLSearchParams({
    tipo: "1",
    loteria: String(LOTTERY),
    desde: day(clock.now() - COUNT * 1000),
    hasta: day(clock.now()),
    formato,
  });
  const before = used();
  const most = { ...before };
  let wait = 0;
  let beat = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    wait = Math.max(wait, now - beat - 10);
    beat = now;
    const { rss, heapUsed } = process.memoryUsage();
    most.rss = Math.max(most.rss, rss);
    most.heapUsed = Math.max(most.heapUsed, heapUsed);
  }, 10);
  const start = performance.now();
  const response = await fetch(`${address}/api/tienda/reportes/ventas?${query}`, {
    headers,
  });
  if (response.status !== 200 || response.headers.get("x-filas") !== String(COUNT))
    throw new Error(`${response.status} ${response.headers.get("x-filas")} ${(await response.text()).slice(0, 300)}`);
  let bytes = 0;
  for await (const part of response.body) bytes += part.length;
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  const figures = [
    seconds.toFixed(1).padStart(10),
    (bytes / MIB).toFixed(1).padStart(9),
    String(Math.round(COUNT / seconds)).padStart(10),
    ((most.rss - before.rss) / MIB).toFixed(1).padStart(15),
    ((most.heapUsed - before.heapUsed) / MIB).toFixed(1).padStart(14),
    Math.round(wait).toString().padStart(17),
  ];
  console.log(`${formato.padEnd(7)}${figures.join("")}`);
}
await app.close();
await store.close();
