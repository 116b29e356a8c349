/** The foundations, drawn from the tokens themselves: what is seen here is what the shop wears. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, Grid, Heading, LotteryStrip, Panel, Price, Stack, Table, Text, lotteryAccents } from "#ds";
import type { ThemeName } from "#ds";
import { fontSize, radius, space } from "#ds/tokens/contract.css.ts";
import { accentShades, palettes, shapePairs, textPairs } from "#ds/tokens/palette.ts";
import { contrast } from "../fixtures/contrast";

const meta = { title: "Fundamentos/Tokens" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const swatch = (color: string) => (
  <span
    style={{
      display: "inline-block",
      width: 72,
      height: 36,
      background: color,
      borderRadius: 6,
      border: "1px solid #8886",
    }}
  />
);

const ratio = (value: number, least: number) => (
  <Badge tone={value >= least ? "success" : "error"}>{`${value.toFixed(1).replace(".", ",")} : 1`}</Badge>
);

/** The roles of the theme on the toolbar, each with its value. */
export const Default: Story = {
  name: "Colores por papel",
  render: (_, { globals }) => {
    const color = palettes[globals.theme as ThemeName];
    return (
      <Grid columns={4}>
        {Object.entries(color).map(([role, value]) => (
          <Stack key={role} gap="xxs" align="start">
            {swatch(value)}
            <Text size="s" weight="bold">
              {role}
            </Text>
            <Text size="xs" tone="soft">
              {value}
            </Text>
          </Stack>
        ))}
      </Grid>
    );
  },
};

/** Every text on every ground it may stand on. */
export const Contrast: Story = {
  name: "Contraste",
  render: (_, { globals }) => {
    const theme = globals.theme as ThemeName;
    const color = palettes[theme];
    const rows = [
      ...textPairs.flatMap(({ text, on }) =>
        on.map((ground) => ({ one: text, other: ground, least: theme === "altoContraste" ? 7 : 4.5 })),
      ),
      ...shapePairs.flatMap(({ shape, on }) => on.map((ground) => ({ one: shape, other: ground, least: 3 }))),
    ];
    return (
      <Table
        caption="Contraste de cada par del tema"
        emptyMessage="Sin pares"
        columns={[
          { id: "pair", label: "Par", isRowHeader: true },
          { id: "look", label: "Muestra" },
          { id: "ratio", label: "Contraste", align: "end" },
          { id: "least", label: "Mínimo", align: "end" },
        ]}
        rows={rows.map(({ one, other, least }) => ({
          id: `${one}-${other}-${least}`,
          cells: {
            pair: `${one} / ${other}`,
            look: (
              <span
                aria-hidden
                style={{
                  background: color[other],
                  color: color[one],
                  padding: "4px 10px",
                  borderRadius: 6,
                  fontWeight: 600,
                }}
              >
                {least === 3 ? "●●●" : "$16.000"}
              </span>
            ),
            ratio: ratio(contrast(color[one], color[other]), least),
            least: String(least).replace(".", ","),
          },
        }))}
      />
    );
  },
};

/** What a lottery may wear; the text on it is checked like any other. */
export const Accents: Story = {
  name: "Acentos de lotería",
  render: (_, { globals }) => {
    const theme = globals.theme as ThemeName;
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
                headingLevel={3}
              />
            </Stack>
          );
        })}
      </Grid>
    );
  },
};

export const Type: Story = {
  name: "Tipografía",
  render: () => (
    <Grid columns={2}>
      <Panel title="Fraunces: títulos y cifras">
        <Stack>
          {(["h1", "h2", "h3", "h4"] as const).map((size, i) => (
            <div key={size}>
              <Heading level={((i + 1) as 1 | 2 | 3 | 4) < 3 ? 3 : 4} size={size}>
                {size} · Lotería de Medellín
              </Heading>
              <Text size="xs" tone="soft">
                {fontSize[size]}
              </Text>
            </div>
          ))}
          <Price label="Premio mayor" amount="$16.000" unit="millones" size="xl" />
        </Stack>
      </Panel>
      <Panel title="Figtree: texto">
        <Stack>
          {(["l", "m", "s", "xs"] as const).map((size) => (
            <Text key={size} size={size}>
              {size} · {fontSize[size]} · Las ventas cierran el 20-11-2026 a las 10:30 p. m. 0123456789
            </Text>
          ))}
        </Stack>
      </Panel>
    </Grid>
  ),
};

export const Space: Story = {
  name: "Espacio y esquinas",
  render: () => (
    <Grid columns={2}>
      <Panel title="Espacio, en pasos de 4 px">
        <Stack gap="s">
          {Object.entries(space).map(([name, size]) => (
            <div key={name} style={{ display: "flex", gap: 12, alignItems: "center" }}>
              <span style={{ width: size, height: 16, background: "var(--pm-action)" }} />
              <Text size="s">
                {name} · {size}
              </Text>
            </div>
          ))}
        </Stack>
      </Panel>
      <Panel title="Esquinas: el papel no es una píldora">
        <Stack gap="s">
          {Object.entries(radius).map(([name, size]) => (
            <div key={name} style={{ display: "flex", gap: 12, alignItems: "center" }}>
              <span style={{ width: 64, height: 40, border: "2px solid", borderRadius: size }} />
              <Text size="s">
                {name} · {size}
              </Text>
            </div>
          ))}
        </Stack>
      </Panel>
    </Grid>
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
        headingLevel={4}
      />
    </Stack>
  ),
};
