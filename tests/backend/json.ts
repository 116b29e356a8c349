/** Reads values of unknown JSON. A number and its text are the same value: clients send either. */
export type Json = Record<string, unknown>;

export const record = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** The number in a value such as 12000, "12000" or "$12.000"; 0 if there is none. */
export const number = (value: unknown): number =>
  typeof value === "number" ? value : Number(text(value).replace(/[^\d-]/g, "")) || 0;

export const firstText = (from: Json, ...keys: string[]): string =>
  keys.map((key) => text(from[key])).find((found) => found !== "") ?? "";

export const same = (one: unknown, other: unknown): boolean => text(one) !== "" && text(one) === text(other);

export const isTrue = (value: unknown): boolean => value === true || value === "true" || value === "S";
