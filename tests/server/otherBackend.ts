/**
 * A backend of somebody else: it answers the public calls of the two documents, in their spelling, and no call of ours
 * (`/api/tienda/*` is 404 there). It stands for itself: nothing of the shop's code is in it.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** How it answers: as the documents say; figures as texts and no optional field; nothing but empty lists; pages of HTML. */
export type Manner = "documented" | "loose" | "empty" | "broken";

const draw = {
  ideLoteria: 10,
  desLoteria: "Lotería de Medellín",
  abreviatura: "MEDE",
  sorteo: 4861,
  fecSorteo: "20-11-2026",
  horaSorteo: "23:00",
  fecCierre: "20-11-2026",
  horaCierre: "22:30",
  vlrBillete: 18000,
  vlrFraccion: 6000,
  numFracciones: 3,
  premioMayor: { vlrBrutoBillete: 16_000_000_000 },
  numeroFavorito: "0-0-0-0",
  ideClaseLoteria: 1,
};
const other = {
  ...draw,
  ideLoteria: 8,
  desLoteria: "Lotería de Bogotá",
  abreviatura: "BOGO",
  sorteo: 2818,
  vlrFraccion: 5000,
};
const result = {
  ideLoteria: 10,
  desLoteria: "Lotería de Medellín",
  sigaLoteria: "MEDE",
  numero: "8447",
  serie: "358",
  fecSorteo: "13-11-2026",
  sorteo: 4860,
  numeroFavorito: null,
  ideClaseLoteria: 1,
};
const planRow = {
  cantidad: 1,
  desPlanPremio: "Premio mayor",
  vlrBrutoBillete: 16_000_000_000,
  vlrNetoBillete: 10_624_000_000,
  vlrNetoFraccion: 3_541_333_333,
};
const news = {
  id: 1,
  name: "Nuevo plan de premios",
  cover: "https://fotos.example/plan.jpg",
  summary: "Más secos para todos.",
  body: "<h2>Más secos</h2><p onclick='x()'>Desde diciembre.</p>",
  updatedAt: "2026-11-18T10:00:00.000Z",
};
const page = (name: string) => ({
  id: 1,
  page: name,
  title: "Quiénes somos",
  description: "<p>Lo que dice el editor.</p>",
  subpages: [{ id: 2, title: "Nuestra historia", description: "<p>Desde 1998.</p>" }],
  unity: [{ description: "<p>El programa.</p>" }, {}, {}, { cards: [{ title: "Bono" }] }, { cards: [] }],
});
const PAGES = ["nuestra-empresa", "nuestra-red", "productos", "puntos-gana", "loterias", "resultados", "eres-ganador"];

type Answers = Readonly<Record<string, unknown>>;

const documented: Answers = {
  "/api/Users/etn/consultar-loterias-disponibles": { data: [draw, other] },
  "/api/Users/etn/consultar-horarios-loterias": { data: { horariosLoteria: [draw, other] } },
  "/api/Users/etn/consultar-resultados": { data: [result] },
  "/api/Users/etn/consultar-resultados-completos": {
    data: {
      resultadosLoteria: [result, { ...result, numero: "0482", serie: "117", desTipoResultado: "Gran premio seco" }],
    },
  },
  "/api/Users/etn/consultar-plande-premios": { data: { planPremios: [planRow] } },
  "/api/Users/etn/consultar-numero-ganador": { data: { ganador: true } },
  "/api/Users/etn/consultar-disponiblidad-de-numero": { data: [{ serie: "120", cantFracciones: 3 }] },
  "/api/Users/etn/consultar-numeros-disponibles": { data: [{ numero: "1235" }, { numero: "0034" }] },
  "/api/Users/etn/consultar-numeros-mayores-menores": {
    data: { mayores: [{ numero: "8447", veces: 3 }], menores: [{ numero: "0034", veces: 0 }] },
  },
  "/api/sliders": [
    { image: "https://fotos.example/1.jpg", title: "Hoy juega Medellín", link: "/loterias", blank: false },
  ],
  "/api/news": [news],
  "/api/news/1": news,
  "/api/homepayprize": [{ ideSeccion: 1, coverHome: null, descriptionsHome: "Reclama", urlHome: "/mi-cuenta" }],
  "/api/pages": PAGES.map(page),
  "/api/terminos_condiciones": [{ description: "<p>Política.</p>" }, { description: "<p>Términos.</p>" }],
  "/api/conteoregresivo/PrimerActivo": {
    fecha_hora_final: "2026-11-30T20:00:00-05:00",
    descripcion_Contador: "Sorteo extraordinario",
    texto_boton: "Jugar",
    url_form: "/loterias",
  },
  "/api/faqs": [{ id: 1, title: "¿Qué es una fracción?", content: "<p>Una parte del billete.</p>" }],
};

/** The record with its figures as texts, and without what may be missing. */
const OPTIONAL = ["abreviatura", "numeroFavorito", "sigaLoteria", "cover", "summary", "subpages", "unity", "url_form"];
const loosely = (value: unknown): unknown => {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(loosely);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OPTIONAL.includes(name))
      .map(([name, inner]) => [name, loosely(inner)]),
  );
};
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== "object") return null;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
};

/** What it answers at a path; null for what it does not know. */
function answerOf(manner: Manner, path: string): unknown {
  const answer = documented[path];
  if (answer === undefined) return null;
  return manner === "loose" ? loosely(answer) : manner === "empty" ? emptied(answer) : answer;
}

/** Stands until `close`. `asked` holds the bodies that were sent to it, by path. */
export async function startOtherBackend(manner: Manner): Promise<{
  url: string;
  asked: Map<string, unknown[]>;
  close: () => void;
}> {
  const asked = new Map<string, unknown[]>();
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url!, "http://x.example").pathname;
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      asked.set(path, [...(asked.get(path) ?? []), body === "" ? null : (JSON.parse(body) as unknown)]);
      const answer = manner === "broken" ? null : answerOf(manner, path);
      if (answer === null) {
        response.writeHead(manner === "broken" ? 500 : 404, { "content-type": "text/html" });
        response.end("<!doctype html><title>Whitelabel Error Page</title>");
        return;
      }
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
