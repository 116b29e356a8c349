/** The log's own rules: what is cut out, and that errors of the database do not repeat a person's data. */
import { expect, test } from "vitest";
import { DrizzleQueryError } from "drizzle-orm";
import { createLog, REDACTED_FIELDS } from "#server/log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = "";
  write(createLog("info", { destination: { write: (line: string) => void (lines += line) } }));
  return lines;
}

test("[F-47] fields with personal data are cut out, wherever an object carries them", () => {
  for (const field of REDACTED_FIELDS) {
    const text = logged((log) =>
      log.info({ [field]: "canario", a: { [field]: "canario", b: { [field]: "canario" } } }),
    );
    expect([field, text.includes("canario")]).toEqual([field, false]);
  }
});

test("[F-47] an error of the database is told by its code, not by the values of its statement", () => {
  const cause = Object.assign(new Error("Key (document_number)=(canario) already exists"), { code: "23505" });
  const text = logged((log) =>
    log.error({ err: new DrizzleQueryError("insert into users values ($1)", ["canario"], cause) }, "unexpected error"),
  );
  expect(text).toContain("23505");
  expect(text).not.toContain("canario");
});

test("[F-47] a request is told by its route, never by what the address carried", () => {
  const text = logged((log) =>
    log.info({ req: { id: "1", method: "GET", url: "/x?doc=canario", routeOptions: { url: "/x" } } }),
  );
  expect(text).toContain('"route":"/x"');
  expect(text).not.toContain("canario");
});
