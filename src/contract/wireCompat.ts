/**
 * Encryption of sensitive fields on the wire, for backends that expect it (API-03). The key ships with the page, so this hides
 * nothing from an attacker: secrecy is TLS. Off unless WIRE_KEY is set. crypto-js is discontinued; only this module and
 * models/persist.ts may import it.
 */
import AES from "crypto-js/aes.js";
import utf8 from "crypto-js/enc-utf8.js";

/** The fixed list of sensitive fields: documents, passwords, ids and states. */
export const sensitiveFields: ReadonlySet<string> = new Set([
  "usuario",
  "clave",
  "contrasena",
  "contrasenaActual",
  "contrasenaConfirm",
  "ideUsuario",
  "userId",
  "numIdentificacion",
  "ideEstado",
  "colilla",
]);

function mapSensitive(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapSensitive(item, change));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      sensitiveFields.has(field) && typeof inner === "string" ? change(inner) : mapSensitive(inner, change),
    ]),
  );
}

/** A copy of `body` whose sensitive texts are encrypted with `key`. */
export const encryptFields = (body: unknown, key: string): unknown =>
  mapSensitive(body, (text) => AES.encrypt(text, key).toString());

/** Far more sensitive texts than a body of the contract has, each far longer than one: decrypting holds up whoever waits. */
const MOST_TEXTS = 32;
const LONGEST_TEXT = 4_000;

/**
 * A copy of `body` whose sensitive texts are decrypted with `key`. A text that does not decrypt, is too long or comes after
 * too many others becomes "", and fails validation like any bad text.
 */
export function decryptFields(body: unknown, key: string): unknown {
  let count = 0;
  return mapSensitive(body, (text) => {
    count += 1;
    if (count > MOST_TEXTS || text.length > LONGEST_TEXT) return "";
    try {
      return AES.decrypt(text, key).toString(utf8);
    } catch {
      return "";
    }
  });
}
