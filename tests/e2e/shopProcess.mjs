/** The process in which a worker's journeys open their built shops, one after the other: its modules are loaded once. */
import { openShop } from "../../build/serve.js";

/** Jobs of the shop run so many times as often as for players: journeys wait for what they do. */
const JOB_PACE = 4;

/** The open shops, by the id that the journeys gave them. */
const shops = new Map();

const actions = {
  async open({ id, env }) {
    shops.set(id, await openShop(env, { jobPace: JOB_PACE }));
  },
  async close({ id }) {
    const shop = shops.get(id);
    shops.delete(id);
    await shop?.close();
  },
};

process.on("message", (asked) => {
  actions[asked.action](asked).then(
    () => process.send({ call: asked.call }),
    (error) => process.send({ call: asked.call, error: error.stack }),
  );
});
process.on("disconnect", () => process.exit());
