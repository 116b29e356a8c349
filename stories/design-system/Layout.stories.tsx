/** The parts that place other parts. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Divider, Grid, Inline, Page, Panel, Section, Split, Stack, SummaryBar, Text, TextLink } from "#ds";

const meta = { title: "Componentes/Disposición", component: Stack, args: { children: null } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (words: string) => (
  <Panel key={words}>
    <Text>{words}</Text>
  </Panel>
);

export const Default: Story = { args: { children: ["Primero", "Segundo", "Tercero"].map(box) } };

export const Rows: Story = {
  render: () => (
    <Stack gap="l">
      <Inline>{["Uno", "Dos", "Tres"].map(box)}</Inline>
      <Inline justify="between" align="baseline">
        <Text size="l" weight="bold">
          Izquierda
        </Text>
        <Text tone="soft">Derecha</Text>
      </Inline>
    </Stack>
  ),
};

export const Columns: Story = {
  render: () => (
    <Stack gap="l">
      <Grid columns={2}>{["1 de 2", "2 de 2"].map(box)}</Grid>
      <Grid columns={3}>{["1 de 3", "2 de 3", "3 de 3"].map(box)}</Grid>
      <Grid columns={4} as="list">
        {["1 de 4", "2 de 4", "3 de 4", "4 de 4"].map((words) => (
          <li key={words}>{box(words)}</li>
        ))}
      </Grid>
    </Stack>
  ),
};

export const Bands: Story = {
  parameters: { isFramed: false },
  render: () => (
    <>
      <Section title="Próximas loterías" action={<TextLink href="#todas">Ver todas</TextLink>}>
        {box("Contenido")}
      </Section>
      <Section title="Últimos resultados" tone="sunk" id="resultados">
        {box("Contenido")}
      </Section>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step("each band is a region named by its title", async () => {
      await expect(canvas.getByRole("region", { name: "Próximas loterías" })).toBeVisible();
      await expect(canvas.getByRole("region", { name: "Últimos resultados" })).toHaveAttribute("id", "resultados");
    });
  },
};

export const Aside: Story = {
  globals: { viewport: { value: "telefono" } },
  parameters: { isFramed: false },
  render: () => (
    <>
      <Page>
        <Split
          main={
            <Stack>
              <Panel title="Tu número" description="Escribe las 4 cifras o deja que la suerte escoja.">
                {box("Contenido")}
              </Panel>
              <Panel title="Serie">{box("Contenido")}</Panel>
            </Stack>
          }
          aside={
            <SummaryBar
              title="Valor"
              amount="$12.000"
              detail="2 fracciones · 1234-042"
              action={<Button isFullWidth>Añadir al carrito</Button>}
            />
          }
        />
      </Page>
      <footer data-testid="after" />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step("on a phone the bar is the last of the page: no empty room below it", async () => {
      const bar = canvas.getByRole("region", { name: "Valor" });
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(bar.closest("section")!.getBoundingClientRect().bottom).toBeCloseTo(
        canvas.getByTestId("after").getBoundingClientRect().top,
        0,
      );
    });
  },
};

export const Widths: Story = {
  parameters: { isFramed: false },
  render: () => (
    <>
      {(["wide", "reading", "form"] as const).map((width) => (
        <Page key={width} width={width}>
          {box(width)}
        </Page>
      ))}
    </>
  ),
};

export const Dividers: Story = {
  render: () => (
    <Stack gap="xl">
      <Divider />
      <Divider kind="hairline" />
    </Stack>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <Grid columns={3} gap="s">
        {["Uno", "Dos", "Tres"].map(box)}
      </Grid>
      <Divider />
      <Inline justify="between">{["Uno", "Dos", "Tres"].map(box)}</Inline>
      <Divider kind="hairline" />
      <Panel title="Panel" description="Una frase tranquila.">
        <Text>Contenido</Text>
      </Panel>
    </Stack>
  ),
};
