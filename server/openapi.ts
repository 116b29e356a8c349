/** The OpenAPI 3.1 document of the calls that this backend answers, made from the contract's own schemas. */
import type { AnyObject, ArraySchema, ISchema, ObjectSchema, Schema } from "yup";
import { errorAnswer, type Call } from "#contract/call";
import * as account from "#contract/account";
import * as calm from "#contract/calm";
import * as cart from "#contract/cart";
import * as contact from "#contract/contact";
import * as content from "#contract/content";
import * as coupons from "#contract/coupons";
import * as lotteries from "#contract/lotteries";
import * as notices from "#contract/notices";
import * as numbers from "#contract/numbers";
import * as orders from "#contract/orders";
import * as payments from "#contract/payments";
import * as prizes from "#contract/prizes";
import * as recharges from "#contract/recharges";
import * as reports from "#contract/reports";
import * as results from "#contract/results";
import * as session from "#contract/session";
import * as users from "#contract/users";
import { seller } from "#domain/seller";
import { messages, type RefusalCode } from "./messages";
import { errorBody, Refusal } from "./refusal";
import type { AnsweredCall } from "./routes/register";

type Json = Record<string, unknown>;

interface Described {
  type: string;
  nullable: boolean;
  oneOf: unknown[];
  tests: { name?: string; params?: Record<string, unknown> }[];
}

interface Spec {
  optional: boolean;
  noUnknown?: boolean;
}

const specOf = (schema: ISchema<unknown>): Spec => (schema as unknown as { spec: Spec }).spec;

function rulesOf({ type, tests }: Described): Json {
  const rules: Json = {};
  for (const { name, params = {} } of tests) {
    if (name === "integer") rules["type"] = "integer";
    if (name === "matches" && params["regex"] instanceof RegExp) rules["pattern"] = params["regex"].source;
    for (const bound of ["min", "max"] as const) {
      if (name !== bound || typeof params[bound] !== "number") continue;
      const suffix = type === "string" ? "Length" : type === "array" ? "Items" : "imum";
      rules[`${bound}${suffix}`] = params[bound];
    }
  }
  return rules;
}

/** A schema of the contract as JSON Schema (the dialect of OpenAPI 3.1). */
export function jsonSchema(schema: ISchema<unknown>): Json {
  const described = (schema as Schema).describe() as unknown as Described;
  if (described.type === "mixed") return {};
  const result: Json = { type: described.type, ...rulesOf(described) };
  if (described.type === "object") {
    const fields = (schema as unknown as ObjectSchema<AnyObject>).fields as Record<string, ISchema<unknown>>;
    const names = Object.keys(fields);
    result["properties"] = Object.fromEntries(names.map((name) => [name, jsonSchema(fields[name]!)]));
    const required = names.filter((name) => !specOf(fields[name]!).optional);
    if (required.length > 0) result["required"] = required;
    if (specOf(schema).noUnknown) result["additionalProperties"] = false;
  }
  if (described.type === "array") {
    const inner = (schema as unknown as ArraySchema<unknown[], AnyObject>).innerType as ISchema<unknown> | undefined;
    result["items"] = inner ? jsonSchema(inner) : {};
  }
  const values = described.oneOf.filter((value) => value !== null);
  if (values.length > 0) result["enum"] = described.nullable ? [...values, null] : values;
  if (described.nullable) result["type"] = [result["type"], "null"];
  return result;
}

/** The areas of the contract, one for each of its modules, in the order in which a reader meets them. */
const AREAS = [
  {
    name: "Sorteos",
    description: "Sorteos abiertos, números y series libres, planes de premios.",
    module: { ...lotteries, ...numbers },
  },
  { name: "Resultados", description: "Resultados de los sorteos y consulta de un número.", module: results },
  { name: "Sesión", description: "Quién pregunta, el reto del inicio de sesión y la salida.", module: session },
  {
    name: "Cuenta",
    description: "Inicio de sesión, datos propios, avisos y opciones públicas.",
    module: { ...users, ...account, ...notices },
  },
  { name: "Juego en calma", description: "Límites y pausas que la persona se pone.", module: calm },
  { name: "Carrito", description: "Carrito abierto, historial y medios de pago.", module: cart },
  { name: "Cupones", description: "Qué descuenta un cupón en el carrito abierto.", module: coupons },
  { name: "Pago", description: "Paso del carrito a la orden, su estado y su comprobante.", module: payments },
  { name: "Compras", description: "Una compra sin pagar: pagarla, cancelarla o volver a jugarla.", module: orders },
  { name: "Premios", description: "Premios de la persona y su cobro.", module: prizes },
  { name: "Reportes", description: "Ventas y premios pagados de un comercializador.", module: reports },
  { name: "Recargas", description: "Recargas y paquetes de celular.", module: recharges },
  { name: "Contenido", description: "Textos e imágenes de la tienda.", module: content },
  { name: "Contacto", description: "PQRS con su radicado y su estado, y calificación del servicio.", module: contact },
];

/** Every call of the contract with the area that it belongs to, answered by this backend or not. */
export const contractCalls: readonly { call: Call; area: string }[] = AREAS.flatMap(({ name, module }) =>
  Object.values<unknown>(module)
    .filter(isCall)
    .map((call) => ({ call, area: name })),
);

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "answer" in value;
}

function areaOf(call: Call): string {
  const found = contractCalls.find((known) => known.call === call);
  if (!found) throw new Error(`${call.name} belongs to no area of the contract`);
  return found.area;
}

const jsonContent = (schema: Json, examples?: Json): Json => ({
  "application/json": { schema, ...(examples && { examples }) },
});

const RETRY_AFTER = {
  "retry-after": { description: "Segundos después de los cuales vale la pena repetir.", schema: { type: "integer" } },
};
/** Statuses of refusals that may say when to come again. */
const PASSING: ReadonlySet<number> = new Set([429, 502, 503]);

/** The codes that a call may be refused with, by status: what its kind brings, then what it names itself. */
function refusalsOf({ call, isLimited }: AnsweredCall): [status: number, codes: RefusalCode[]][] {
  const isWrite = call.method === "POST";
  const ofKind: Readonly<Record<number, readonly (RefusalCode | false)[]>> = {
    400: ["BAD_REQUEST", (call.query ?? call.body) !== undefined && "INVALID_FIELDS"],
    401: [call.access === "session" && "UNAUTHORIZED"],
    403: [isWrite && "FOREIGN_ORIGIN"],
    413: [isWrite && "PAYLOAD_TOO_LARGE"],
    415: [isWrite && "UNSUPPORTED_MEDIA_TYPE"],
    429: [isLimited && "TOO_MANY_REQUESTS"],
    500: ["INTERNAL"],
    503: ["BUSY"],
  };
  // The contract cannot see the server's list; tests/server/docs.test.ts holds its codes to it.
  const named = call.refuses as Readonly<Record<number, readonly RefusalCode[]>>;
  const statuses = new Set([...Object.keys(ofKind), ...Object.keys(named)].map(Number));
  return [...statuses]
    .map((status): [number, RefusalCode[]] => [
      status,
      [...(ofKind[status] ?? []), ...(named[status] ?? [])].filter((code) => code !== false),
    ])
    .filter(([, codes]) => codes.length > 0);
}

/** The shape of every refusal with the codes of this one. */
function refusalSchema(codes: readonly RefusalCode[]): Json {
  const schema = jsonSchema(errorAnswer) as { properties: { error: { properties: Json } } };
  schema.properties.error.properties["code"] = { type: "string", enum: codes };
  return schema as unknown as Json;
}

function refusalResponse(status: number, codes: readonly RefusalCode[]): Json {
  const examples = codes.map((code) => [code, { value: errorBody(new Refusal(status, code)) }] as const);
  return {
    description: codes.map((code) => `- \`${code}\`: ${messages[code]}`).join("\n"),
    ...(PASSING.has(status) && { headers: RETRY_AFTER }),
    content: jsonContent(refusalSchema(codes), Object.fromEntries(examples)),
  };
}

function parametersOf({ path, query }: Call): Json[] {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  if (!query) return places;
  const { properties = {}, required = [] } = jsonSchema(query) as { properties?: Json; required?: string[] };
  return [
    ...places,
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: "query",
      required: required.includes(name),
      schema,
    })),
  ];
}

function answerOf({ answer, files }: Call): Json {
  if (files.length === 0) return { description: "Respuesta", content: jsonContent(jsonSchema(answer)) };
  const file = { schema: { type: "string", format: "binary" } };
  return { description: "Archivo", content: Object.fromEntries(files.map((type) => [type, file])) };
}

function operationOf(answered: AnsweredCall): Json {
  const { call } = answered;
  const parameters = parametersOf(call);
  return {
    operationId: call.name,
    tags: [areaOf(call)],
    summary: call.summary,
    security: call.access === "session" ? [{ sesion: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: jsonContent(jsonSchema(call.body)) } }),
    responses: {
      200: answerOf(call),
      ...Object.fromEntries(refusalsOf(answered).map(([status, codes]) => [status, refusalResponse(status, codes)])),
    },
  };
}

const DESCRIPTION = `Llamadas que responde el servidor de referencia. Los valores van en pesos enteros; números, series y
documentos son texto; los instantes, ISO en UTC.

La identidad es la cookie de sesión: quien la abrió en la tienda puede probar aquí las llamadas que la piden. La credencial
Basic nombra a la aplicación, no protege nada y puede faltar.

Toda negativa tiene la misma forma: \`code\` es para programas y \`message\` para personas. Cada llamada dice las suyas. Otro
método de la misma dirección responde 405 \`METHOD_NOT_ALLOWED\` con los que hay en \`allow\`; una dirección que no existe, 404
\`NOT_FOUND\`.`;

/** The whole document. `cookie` is the name of the session's cookie. */
export function openApi(answered: readonly AnsweredCall[], origin: string, cookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const one of answered) (paths[one.call.path] ??= {})[one.call.method.toLowerCase()] = operationOf(one);
  const used = new Set(answered.map(({ call }) => areaOf(call)));
  return {
    openapi: "3.1.0",
    info: {
      title: "Llamadas de Premio Mayor",
      version: "1",
      description: DESCRIPTION,
      contact: { name: seller.company, email: seller.email },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    tags: AREAS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        sesion: {
          type: "apiKey",
          in: "cookie",
          name: cookie,
          description: "Cookie HttpOnly que pone el inicio de sesión. El navegador la envía: no se escribe aquí.",
        },
      },
    },
  };
}
