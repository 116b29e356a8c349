/** The foundations, drawn from the tokens themselves: what is seen here is what the shop wears. */
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import {
  Badge,
  Divider,
  Grid,
  Heading,
  Inline,
  LotteryMark,
  LotteryStrip,
  Panel,
  Price,
  Stack,
  Table,
  Text,
  breakpoints,
  lotteryAccents,
  themeNames,
} from "#ds";
import type { ThemeName } from "#ds";
import { fontSize, layer, motion, radius, space, touch, vars } from "#ds/tokens/contract.css.ts";
import { accentShades, palettes, shapePairs, textPairs } from "#ds/tokens/palette.ts";
import type { Palette } from "#ds/tokens/palette.ts";
import { accentOf, logoOf } from "#src/screens/Lotteries/lotteryLook.ts";
import { expect, spyOn, waitFor } from "storybook/test";
import { themeTitles } from "../../.storybook/themes";
import { contrast } from "../fixtures/contrast";
import { Copying, CopyValue } from "../fixtures/copyValue";
import { icons } from "../fixtures/icons";
import * as css from "./Foundations.css";

const meta = { title: "Fundamentos/Tokens" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The theme of the toolbar; side by side, the story itself wears the first. */
const themeOf = (chosen: unknown): ThemeName => themeNames.find((name) => name === chosen) ?? themeNames[0];

const written = (value: number) => `${value.toFixed(1).replace(".", ",")} : 1`;

/** How far a ratio goes by WCAG: of text AA or AAA, of a shape that it passes. */
const levelOf = (value: number, isText: boolean): string | null => {
  if (!isText) return value >= 3 ? "AA" : null;
  if (value >= 7) return "AAA";
  return value >= 4.5 ? "AA" : null;
};

/** Every colour by what it is for, with its value in each theme; a press copies it. */
export const Default: Story = {
  name: "Colores por papel",
  render: () => (
    <Copying>
      <Table
        caption="Colores por papel en cada tema"
        emptyMessage="Sin colores"
        columns={[
          { id: "role", label: "Papel", isRowHeader: true },
          ...themeNames.map((theme) => ({ id: theme, label: themeTitles[theme] })),
        ]}
        rows={(Object.keys(palettes.claro) as (keyof Palette)[]).map((role) => ({
          id: role,
          cells: {
            role,
            ...Object.fromEntries(
              themeNames.map((theme) => [
                theme,
                <CopyValue
                  key={theme}
                  value={palettes[theme][role]}
                  name={`${role}, ${themeTitles[theme]}`}
                  swatch={palettes[theme][role]}
                />,
              ]),
            ),
          },
        }))}
      />
    </Copying>
  ),
};

/** Apart from the colours: whoever looks them up must not find steps at work in them. */
export const Copied: Story = {
  ...Default,
  name: "Copiar un valor",
  tags: ["!autodocs"],
  play: async ({ canvas, step, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await step("a browser that refuses says so, and the value stays to be selected", async () => {
      write.mockRejectedValueOnce(new DOMException("Not allowed", "NotAllowedError"));
      await userEvent.click(canvas.getByRole("button", { name: `Copiar ${palettes.claro.ink}, ink, Claro` }));
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No se pudo copiar"));
    });
    await step("a press copies a value, and that is said", async () => {
      await userEvent.click(canvas.getByRole("button", { name: `Copiar ${palettes.oscuro.action}, action, Oscuro` }));
      await expect(write).toHaveBeenCalledWith(palettes.oscuro.action);
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(`Copiado: ${palettes.oscuro.action}`));
    });
  },
};

/** Every text and every shape on every ground it may stand on, with its ratio in each theme. */
export const Contrast: Story = {
  name: "Contraste",
  render: () => {
    const pairs = [
      ...textPairs.flatMap(({ text, on }) => on.map((ground) => ({ one: text, other: ground, isText: true }))),
      ...shapePairs.flatMap(({ shape, on }) => on.map((ground) => ({ one: shape, other: ground, isText: false }))),
    ];
    return (
      <Table
        caption="Contraste de cada par en cada tema"
        emptyMessage="Sin pares"
        columns={[
          { id: "pair", label: "Par", isRowHeader: true },
          ...themeNames.map((theme) => ({ id: theme, label: themeTitles[theme] })),
          { id: "least", label: "Promete", align: "end" as const },
        ]}
        rows={pairs.map(({ one, other, isText }) => ({
          id: `${one}-${other}-${String(isText)}`,
          cells: {
            pair: (
              <>
                {`${one} / ${other}`}
                <Text as="div" size="xs" tone="soft">
                  {isText ? "Texto" : "Forma"}
                </Text>
              </>
            ),
            ...Object.fromEntries(
              themeNames.map((theme) => {
                const color = palettes[theme];
                const value = contrast(color[one], color[other]);
                const level = levelOf(value, isText);
                return [
                  theme,
                  <Inline key={theme} gap="xs">
                    <span
                      aria-hidden
                      className={css.pair}
                      style={{ background: color[other], color: color[one], borderColor: color.edge }}
                    >
                      {isText ? "$16.000" : "●●●"}
                    </span>
                    <Badge
                      tone={level === null ? "error" : "success"}
                    >{`${written(value)} ${level ?? "no pasa"}`}</Badge>
                  </Inline>,
                ];
              }),
            ),
            least: isText ? "4,5; 7 en alto contraste" : "3",
          },
        }))}
      />
    );
  },
  play: async ({ canvas, step }) => {
    await step("no pair of any theme is below its level", async () => {
      await expect(canvas.queryByText(/no pasa/)).toBeNull();
      await expect(canvas.getAllByText(/AAA$/).length).toBeGreaterThan(20);
    });
  },
};

/** What a lottery may wear; the text on it is checked like any other. */
export const Accents: Story = {
  name: "Acentos de lotería",
  render: (_, { globals }) => {
    const theme = themeOf(globals.theme);
    return (
      <Grid columns={3}>
        {lotteryAccents.map((accent) => {
          const shades = accentShades[theme][accent];
          return (
            <Stack key={accent} gap="xs">
              <LotteryStrip
                name={accent}
                abbreviation={accent.slice(0, 3).toUpperCase()}
                accent={accent}
                drawLabel={shades.strong}
                drawDate={shades.soft}
                closingLabel=""
                closing={`${contrast(shades.strong, palettes[theme].onAccent).toFixed(1).replace(".", ",")} : 1`}
                facts={[{ label: "Texto sobre el papel", value: shades.text }]}
                headingLevel={3}
              />
            </Stack>
          );
        })}
      </Grid>
    );
  },
};

/** What stands below can be copied by a press. */
const copying: Decorator = (Story) => (
  <Copying>
    <Story />
  </Copying>
);

export const Type: Story = {
  name: "Tipografía",
  decorators: [copying],
  render: () => (
    <Grid columns={2}>
      <Panel title="Fraunces: títulos y cifras">
        <Stack>
          {(["h1", "h2", "h3", "h4"] as const).map((size, i) => (
            <div key={size}>
              <Heading level={((i + 1) as 1 | 2 | 3 | 4) < 3 ? 3 : 4} size={size}>
                {size} · Lotería de Medellín
              </Heading>
              <CopyValue value={fontSize[size]} name={`fontSize.${size}`} />
            </div>
          ))}
          <Price label="Premio mayor" amount="$16.000" unit="millones" size="xl" />
        </Stack>
      </Panel>
      <Panel title="Figtree: texto">
        <Stack>
          {(["l", "m", "s", "xs"] as const).map((size) => (
            <div key={size}>
              <Text size={size}>Las ventas cierran el 20-11-2026 a las 10:30 p. m. 0123456789</Text>
              <Inline gap="xs">
                <Text size="xs" tone="soft">
                  {size}
                </Text>
                <CopyValue value={fontSize[size]} name={`fontSize.${size}`} />
              </Inline>
            </div>
          ))}
        </Stack>
      </Panel>
    </Grid>
  ),
};

export const Space: Story = {
  name: "Espacio",
  decorators: [copying],
  render: () => (
    <Panel title="Pasos de 4 px, en rem: crecen con la letra de quien lee">
      <Stack gap="s">
        {Object.entries(space).map(([name, size]) => (
          <div key={name} className={css.measure}>
            <Text size="s" weight="medium">
              {name}
            </Text>
            <CopyValue value={size} name={`space.${name}`} />
            <Text size="s" tone="soft">
              {Number.parseFloat(size) * 16} px
            </Text>
            <span className={css.bar} style={{ width: size }} />
          </div>
        ))}
      </Stack>
    </Panel>
  ),
};

const corners: Readonly<Record<keyof typeof radius, string>> = {
  s: "Botones, campos, sellos",
  m: "Billetes, hojas, diálogos",
  round: "Marcas, cuentas, puntos",
};

export const Corners: Story = {
  name: "Esquinas",
  decorators: [copying],
  render: () => (
    <Grid columns={3}>
      {Object.entries(corners).map(([name, use]) => (
        <Stack key={name} gap="xs">
          <span className={css.corner} style={{ borderRadius: radius[name as keyof typeof radius] }} />
          <Inline gap="xs">
            <Text weight="medium">{name}</Text>
            <CopyValue value={radius[name as keyof typeof radius]} name={`radius.${name}`} />
          </Inline>
          <Text size="s" tone="soft">
            {use}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

const shadows: Readonly<Record<keyof typeof vars.shadow, string>> = {
  card: "El billete sobre la mesa: tarjetas y hojas",
  lift: "La fracción que se levanta por su perforación",
  float: "Lo que flota: diálogos y menús",
};

export const Elevation: Story = {
  name: "Elevación",
  render: () => (
    <Stack gap="xl">
      <Grid columns={3} gap="xl">
        {Object.entries(shadows).map(([name, use]) => (
          <Stack key={name} gap="s">
            <span className={css.raised} style={{ boxShadow: vars.shadow[name as keyof typeof vars.shadow] }} />
            <Text weight="medium">{name}</Text>
            <Text size="s" tone="soft">
              {use}
            </Text>
          </Stack>
        ))}
      </Grid>
      <Panel title="Qué queda encima de qué">
        <Inline gap="l">
          {Object.entries(layer).map(([name, height]) => (
            <Text key={name}>
              {name} · {height}
            </Text>
          ))}
        </Inline>
      </Panel>
    </Stack>
  ),
};

const movements: Readonly<Record<"fast" | "normal" | "slow", string>> = {
  fast: "Un color que responde al dedo",
  normal: "Una fracción que se levanta",
  slow: "Un diálogo que llega",
};

/** Move the pointer over a row, or reach it by keyboard; with less movement asked for, nothing slides. */
export const Motion: Story = {
  name: "Movimiento",
  render: () => (
    <Panel title="El movimiento explica, y es corto" description="Pasa por encima, o llega con el teclado.">
      <Stack>
        {Object.entries(movements).map(([name, use]) => (
          <button key={name} type="button" className={css.track}>
            <span className={css.runner} style={{ transitionDuration: motion[name as keyof typeof movements] }} />
            <span>
              {name} · {motion[name as keyof typeof movements]} · {use}
            </span>
          </button>
        ))}
        <Text size="s" tone="soft">
          Curva: {motion.ease}. Con movimiento reducido, todo llega de una vez.
        </Text>
      </Stack>
    </Panel>
  ),
  play: async ({ step }) => {
    await step("what nothing moves is as it will be at once, and so is what inherits from it", async () => {
      const { documentElement: root, body } = document;
      const sizeOfText = () => parseFloat(getComputedStyle(body).fontSize);
      const usual = sizeOfText();
      root.style.fontSize = "200%";
      const doubled = sizeOfText();
      root.style.removeProperty("font-size");
      await expect([doubled, sizeOfText()]).toEqual([2 * usual, usual]);
    });
  },
};

const widths: Readonly<Record<keyof typeof breakpoints, string>> = {
  phone: "Un teléfono: una columna, la barra de resumen bajo el pulgar",
  tablet: "Dos columnas; las tablas dejan de ser tarjetas",
  desktop: "El resumen va al lado; el menú se despliega en la barra",
  wide: "La columna de la página ya no crece",
};

export const Breakpoints: Story = {
  name: "Anchos",
  render: () => (
    <Panel title="Desde el teléfono, desde 320 px">
      <Stack gap="l">
        {Object.entries(widths).map(([name, use]) => {
          const width = breakpoints[name as keyof typeof breakpoints];
          return (
            <Stack key={name} gap="xxs">
              <span className={css.bar} style={{ width: `${(width / breakpoints.wide) * 100}%` }} />
              <Text weight="medium">
                {name} · {width} px
              </Text>
              <Text size="s" tone="soft">
                {use}
              </Text>
            </Stack>
          );
        })}
        <Text>Lo que se toca mide al menos {Number.parseFloat(touch) * 16} px.</Text>
      </Stack>
    </Panel>
  ),
};

/** Every icon that a component draws; tests/stories/docs.test.ts holds the list against the code. */
export const Icons: Story = {
  name: "Iconos",
  render: () => (
    <Grid columns={4}>
      {Object.entries(icons).map(([name, { Icon, use }]) => (
        <Inline key={name} isWrapping={false}>
          <span className={css.iconField}>
            <Icon size={22} aria-hidden />
          </span>
          <div>
            <Text size="s" weight="medium">
              {name}
            </Text>
            <Text size="xs" tone="soft">
              {use}
            </Text>
          </div>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Print: Story = {
  name: "Guilloché y perforación",
  render: () => (
    <Grid columns={2} gap="xl">
      <Stack gap="xs">
        <div className={css.guillocheStub} />
        <Text weight="medium">guilloche</Text>
        <Text size="s" tone="soft">
          Dos cintas de ondas que se cruzan, del color de quien las lleva. Va en el talón.
        </Text>
      </Stack>
      <Stack gap="xs">
        <div className={css.rosetteSheet} />
        <Text weight="medium">rosetteCorner</Text>
        <Text size="s" tone="soft">
          La roseta del papel de seguridad, en la esquina del pliego.
        </Text>
      </Stack>
      <Stack gap="xs">
        <div className={css.tornPair}>
          <span className={css.tornStub} />
          <span className={css.tornSheet} />
        </div>
        <Text weight="medium">tornEdge</Text>
        <Text size="s" tone="soft">
          El borde cortado por la perforación: medio agujero se quedó en el vecino.
        </Text>
      </Stack>
      <Stack gap="m">
        <div className={css.hatchedStub} />
        <Text weight="medium">hatched</Text>
        <Text size="s" tone="soft">
          La trama de lo que ya no se puede tomar.
        </Text>
        <Divider />
        <Text weight="medium">perforation, en Divider</Text>
        <Text size="s" tone="soft">
          Por aquí se podría cortar.
        </Text>
      </Stack>
    </Grid>
  ),
};

const lotteryLogos = [
  ["CUND", "Cundinamarca"],
  ["TOLI", "Tolima"],
  ["CRUZ", "Cruz Roja"],
  ["HUIL", "Huila"],
  ["META", "Meta"],
  ["MANI", "Manizales"],
  ["VALL", "Valle"],
  ["BOGO", "Bogotá"],
  ["QUIN", "Quindío"],
  ["MEDE", "Medellín"],
  ["RISA", "Risaralda"],
  ["SANT", "Santander"],
  ["BOYA", "Boyacá"],
  ["CAUC", "Cauca"],
  ["EXTR", "Extra"],
  ["NAVI", "Navidad"],
] as const;

const operatorLogos = ["CLARO", "MOVISTAR", "TIGO", "WOM", "VIRGIN", "EXITO", "ETB", "KALLEY", "FLASH"] as const;

/** Our own neutral drawings (`npm run marks`), not the brands' logos. */
export const Marks: Story = {
  name: "Marcas de loterías y operadores",
  render: () => (
    <Stack gap="l">
      <Panel title="Loterías: un monograma en su acento">
        <Grid columns={4}>
          {lotteryLogos.map(([abbreviation, name]) => (
            <Inline key={abbreviation} isWrapping={false}>
              <LotteryMark
                abbreviation={abbreviation}
                accent={accentOf(abbreviation)}
                logoSrc={logoOf(abbreviation, ".")}
              />
              <div>
                <Text size="s" weight="medium">
                  {name}
                </Text>
                <Text size="xs" tone="soft">
                  {abbreviation}
                </Text>
              </div>
            </Inline>
          ))}
        </Grid>
      </Panel>
      <Panel title="Operadores">
        <Grid columns={4}>
          {operatorLogos.map((name) => (
            <img key={name} src={`./assets/images/operadores/${name}.svg`} alt={name} width={96} height={96} />
          ))}
        </Grid>
      </Panel>
    </Stack>
  ),
};

export const Matrix: Story = {
  name: "Hoja de muestra",
  render: () => (
    <Stack>
      <Heading level={3} size="h1">
        Un billete impreso, festivo y de confianza
      </Heading>
      <Text size="l" tone="soft">
        Tinta azul noche sobre papel cálido; maíz para la única acción; esmeralda para el dinero.
      </Text>
      <LotteryStrip
        name="Lotería de Medellín"
        abbreviation="MED"
        accent="esmeralda"
        drawLabel="Sorteo 4861"
        drawDate="viernes 20 de noviembre"
        closingLabel="Cierra en"
        closing="04:12:36"
        facts={[
          { label: "Premio mayor", value: "$16.000", unit: "millones" },
          { label: "Fracción", value: "$6.000" },
        ]}
        headingLevel={4}
      />
    </Stack>
  ),
};
