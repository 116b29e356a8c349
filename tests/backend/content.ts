/**
 * Sliders, news, pages, terms, contact, guidance on prize payments and the countdown.
 *
 * Where the documents leave a shape open:
 * - Lists are JSON arrays without `data`, because the terms are "a list with a second item"; a single record is an object.
 * - Every list takes a LoopBack filter. A page has `page` and `key` with the same value; `unity` is sent if it is included.
 * - Panels of /nosotros and /productos are `subpages` of their page; GET /api/subpages gives all with their `page`.
 * - The countdown is an object; without an active event it is {}. fecha_hora_final has the offset of Bogotá.
 * - POST /api/apqrs and /api/a-services-qualifies answer the saved record with its id.
 * - Payprize items spell their id idsection or ideSeccion alternately.
 * - Images are paths of the shop; the file of one news item does not exist there.
 */
import { DAY, stamp } from "./calendar";
import { Refusal, type Context, type Handler, type Routes } from "./calls";
import { filtered } from "./filters";
import { same, text, type Json } from "./json";
import { nextId } from "./state";

const sliders: Json[] = [
  { image: "/slider-1.jpg", title: "Medellín juega este viernes", link: "/loterias", blank: false },
  { image: "/slider-2.jpg", title: "Consulta los resultados", link: "/resultados", blank: false },
  { image: "/slider-3.jpg", title: "Juega con calma", link: "https://www.coljuegos.gov.co", blank: true },
];

const newsTitles = [
  "El premio mayor de Medellín llega a 16.000 millones",
  "Así se cobra un premio por la web",
  "Nuevos puntos de venta en Bogotá",
  "Boyacá sortea 15.000 millones este sábado",
  "Recargas desde 1.000 pesos",
];

/** News from the newest to the oldest, sent in another order. */
const news = (now: number): Json[] =>
  newsTitles
    .map((name, index) => ({
      id: index + 1,
      name,
      cover: index === 3 ? "/no-existe.jpg" : `/noticia-${index + 1}.jpg`,
      summary: `${name}. Conoce los detalles, los horarios y las recomendaciones antes de jugar tu número en la tienda.`,
      updatedAt: stamp(now - index * 3 * DAY),
    }))
    .sort((one, other) => (one.id % 3) - (other.id % 3));

const homePayPrize: Json[] = [1, 2, 3, 4].map((ideSeccion) => ({
  ideSeccion,
  coverHome: `/premio-${ideSeccion}.jpg`,
  descriptionsHome: `<p>Paso ${ideSeccion} para reclamar tu premio.</p>`,
  urlHome: "/mi-cuenta/pago-premios",
}));

const payPrize: Json[] = [1, 2, 3, 4].map((section) => ({
  [section % 2 === 0 ? "idsection" : "ideSeccion"]: section,
  cover: `/guia-${section}.jpg`,
  descriptions: `<p>Paso ${section}: sigue las instrucciones para recibir tu premio.</p>`,
}));

const panel = (id: number, page: string, title: string, subpages: Json[] = []): Json => ({
  id,
  page,
  title,
  description: `<p>${title}: información de la empresa.</p>`,
  image: `/panel-${id}.jpg`,
  subpages,
});

const subpages: Json[] = [
  panel(1, "nuestra-empresa", "Quiénes somos"),
  panel(2, "nuestra-empresa", "Misión y visión", [panel(3, "nuestra-empresa", "Valores")]),
  panel(4, "nuestra-red", "Puntos de venta"),
  panel(5, "nuestra-red", "Cobertura"),
  panel(6, "productos", "Loterías"),
  panel(7, "productos", "Recargas"),
];

const unity: Json[] = [
  { description: "<p>Puntos Gana premia tus compras.</p>", cards: [] },
  { description: "<p>Ganas un punto por cada $1.000.</p>", cards: [] },
  { description: "<p>Tratamos tus datos según la ley.</p>", cards: [] },
  {
    description: "",
    cards: [
      { title: "Bono de mercado", description: "Por 500 puntos", image: "/bono.jpg" },
      { title: "Recarga de $5.000", description: "Por 300 puntos", image: "/recarga.jpg" },
    ],
  },
  {
    description: "",
    cards: [
      {
        title: "Droguería Central",
        description: "10 % de descuento",
        image: "/aliado.jpg",
        phone: "6043456789",
        address: "Carrera 50 # 48-21, Medellín",
      },
    ],
  },
];

const pageTexts: [key: string, title: string, description: string][] = [
  ["loterias", "Loterías", "Elige tu lotería y juega antes del cierre."],
  ["resultados", "Resultados", "Consulta los últimos sorteos."],
  ["eres-ganador", "Eres ganador", "Escribe tu número y tu serie."],
  ["recargas", "Recargas", "Recarga tu celular o compra un paquete."],
  ["recargas-celular", "Recarga celular", "Elige el operador y el valor."],
  ["recargas-paquetes", "Paquetes", "Elige el paquete que necesitas."],
  ["nuestra-empresa", "Nuestra empresa", "<p>Conoce la empresa.</p>"],
  ["nuestra-red", "Nuestra red", "<p>Conoce la red.</p>"],
  ["productos", "Productos", "<p>Conoce los productos.</p>"],
  ["puntos-gana", "Puntos Gana", "<p>El programa que premia tus compras.</p>"],
];

const pages: Json[] = pageTexts.map(([key, title, description], index) => ({
  id: index + 1,
  page: key,
  key,
  title,
  description,
  image: `/${key}.jpg`,
  subpages: subpages.filter(({ page }) => page === key),
  unity: key === "puntos-gana" ? unity : [],
}));

const terms: Json[] = [
  { id: 1, description: "<h2>Política de privacidad</h2><p>Tratamos tus datos según la Ley 1581 de 2012.</p>" },
  { id: 2, description: "<h2>Términos y condiciones</h2><p>Solo pueden jugar mayores de 18 años.</p>" },
];

const topics: Json[] = ["Petición", "Queja", "Reclamo", "Sugerencia"].map((title, index) => ({
  id: index + 1,
  title,
  content: `<p>Escribe aquí tu ${title.toLowerCase()}.</p>`,
}));

const ratings: Json[] = [
  { id: 1, name: "Compra en línea" },
  { id: 2, name: "Servicio al cliente" },
];

const questions: Json[] = [
  ["¿Cómo fue tu compra?", 1],
  ["¿Cómo fue el pago?", 1],
  ["¿Cómo fue la atención?", 2],
].map(([name, serviceQualifyId], index) => ({ id: index + 1, name, serviceQualifyId }));

const faqs: Json[] = [
  ["¿Cómo juego una lotería?", "<p>Elige la lotería, el número, la serie y las fracciones.</p>"],
  ["¿Cómo reclamo un premio?", "<p>En Mi cuenta, en Pago de premios.</p>"],
  ["¿Quién puede jugar?", "<p>Solo mayores de 18 años.</p>"],
].map(([title, content], index) => ({ id: index + 1, title, content }));

type Entries = Json[] | ((now: number) => Json[]);
const all = (entries: Entries, { now }: Context): Json[] => (typeof entries === "function" ? entries(now()) : entries);

const listHandler =
  (entries: Entries, relations: string[] = []): Handler =>
  ({ query }, context) =>
    filtered(all(entries, context), query, relations);

const recordHandler =
  (entries: Entries): Handler =>
  ({ id }, context) => {
    const found = all(entries, context).find((entry) =>
      [entry["id"], entry["ideSeccion"], entry["idsection"]].some((key) => same(key, id)),
    );
    if (!found) throw new Refusal(404, "El registro no existe");
    return found;
  };

/** Saves the body in `kept`; the named fields are required. */
const saveHandler =
  (kept: "pqrs" | "ratings", required: string[]): Handler =>
  ({ body }, { state }) => {
    const missing = required.filter((field) => text(body[field]) === "");
    if (missing.length > 0) throw new Refusal(422, `Faltan datos: ${missing.join(", ")}`);
    const entry = { id: nextId(state), ...body };
    state[kept].push(entry);
    return entry;
  };

export const contentRoutes: Routes = {
  "GET /api/sliders": listHandler(sliders),
  "GET /api/news": listHandler(news),
  "GET /api/news/{id}": recordHandler(news),
  "GET /api/homepayprize": listHandler(homePayPrize),
  "GET /api/homepayprize/{id}": recordHandler(homePayPrize),
  "GET /api/payprize": listHandler(payPrize),
  "GET /api/payprize/{id}": recordHandler(payPrize),
  "GET /api/pages": listHandler(pages, ["unity"]),
  "GET /api/subpages": listHandler(subpages),
  "GET /api/terminos_condiciones": listHandler(terms),
  "GET /api/pqrs": listHandler(topics),
  "GET /api/services-qualifies": listHandler(ratings),
  "GET /api/questions": listHandler(questions),
  "GET /api/faqs": listHandler(faqs),
  "POST /api/apqrs": saveHandler("pqrs", [
    "issue",
    "document_type",
    "document",
    "name",
    "last_name",
    "email",
    "comment",
  ]),
  "POST /api/a-services-qualifies": saveHandler("ratings", ["issue", "comment"]),
  "GET /api/conteoregresivo/PrimerActivo": (_request, { now }) => ({
    fecha_hora_final: stamp(now() + 2 * DAY),
    descripcion_Contador: "Sorteo extraordinario",
    texto_boton: "Juega ya",
    imagen_de_fondo: "/contador.jpg",
    nueva_imagencontador: "/contador-nuevo.jpg",
    url_form: "/loterias",
    nuevo_formato_contador: false,
  }),
};
