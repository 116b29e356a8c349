/** Operators, packages and recharges: what is made of each answer, and what goes out. */
import { describe, expect, test } from "vitest";
import { addLines } from "#api/cart";
import { operatorsOf, packagesOf, toBoughtRecharge, toRechargeLine } from "#api/recharges";
import type { Client } from "#api/request";
import { rechargeLineRequest } from "#contract/recharges";
import type { ApiRequest } from "#src/page/context.ts";
import { holding, recharge } from "../models/fakeEnv";

function answering(answer: unknown) {
  const sent: ApiRequest[] = [];
  const client: Client = {
    async send(request) {
      sent.push(request);
      return { status: 200, headers: {}, text: JSON.stringify(answer) };
    },
  };
  return { client, sent };
}

const claroWire = { ideProducto: 101, desProducto: "Claro", sigla: "CLARO", ideOperadorGana: 1, esPaquete: "S" };
const claro = { id: 101, ganaId: 1, name: "Claro", code: "CLARO", hasPackages: true };

describe("operators", () => {
  test("[RCG-02] one that tells no range takes that of every other; a record that cannot be read spoils only itself", async () => {
    const { client } = answering({
      data: [
        {
          productos: [
            claroWire,
            null,
            { sigla: "X" },
            { ...claroWire, ideProducto: 102, vlrMinimo: 2_000, vlrMaximo: 50_000 },
          ],
        },
      ],
    });
    const found = await operatorsOf(client, "TOP_UP");
    expect(found.ok && found.value).toEqual([
      { ...claro, minPesos: 1_000, maxPesos: 100_000 },
      { ...claro, id: 102, minPesos: 2_000, maxPesos: 50_000 },
    ]);
  });

  test.each([
    ["TOP_UP", "N"],
    ["PACKAGE", "S"],
  ] as const)("[RCG-02] [RCG-03] those of %s are asked for by paquete %s", async (kind, letter) => {
    const { client, sent } = answering({ data: [] });
    expect(await operatorsOf(client, kind)).toEqual({ ok: true, value: [] });
    expect(decodeURIComponent(sent[0]!.path)).toBe(
      `/api/Users/etn/operadores-con-paquetes?product={"paquete":"${letter}"}`,
    );
  });

  test("[RCG-03] its packages are asked for by the id that the source asks them by", async () => {
    const wire = { idePaqueteOperador: "CLARO-003", idePaqueteGANA: 5003, desPaquete: "7 días", vlrComercial: 10_000 };
    const { client, sent } = answering({ data: { paqueteMovil: [wire, { desPaquete: "sin precio" }] } });
    expect(await packagesOf(client, { ganaId: 1 })).toEqual({
      ok: true,
      value: [{ id: "CLARO-003", name: "7 días", pesos: 10_000 }],
    });
    expect(sent[0]?.body).toEqual({ product: { ideOperadorGANA: 1 } });
  });
});

const wire = { id: "recarga1", tipo: "Recarga Celular", ideProducto: 101, sigla: "CLARO" };
const topUp = recharge("recarga1");

describe("a recharge of a cart", () => {
  test.each([
    ["celular and valor", { celular: "3004127788", valor: 10_000, desProducto: "Claro" }],
    ["numero and vlrRecarga", { numero: "+57 300 412 7788", vlrRecarga: 10_000, desProducto: "Claro" }],
  ])("[RCG-04] is read by %s", (_, spelling) => {
    expect(toRechargeLine({ ...wire, ...spelling })).toEqual(topUp);
  });

  test("[RCG-04] without its operator's name it shows the code; one without number or value is none", () => {
    expect(toRechargeLine({ ...wire, celular: "3004127788", valor: 1 })).toMatchObject({ operatorName: "CLARO" });
    expect(toRechargeLine({ ...wire, valor: 1 })).toBeNull();
    expect(toRechargeLine({ ...wire, celular: "3004127788" })).toBeNull();
    expect(toRechargeLine({ ...wire, celular: "3004127788", valor: 1, tipo: "Otra" })).toBeNull();
  });

  test("[RCG-04] goes out as the source writes it, a package with its own id", async () => {
    const { client, sent } = answering("");
    const bundle = recharge("paquete1", {
      kind: "PACKAGE",
      packageId: "CLARO-003",
      packageName: "7 días",
      pesos: 10_000,
    });
    await addLines(client, 7, holding([], [topUp, bundle]));
    const common = { celular: "3004127788", valor: 10_000, ideProducto: 101, sigla: "CLARO", ideFormaPago: 5 };
    const recargas = [
      { id: topUp.id, tipo: "Recarga Celular", ...common },
      { id: bundle.id, tipo: "Recarga Paquete", ...common, idePaqueteMovil: "CLARO-003", esPaqueteRecarga: true },
    ];
    expect(sent[0]?.body).toEqual({ data: { id: 7, loterias: [], recargas, createRow: true } });
    for (const one of recargas) expect(rechargeLineRequest.isValidSync(one, { strict: true })).toBe(true);
  });
});

test.each([
  ["EN_ESPERA", "WAITING"],
  ["ENVIADA", "SENT"],
  ["EN_REVISION", "TASK"],
  ["HECHA", "DONE"],
  ["FALLIDA", "FAILED"],
  ["OTRA", null],
])("a bought recharge that is %s is read as %s", (estado, state) => {
  const since = Date.parse("2026-11-20T18:00:00Z");
  const found = toBoughtRecharge({
    ...wire,
    celular: "3004127788",
    valor: 10_000,
    estado,
    fecha: "2026-11-20T18:00:00Z",
  });
  expect(found).toMatchObject({ state, since });
});
