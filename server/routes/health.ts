/** `/salud`: the process is alive. `/listo`: the store answers and its migrations are done. */
import type { FastifyInstance } from "fastify";
import type { Store } from "../store/database";

export function addHealth(app: FastifyInstance, store: Store | null): void {
  app.get("/salud", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    return { estado: "vivo" };
  });
  app.get("/listo", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    try {
      await store?.ping();
      return { estado: "listo" };
    } catch (error) {
      request.log.error({ err: error }, "the store does not answer");
      return reply.code(503).header("retry-after", "2").send({ estado: "sin base de datos" });
    }
  });
}
