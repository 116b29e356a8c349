/** What the shop says back: notices, badges, what is loading, what is empty, what failed. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge, ButtonLink, EmptyState, ErrorState, Grid, Inline, Notice, Panel, Skeleton, Stack, TextLink } from "#ds";

const meta = {
  title: "Componentes/Avisos y estados",
  component: Notice,
  args: { title: "Tu pago está pendiente", children: "El banco todavía no nos confirma. Te avisamos por correo." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ["info", "success", "warning", "error"] as const;

export const Default: Story = {};

export const SpokenAtOnce: Story = {
  args: { tone: "error", isLive: true, title: undefined, children: "Usuario o clave inválida" },
  play: async ({ canvas, step }) => {
    await step("[AUTH-05] an error that appears is an alert", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Usuario o clave inválida");
    });
  },
};

export const Notices: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title="Un título" action={<TextLink href="#mas">Ver más</TextLink>}>
          Una frase corta que dice qué pasó y qué hacer.
        </Notice>
      ))}
    </Stack>
  ),
};

export const Badges: Story = {
  render: () => (
    <Inline>
      <Badge>Borrador</Badge>
      <Badge tone="info">En verificación</Badge>
      <Badge tone="success">Aprobado</Badge>
      <Badge tone="warning">Pendiente</Badge>
      <Badge tone="error">Rechazado</Badge>
    </Inline>
  ),
};

export const Loading: Story = {
  render: () => (
    <Stack gap="l">
      <Skeleton shape="ticket" count={3} columns={3} label="Cargando las loterías" />
      <Skeleton shape="row" count={3} label="Cargando el historial" />
      <Skeleton count={3} label="Cargando el texto" />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step("[HOME-08] what is loading is said once", async () => {
      await expect(canvas.getByText("Cargando las loterías")).toBeInTheDocument();
    });
  },
};

export const Empty: Story = {
  render: () => (
    <Grid columns={2}>
      <Panel>
        <EmptyState
          title="No ha jugado ningún sorteo"
          message="Escoge tu número y vuelve con tu billete."
          illustration="cart"
          action={<ButtonLink href="#loterias">Ver Loterías</ButtonLink>}
        />
      </Panel>
      <Panel>
        <EmptyState title="No se encontraron resultados para la fecha." illustration="search" />
      </Panel>
      <Panel>
        <EmptyState title="Lo sentimos, en este momento no tenemos loterías disponibles para jugar" />
      </Panel>
    </Grid>
  ),
};

const retry = fn();

export const Failed: Story = {
  render: () => (
    <Panel>
      <ErrorState
        title="Ocurrió un error al momento de traer los resultados"
        message="Puede ser tu conexión. Lo que ya escribiste sigue aquí."
        retryLabel="Intentar de nuevo"
        onRetry={retry}
      />
    </Panel>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("[HOME-08] a failed section says so and can be tried again", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Ocurrió un error al momento de traer los resultados");
      await userEvent.click(canvas.getByRole("button", { name: "Intentar de nuevo" }));
      await expect(retry).toHaveBeenCalled();
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <Grid columns={2}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title="Un título">
            Una frase corta que dice qué pasó.
          </Notice>
        ))}
      </Grid>
      <Inline>
        <Badge>Borrador</Badge>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Grid columns={2}>
        <Panel>
          <EmptyState
            title="No ha jugado ningún sorteo"
            illustration="cart"
            action={<ButtonLink href="#l">Ver Loterías</ButtonLink>}
          />
        </Panel>
        <Panel>
          <ErrorState
            title="Ocurrió un error al momento de traer los resultados"
            retryLabel="Intentar de nuevo"
            retryHref="#r"
          />
        </Panel>
      </Grid>
    </Stack>
  ),
};
