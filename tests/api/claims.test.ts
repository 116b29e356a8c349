/** Prizes and the terms of claiming them, as the wire tells them; and what a wallet said. */
import { describe, expect, test } from "vitest";
import { claimTerms, playerPrizes, reportClaim, requestIdOf, topUp, walletWords } from "#api/claims";
import type { Client } from "#api/request";
import type { Problem } from "#api/result";
import { claimable } from "#stories/fixtures/prizes.ts";
import { person } from "../models/fakeEnv";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

/** A backend that answers by the last word of the path; a number is a refusal's status. */
function answering(answers: Record<string, unknown>): { client: Client; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    client: {
      async send({ path, body }) {
        const call = path.split("/").at(-1)!;
        sent.push({ path: call, body: body as Sent["body"] });
        const answer = answers[call];
        if (typeof answer !== "number") return { status: 200, headers: {}, text: JSON.stringify(answer) };
        const error = { statusCode: answer, code: "NO", message: "No" };
        return { status: answer, headers: {}, text: JSON.stringify({ error }) };
      },
    },
  };
}

const wire = {
  desLoteria: "Lotería de Medellín",
  fecSorteo: "06-11-2026",
  sorteo: 4860,
  numero: "**27",
  serieBillete: "***",
  vlrGanado: 90_000,
  esPagoWeb: null,
  desEstado: "PENDIENTE",
  fecPago: null,
  ideEstado: "10",
  colilla: "101-0",
};
const read = async (...data: unknown[]) => {
  const found = await playerPrizes(answering({ "pago-premio": { data } }).client, person.document);
  if (!found.ok) throw new Error("not read");
  return found.value;
};

describe("the prizes", () => {
  test("are asked for by their person, with masks as they come; what a backend does not tell is left out", async () => {
    const { client, sent } = answering({ "pago-premio": { data: [wire] } });
    expect(await playerPrizes(client, person.document)).toEqual({
      ok: true,
      value: [
        {
          id: "101-0",
          reference: "",
          lotteryName: "Lotería de Medellín",
          abbreviation: "",
          drawNumber: 4860,
          drawDay: "2026-11-06",
          number: "**27",
          series: "***",
          pesos: 90_000,
          grossPesos: null,
          state: "PENDING",
          code: "10",
          paidDay: null,
          claimUntil: null,
        },
      ],
    });
    expect(sent).toEqual([{ path: "pago-premio", body: { ideUsuario: person.document } }]);
  });

  test("carry what ours tells besides", async () => {
    const [prize] = await read({
      ...wire,
      abreviatura: "MEDE",
      vlrBruto: 108_434,
      fecLimite: "2027-11-06",
      fecPago: "07-11-2026",
      numTransaccion: "PM-1",
    });
    expect(prize).toMatchObject({
      abbreviation: "MEDE",
      grossPesos: 108_434,
      claimUntil: "2027-11-06",
      paidDay: "2026-11-07",
      reference: "PM-1",
    });
  });

  test.each([
    ["PAGADO", "S", "CLAIMED"],
    [" pagado ", "S", "CLAIMED"],
    ["Pagado", null, "PAID_AT_POINT"],
    ["PAGADO", undefined, "PAID_AT_POINT"],
    ["PENDIENTE", "S", "PENDING"],
    ["EN PROCESO", null, "PENDING"],
    ["NO PAGADO", null, "PENDING"],
  ])("[CLAIM-02] that are %s with %s are %s", async (desEstado, esPagoWeb, state) => {
    expect((await read({ ...wire, desEstado, esPagoWeb }))[0]!.state).toBe(state);
  });

  test("one that cannot be read is left out; a day that is none is empty", async () => {
    const found = await read({ ...wire, colilla: null }, { ...wire, fecSorteo: "ayer" }, null);
    expect(found.map(({ id, drawDay }) => [id, drawDay])).toEqual([["101-0", ""]]);
  });
});

describe("the terms", () => {
  const setting = (valor: string) => ({ data: [{ nombre: "x", valor }] });
  const terms = (uvt: unknown, control: unknown) =>
    claimTerms(answering({ "web-confisys": uvt, "web-confisys-controlar": control }).client);

  test("[CLAIM-03] are asked for by the names of the settings", async () => {
    const { client, sent } = answering({ "web-confisys": setting("52374"), "web-confisys-controlar": setting("S") });
    expect(await claimTerms(client)).toEqual({ ok: true, value: { uvtPesos: 52_374, isOpen: true } });
    expect(sent.map(({ path, body }) => [path, body["nombre"]])).toEqual([
      ["web-confisys", "VLR_UVT_VIGENTES"],
      ["web-confisys-controlar", "CONTROLAR_PAGO_PREMIO"],
    ]);
  });

  test.each(["", "0", "-5", "mil", "52374,5"])("know no UVT in «%s»", async (valor) => {
    expect(await terms({ data: [{ valor: valor || " " }] }, setting("S"))).toMatchObject({ value: { uvtPesos: null } });
  });

  test("close where the control says N; a setting that is not kept closes nothing", async () => {
    expect(await terms(setting("52374"), setting("N"))).toMatchObject({ value: { uvtPesos: 52_374, isOpen: false } });
    expect(await terms(404, 404)).toEqual({ ok: true, value: { uvtPesos: null, isOpen: true } });
    expect(await terms({ data: [] }, { data: [] })).toEqual({ ok: true, value: { uvtPesos: null, isOpen: true } });
  });

  test("fail where either cannot be read", async () => {
    expect(await terms(500, setting("S"))).toMatchObject({ ok: false, problem: { status: 500 } });
    expect(await terms(setting("52374"), 400)).toMatchObject({ ok: false, problem: { status: 400 } });
    expect((await terms("x", setting("S"))).ok).toBe(false);
  });
});

describe("the calls of a claim", () => {
  const claimant = { person, mobile: "3004127788" };

  test.each([
    [{ data: { estado: "pagado", saldo: 1 } }, "paid"],
    [{ data: { estado: "pendiente" } }, "pending"],
    [{ data: "ok" }, "paid"],
    [{ data: true }, "paid"],
  ])("[CLAIM-04] a top-up that answers %j is %s", async (answer, end) => {
    const { client, sent } = answering({ "recarga-oki": answer });
    expect(await topUp(client, claimant, claimable)).toEqual({ ok: true, value: end });
    expect(sent[0]!.body).toEqual({
      body: { usuario: "52847193", valor: 135_000, ideEstado: "10", colilla: "101-0" },
    });
  });

  test("[CLAIM-04] the notices carry what the source sends, the report its signed link", async () => {
    const done = { data: { estado: "ok" } };
    const { client, sent } = answering({
      "reclama-premio": done,
      enviarSMS: done,
      enviarCorreo: done,
      BuscarS3: { data: "/api/tienda/comprobantes/x" },
      enviarCorreoReporte: done,
    });
    expect((await reportClaim(client, claimant, { ...claimable, pesos: 1_234_567 }, "1")).ok).toBe(true);
    const told = { fecSorteo: "06-11-2026", desLoteria: "Lotería de Medellín" };
    expect(sent.slice(1)).toEqual([
      {
        path: "enviarSMS",
        body: {
          data: { ...told, celularUsuario: "3004127788", vlrGanado: "$1.234.567", nombreUsuario: "MARTA LUCÍA" },
        },
      },
      {
        path: "enviarCorreo",
        body: { data: { ...told, vlrGanado: "$1.234.567", emailUsuario: "marta@ejemplo.co" } },
      },
      { path: "BuscarS3", body: { data: { numTransaccionUsuario: "PM-20261106-4827" } } },
      {
        path: "enviarCorreoReporte",
        body: {
          data: {
            ...told,
            usuarioUser: "52847193",
            nombreUsuario: "MARTA LUCÍA",
            apellidoUsuario: "RESTREPO",
            celularUsuario: "3004127788",
            vlrPremioFormateado: "$1.234.567",
            numTransaccionUsuario: "PM-20261106-4827",
            signedUrl: "/api/tienda/comprobantes/x",
          },
        },
      },
    ]);
  });

  test("a receipt that comes as a file has no link to send", async () => {
    const done = { data: {} };
    const { client, sent } = answering({
      "reclama-premio": done,
      enviarSMS: done,
      enviarCorreo: done,
      BuscarS3: { data: "JVBERi0=" },
      enviarCorreoReporte: done,
    });
    await reportClaim(client, claimant, claimable, "1");
    expect(sent.at(-1)!.body["data"]).toMatchObject({ signedUrl: "" });
  });

  test("[CLAIM-04] the request is named by the instant in Bogotá to the second", () => {
    expect(requestIdOf(Date.parse("2026-01-05T04:03:09.999Z"), "ABC")).toBe("20260104230309ABC");
  });
});

describe("a wallet's words", () => {
  const said = (message: string): Problem => ({ kind: "refused", status: 409, code: "X", message, fields: {} });
  test.each([
    ['La billetera no recibió la recarga - {"mensaje":"La cuenta no existe"}', "La cuenta no existe"],
    ['Error 500 -{"mensaje": " Tope diario - superado "}', "Tope diario - superado"],
    ['Falla -\n{"mensaje":\n"Dos\\nlíneas"}', "Dos\nlíneas"],
    ['No - {"otro":1}', ""],
    ['No - {"mensaje":7}', ""],
    ["No - {mensaje", ""],
    ["No - [1]", ""],
    ["Sin parte de la billetera", null],
    ["Con un guion - pero sin JSON", null],
    ['{"mensaje":"sin guion"}', null],
  ])("%s", (message, words) => {
    expect(walletWords(said(message))).toBe(words);
  });
  test("are none where nothing was refused", () => {
    expect(walletWords({ kind: "offline" })).toBeNull();
    expect(walletWords({ kind: "malformed", status: 502 })).toBeNull();
  });
});
