/** How Stack is used. */
import { Button, Heading, Panel, Stack, Text, TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Pone sus hijos uno debajo del otro con el mismo espacio entre ellos. Es la única forma de separar en vertical.",
  instead: [
    { when: "Si van uno al lado del otro", use: "Inline" },
    { when: "Si son columnas del mismo ancho", use: "Grid" },
    { when: "Si hay un contenido y una columna angosta al lado", use: "Split" },
  ],
  anatomy: [
    { part: "Hijos", what: "Lo que se apila, en el orden en que se lee.", at: "section, div > div > div" },
    { part: "Espacio", what: "Un paso de la escala de 4 px; «m», 16 px, si no se dice otro." },
  ],
  pairs: [
    {
      good: {
        show: (
          <Panel>
            <Stack gap="l">
              <Stack gap="xs">
                <Heading level={3}>Para entrar</Heading>
                <Text tone="soft">Entras con tu documento y esta contraseña.</Text>
              </Stack>
              <TextField label="Correo electrónico" />
              <Button>Seguir</Button>
            </Stack>
          </Panel>
        ),
        why: "Una pila dentro de otra: lo que va junto está más cerca.",
      },
      bad: {
        show: (
          <Panel>
            <Stack gap="l">
              <Heading level={3}>Para entrar</Heading>
              <Text tone="soft">Entras con tu documento y esta contraseña.</Text>
              <TextField label="Correo electrónico" />
              <Button>Seguir</Button>
            </Stack>
          </Panel>
        ),
        why: "Todo a la misma distancia: el título no se sabe de quién es.",
      },
    },
  ],
  words: ["No lleva palabras propias. El orden de los hijos es el orden en que se leen."],
  sentences: [],
  keys: "contents",
  heard: "Nada: para el oído no existe, solo el orden.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
