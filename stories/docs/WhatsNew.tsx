/** What is new: the last decisions of the house, and the components that no screen wears yet. Read, not written. */
import { useEffect, useState } from "react";
import { Stack, Text, TextLink } from "#ds";
import { Part } from "./parts";
import * as css from "./parts.css";

const decisions = import.meta.glob<string>("../../docs/decisions/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** So many of the last decisions are named. */
const NAMED = 5;

/** "0027" and "Recargas" of "# 0027 · Recargas". */
const last = Object.entries(decisions)
  .sort(([one], [other]) => other.localeCompare(one))
  .slice(0, NAMED)
  .map(([file, text]) => ({
    number: file.split("/").at(-1)!.slice(0, 4),
    title: (/^# (.+)$/m.exec(text)?.[1] ?? file).replace(/^\d{4} · /, ""),
  }));

/** An entry of Storybook's own index. */
interface Entry {
  title: string;
  type: string;
  tags?: readonly string[];
  id: string;
}

/** Both lists; that of the components comes when Storybook's index has been read. */
export function WhatsNew() {
  const [fresh, setFresh] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const left = new AbortController();
    fetch("index.json", { signal: left.signal }).then(
      async (answer) => {
        const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
        setFresh(Object.values(entries).filter(({ type, tags = [] }) => type === "docs" && tags.includes("nuevo")));
      },
      // Left before it was read, or opened without a server: the decisions stand by themselves.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return (
    <Part>
      <Stack gap="m">
        <Text weight="medium">Lo último que se decidió, en docs/decisions</Text>
        <ul className={css.news}>
          {last.map(({ number, title }) => (
            <li key={number}>
              <span className={css.newsNumber}>{number}</span> {title}
            </li>
          ))}
        </ul>
        {fresh.length > 0 && (
          <>
            <Text weight="medium">Componentes que todavía no viste ninguna pantalla</Text>
            <ul className={css.news}>
              {fresh.map(({ id, title }) => (
                <li key={id}>
                  <TextLink href={`?path=/docs/${id}`}>{title.split("/").at(-1)}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Part>
  );
}
