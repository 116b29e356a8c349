/** Which component serves a purpose: what each says of itself, and when the others send to it. */
import { useState } from "react";
import { components } from "virtual:components";
import { EmptyState, Heading, searchDrawing, Stack, Text, TextField, TextLink } from "#ds";
import { piecesOf, rank } from "./pieces";
import type { Piece } from "./pieces";
import { Part } from "./parts";
import * as css from "./WhichPiece.css";

const pieces = piecesOf(components);

const groups = [...new Set(pieces.map(({ group }) => group))].sort((one, other) => one.localeCompare(other, "es"));

const List = ({ of }: { of: readonly Piece[] }) => (
  <ul className={css.list}>
    {of.map(({ component, id, name, purpose, chosen }) => (
      <li key={component} className={css.piece}>
        <Text weight="medium">
          <TextLink href={`?path=/docs/${id}--docs`}>{`${name} (${component})`}</TextLink>
        </Text>
        <Text>{purpose}</Text>
        {chosen.length > 0 && (
          <Text size="s" tone="soft">
            {chosen.join(". ")}.
          </Text>
        )}
      </li>
    ))}
  </ul>
);

/** A search over what the components are for; without one, all of them by their groups. */
export const WhichPiece = () => {
  const [search, setSearch] = useState("");
  const found = rank(pieces, search);
  return (
    <Part>
      <Stack gap="xl">
        <TextField
          type="search"
          label="¿Qué tiene que hacer?"
          description="Dilo con tus palabras: elegir una de una lista larga, decir que algo falló. Primero lo que más se parece."
          value={search}
          onChange={setSearch}
        />
        <div role="status">
          <Text weight="medium">
            {found.length} de {pieces.length} piezas
          </Text>
        </div>
        {found.length === 0 ? (
          <EmptyState
            title="Ninguna pieza dice eso"
            message="Prueba con otra palabra: campo, aviso, lista, enlace."
            illustration={searchDrawing}
          />
        ) : search.trim() !== "" ? (
          <List of={found} />
        ) : (
          groups.map((group) => (
            <section key={group} aria-label={group}>
              <Stack gap="m">
                <Heading level={2}>{group}</Heading>
                <List of={found.filter((piece) => piece.group === group)} />
              </Stack>
            </section>
          ))
        )}
      </Stack>
    </Part>
  );
};
