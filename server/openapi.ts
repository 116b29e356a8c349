/** The OpenAPI 3.1 document of the calls that this backend answers, made from the contract's own schemas. */
import type { AnyObject, ArraySchema, ISchema, ObjectSchema, Schema } from "yup";
import { errorAnswer, type Call } from "#contract/call";

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

const content = (schema: Json): Json => ({ "application/json": { schema } });

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

function operationOf(call: Call): Json {
  const parameters = parametersOf(call);
  return {
    operationId: call.name,
    summary: call.summary,
    security: call.access === "session" ? [{ sesion: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: content(jsonSchema(call.body)) } }),
    responses: {
      200: { description: "Respuesta", content: content(jsonSchema(call.answer)) },
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

/** The whole document. `cookie` is the name of the session's cookie. */
export function openApi(calls: readonly Call[], origin: string, cookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call);
  return {
    openapi: "3.1.0",
    info: {
      title: "Premio Mayor",
      version: "1",
      description:
        "Llamadas que responde el servidor de referencia. La credencial Basic nombra a la aplicación y puede faltar; " +
        "la identidad es la cookie de sesión. Los valores van en pesos enteros; números, series y documentos son texto.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        sesion: { type: "apiKey", in: "cookie", name: cookie },
        aplicacion: { type: "http", scheme: "basic" },
      },
      responses: {
        Error: { description: "Toda negativa tiene esta forma", content: content(jsonSchema(errorAnswer)) },
      },
    },
  };
}
