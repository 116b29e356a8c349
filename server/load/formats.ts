/** The files that can be loaded and their fields, by the names that an operator writes; docs/operacion.md tells of each. */
import { TOP_UP_MAX, TOP_UP_MIN } from "#domain/recharges";
import {
  address,
  code,
  day,
  groups,
  hour,
  integer,
  lotteryName,
  optional,
  pesos,
  rule,
  text,
  texts,
  ticketNumber,
  ticketSeries,
  word,
  yesOrNo,
  type Field,
  type Read,
  type Shape,
} from "./fields";

/** HTML as an editor writes it. */
const html = text(200_000);
const drawNumber = integer(1, 9_999_999);

const loterias = {
  loteria: integer(1, 9_999),
  nombre: text(120),
  sigla: text(10),
  fracciones: integer(1, 20),
  valor_fraccion: pesos(1),
  premio_mayor: pesos(0),
  series: integer(1, 1_000),
  clase: integer(1, 9),
};

const planes = {
  loteria: lotteryName,
  plan: code,
  cantidad: integer(1, 1_000_000),
  premio: text(200),
  bruto_billete: pesos(0),
  neto_billete: pesos(0),
  neto_fraccion: pesos(0),
  regla: optional(rule),
};

/** What becomes of a draw. */
const drawStates = ["programado", "aplazado", "anulado"] as const;

const sorteos = {
  loteria: lotteryName,
  sorteo: drawNumber,
  dia: day,
  hora_cierre: hour,
  hora_sorteo: hour,
  fracciones: integer(1, 20),
  valor_fraccion: pesos(1),
  premio_mayor: pesos(0),
  series: integer(1, 1_000),
  plan: optional(code),
  estado: optional(word(drawStates), "programado" as const),
};

const resultados = { loteria: lotteryName, sorteo: drawNumber, numero: ticketNumber, serie: ticketSeries };

const secos = {
  loteria: lotteryName,
  sorteo: drawNumber,
  premio: text(200),
  numero: ticketNumber,
  serie: ticketSeries,
};

/** An operator's range is that of RCG-02 where its file says nothing else. */
const operadores = {
  producto: integer(1, 999_999),
  operador: integer(1, 999_999),
  nombre: text(80),
  sigla: text(20),
  minimo: optional(pesos(1), TOP_UP_MIN),
  maximo: optional(pesos(1), TOP_UP_MAX),
  vende: optional(yesOrNo, true),
};

const paquetes = {
  operador: text(20),
  paquete: text(40),
  paquete_gana: integer(1, 9_999_999),
  nombre: text(200),
  valor: pesos(1),
  vende: optional(yesOrNo, true),
};

const destacados = {
  imagen: address,
  titulo: text(200),
  cifra: optional(text(80)),
  texto: optional(text(500)),
  boton: optional(text(80)),
  enlace: optional(address),
  pestana_nueva: optional(yesOrNo, false),
};

const noticias = {
  titulo: text(200),
  dia: day,
  hora: hour,
  imagen: optional(address),
  resumen: text(1_000),
  texto: html,
};

export interface PartShape extends Shape {
  titulo: Field<string>;
  descripcion: Field<string>;
  imagen: Field<string | null>;
  partes: Field<Read<PartShape>[]>;
}

/** A part of a page, or a part of such a part. */
const parte: PartShape = {
  titulo: text(200),
  descripcion: html,
  imagen: optional(address),
  partes: groups(() => parte),
};

const tarjeta = {
  titulo: text(200),
  descripcion: html,
  imagen: optional(address),
  telefono: optional(text(80)),
  direccion: optional(text(200)),
};

const seccion = { descripcion: html, tarjetas: groups(() => tarjeta) };

const paginas = {
  pagina: code,
  titulo: text(200),
  descripcion: html,
  imagen: optional(address),
  partes: groups(() => parte),
  secciones: groups(() => seccion),
};

const preguntas = { tema: text(80), pregunta: text(300), respuesta: html };

/** The legal texts in the order in which the shop asks for them (INFO-03). */
export const legalNames = ["privacidad", "terminos"] as const;
const terminos = { documento: word(legalNames), texto: html };

const cobroPortada = { texto: text(1_000), imagen: optional(address), enlace: optional(address) };
const cobroPasos = { texto: text(1_000), imagen: optional(address) };

const eventos = {
  dia: day,
  hora: hour,
  texto: text(200),
  boton: text(80),
  enlace: address,
  activo: optional(yesOrNo, true),
};

const temasPqrs = { tema: integer(1, 9_999), titulo: text(120), texto: html };

const servicios = { servicio: code, nombre: text(120), preguntas: texts(300) };

/**
 * Every kind of file. The key is its name without the ending; the order is that of loading. `key`: fields that no two rows may
 * share; those of draws, which may be named in two ways, are held apart when it is known which ones they are.
 */
export const formats = {
  loterias: { shape: loterias, key: ["loteria"], isJsonOnly: false },
  planes: { shape: planes, key: null, isJsonOnly: false },
  sorteos: { shape: sorteos, key: null, isJsonOnly: false },
  resultados: { shape: resultados, key: null, isJsonOnly: false },
  secos: { shape: secos, key: null, isJsonOnly: false },
  operadores: { shape: operadores, key: ["producto"], isJsonOnly: false },
  paquetes: { shape: paquetes, key: ["operador", "paquete"], isJsonOnly: false },
  destacados: { shape: destacados, key: null, isJsonOnly: false },
  noticias: { shape: noticias, key: ["titulo"], isJsonOnly: false },
  paginas: { shape: paginas, key: ["pagina"], isJsonOnly: true },
  preguntas: { shape: preguntas, key: null, isJsonOnly: false },
  terminos: { shape: terminos, key: ["documento"], isJsonOnly: false },
  "cobro-portada": { shape: cobroPortada, key: null, isJsonOnly: false },
  "cobro-pasos": { shape: cobroPasos, key: null, isJsonOnly: false },
  eventos: { shape: eventos, key: ["dia", "hora", "texto"], isJsonOnly: false },
  "temas-pqrs": { shape: temasPqrs, key: ["tema"], isJsonOnly: false },
  servicios: { shape: servicios, key: ["servicio"], isJsonOnly: true },
} as const;

export type Kind = keyof typeof formats;
export const kinds = Object.keys(formats) as Kind[];
export const isKind = (name: string): name is Kind => Object.hasOwn(formats, name);

export type RecordOf<K extends Kind> = Read<(typeof formats)[K]["shape"]>;
/** What is to be loaded: the rows of each kind with the name of their file; a kind of which nothing was said is not there. */
export type Records = { [K in Kind]?: { file: string; rows: RecordOf<K>[] } };
