/** The words for a person in an answer that is not in the contract's shape (PAY-05). */
import { expect, test } from "vitest";
import { saidIn } from "#api/said";

const said = (text: string) => {
  try {
    return saidIn(text, JSON.parse(text));
  } catch {
    return saidIn(text, undefined);
  }
};

test.each([
  ['{"error":{"message":"  Sin cupo  "}}', "Sin cupo"],
  ['{"error":{"message":41}}', "41"],
  ['{"error":{"message":"   "}}', null],
  ['{"error":{"message":""}}', null],
  ['{"error":"Sin cupo"}', "Sin cupo"],
  [`{"error":{"message":"${"x".repeat(300)}"}}`, "x".repeat(300)],
  [`{"error":{"message":"${"x".repeat(301)}"}}`, null],
  ['{"status":{"status":"FAILED","message":"No"}}', "FAILED: No"],
  ['{"status":{"message":"No"}}', "No"],
  ['{"status":{"status":"FAILED"}}', null],
  ['{"CODE":18,"DESC":"Repetida"}', "18: Repetida"],
  ['{"DESC":"Repetida"}', null],
  ["Error de cupo", "Error de cupo"],
  ["  Error: de cupo", "Error: de cupo"],
  ["Hubo un Error", null],
  ["SyntaxError: x", null],
  ["Errores", null],
  ['"Error: de cupo"', "Error: de cupo"],
  ['"Hubo un Error"', null],
  ['["Error"]', null],
  ["null", null],
  ["{}", null],
  ["", null],
])("%s says %j", (text, words) => expect(said(text)).toBe(words));
