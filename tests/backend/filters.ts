/**
 * LoopBack filters in a query: as JSON (?filter={"where":…}, ?where=…) or in brackets (?filter[where][user]=…). Keys: where,
 * fields, include, order, limit, skip.
 *
 * Where the documents leave a shape open: the pattern of updatedAt is `like` (with or without %) or `regexp`, or the first
 * characters of the date given as the value.
 */
import { Refusal } from "./calls";
import { list, number, record, same, text, type Json } from "./json";

/** The object under `name` in the query. */
export function queryObject(query: URLSearchParams, name: string): Json {
  const json = query.get(name);
  if (json) {
    try {
      return record(JSON.parse(json));
    } catch {
      throw new Refusal(400, `El parámetro ${name} no es un JSON válido`);
    }
  }
  const found: Json = {};
  for (const [key, value] of query) {
    const [head, ...path] = key.replaceAll("]", "").split("[");
    if (head === name && path.length > 0) setPath(found, path, value);
  }
  return found;
}

function setPath(into: Json, [key = "", ...rest]: string[], value: string): void {
  if (key === "__proto__") return;
  if (rest.length === 0) into[key] = value;
  else {
    const inner = record(into[key]);
    into[key] = inner;
    setPath(inner, rest, value);
  }
}

/** An array, or an object with the keys 0, 1 … as brackets make it; a single value is a list of one. */
function items(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const object = Object.values(record(value));
  return object.length > 0 ? object : value === undefined ? [] : [value];
}

const asPattern = (pattern: string): RegExp =>
  new RegExp(pattern.includes("%") ? `^${pattern.replaceAll("%", ".*")}$` : pattern.replace(/^\/|\/\w*$/g, ""));

function meetsCondition(field: unknown, condition: unknown): boolean {
  const operators = Object.entries(record(condition));
  if (operators.length === 0) {
    return (
      same(field, condition) || (/^\d{4}-\d{2}-\d{2}/.test(text(condition)) && text(field).startsWith(text(condition)))
    );
  }
  return operators.every(([operator, value]) => {
    switch (operator) {
      case "inq":
        return items(value).some((item) => same(field, item));
      case "nin":
        return !items(value).some((item) => same(field, item));
      case "neq":
        return !same(field, value);
      case "like":
      case "regexp":
        return asPattern(text(value)).test(text(field));
      case "gte":
        return text(field) >= text(value);
      case "lte":
        return text(field) <= text(value);
      case "between":
        return text(field) >= text(items(value)[0]) && text(field) <= text(items(value)[1]);
      default:
        throw new Refusal(400, `El operador ${operator} no existe`);
    }
  });
}

export function matches(entry: Json, where: Json): boolean {
  return Object.entries(where).every(([key, condition]) => {
    if (key === "and") return items(condition).every((part) => matches(entry, record(part)));
    if (key === "or") return items(condition).some((part) => matches(entry, record(part)));
    return meetsCondition(entry[key], condition);
  });
}

/** The names of the relations in `include`: a name, a list of names, {relation: name} or {name: …}. */
export const included = (filter: Json): string[] =>
  items(
    typeof filter["include"] === "object" && !Array.isArray(filter["include"])
      ? [filter["include"]]
      : filter["include"],
  )
    .flatMap((item) => {
      const { relation } = record(item);
      return typeof item === "string"
        ? [item]
        : text(relation) !== ""
          ? [text(relation)]
          : Object.entries(record(item)).flat();
    })
    .map(text)
    .filter((name) => name !== "");

function sorted(entries: Json[], order: unknown): Json[] {
  const [key = "", direction = "ASC"] = text(items(order)[0]).split(/\s+/);
  if (key === "") return entries;
  const sign = direction.toUpperCase() === "DESC" ? -1 : 1;
  return [...entries].sort((one, other) => {
    const [left, right] = [text(one[key]), text(other[key])];
    return sign * left.localeCompare(right, "es", { numeric: true });
  });
}

function withFields(entry: Json, fields: unknown, always: string[]): Json {
  const wanted = Array.isArray(fields)
    ? list(fields).map(text)
    : Object.entries(record(fields)).flatMap(([key, value]) => (String(value) === "true" ? [key] : []));
  if (wanted.length === 0) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => wanted.includes(key) || always.includes(key)));
}

/** The entries that the query's filter asks for. Fields named in `relations` are sent only if the filter includes them. */
export function filtered(entries: Json[], query: URLSearchParams, relations: string[] = []): Json[] {
  const filter = queryObject(query, "filter");
  const shown = relations.filter((name) => included(filter).includes(name));
  const hidden = relations.filter((name) => !shown.includes(name));
  const found = sorted(
    entries.filter((entry) => matches(entry, record(filter["where"]))),
    filter["order"],
  );
  const first = number(filter["skip"]);
  return found
    .slice(first, first + (number(filter["limit"]) || found.length))
    .map((entry) => withFields(entry, filter["fields"], shown))
    .map((entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => !hidden.includes(key))));
}
