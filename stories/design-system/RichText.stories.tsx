/** Texts that come as HTML from the backend. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { EmptyState, Panel, RichText, Stack } from "#ds";
import { safeText } from "#domain/safeText";

const company = `
  <h1>Nuestra empresa</h1>
  <p>Vendemos lotería de <strong>todo el país</strong> desde 1998. Estamos vigilados por
  <a href="https://www.supersalud.gov.co">la Superintendencia de Salud</a> y puedes ver
  <a href="/resultados">los resultados</a> cuando quieras.</p>
  <h3>Qué hacemos</h3>
  <ul><li>Loterías<ul><li>Tradicionales</li><li>Extraordinarias</li></ul></li><li>Recargas</li></ul>
  <h3>Cómo cobras</h3>
  <ol><li>Muestra tu documento.</li><li>Entrega el billete.</li></ol>
  <blockquote><p>Jugar es de todos; cobrar, de quien guarda el billete.</p></blockquote>
  <hr>
  <p>Vale por 1 año<sup>1</sup>.</p>`;

const prizes = `
  <table>
    <caption>Premios secos</caption>
    <thead><tr><th scope="col">Premio</th><th scope="col">Valor</th><th scope="col">Cantidad</th><th scope="col">Retención</th><th scope="col">Dónde se cobra</th></tr></thead>
    <tbody>
      <tr><th scope="row">Seco Millonario</th><td>$100.000.000</td><td>2</td><td>20 %</td><td>Oficina principal</td></tr>
      <tr><th scope="row">Seco de $10 millones</th><td>$10.000.000</td><td>16</td><td>20 %</td><td>Puntos Gana</td></tr>
    </tbody>
  </table>`;

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Disposición/Texto con formato (RichText)",
  id: "disposición-richtext",
  component: RichText,
  args: { content: safeText(company), tableLabel: "Tabla" },
  render: (args) => (
    <Panel>
      <RichText {...args} />
    </Panel>
  ),
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("headings take the level of the page and follow without a gap", async () => {
      await expect(canvas.getByRole("heading", { level: 2, name: "Nuestra empresa" })).toBeVisible();
      await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    });
    await step("a link to another site opens apart and tells it nothing; one inside is plain", async () => {
      const outside = canvas.getByRole("link", { name: "la Superintendencia de Salud" });
      await expect(outside).toHaveAttribute("rel", "noopener noreferrer");
      await expect(outside).toHaveAttribute("target", "_blank");
      await expect(canvas.getByRole("link", { name: "los resultados" })).not.toHaveAttribute("target");
    });
  },
};

/** A wide table scrolls within its frame; the page does not. */
export const WideTable: Story = {
  name: "Tabla ancha",
  args: { content: safeText(prizes) },
  render: (args) => (
    <div style={{ width: 288 }}>
      <RichText {...args} />
    </div>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("the frame of a wide table is named, and is reached and scrolled by keyboard", async () => {
      const frame = canvas.getByRole("region", { name: "Premios secos" });
      await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
      await expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(288);
      await userEvent.tab();
      await expect(frame).toHaveFocus();
      await expect(canvas.getByRole("rowheader", { name: "Seco Millonario" })).toBeInTheDocument();
    });
  },
};

/** Nothing of it acts; its words stay. */
export const Hostile: Story = {
  name: "Código peligroso",
  args: {
    content: safeText(
      '<p onclick="window.hurt=1" style="color:red" class="x" id="x">Un texto</p><script>window.hurt=1</script>' +
        '<img src="x.invalid" onerror="window.hurt=1" alt="Foto"><a href="java\tscript:window.hurt=1">un enlace</a>' +
        '<iframe srcdoc="x"></iframe><form action="https://malo.example"><button>Pagar</button></form>' +
        "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=window.hurt=1&gt;'>",
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step("[INFO-05] in a real browser no script, event, style, frame or form is left", async () => {
      await expect(canvas.getByText("Un texto")).toBeVisible();
      await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
      await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
      await expect(canvasElement.querySelector("script, style, iframe, form, math, [onclick], [onerror]")).toBeNull();
      await expect(canvas.getByText("Un texto")).not.toHaveAttribute("style");
      await expect(window).not.toHaveProperty("hurt");
    });
  },
};

export const Empty: Story = {
  name: "Vacío",
  args: {
    content: safeText("<p>&nbsp;</p><script>x</script>"),
    emptyMessage: <EmptyState title="Data no disponible" />,
  },
  play: async ({ canvas, step }) => {
    await step("a text with nothing to see says so", async () => {
      await expect(canvas.getByRole("heading", { name: "Data no disponible" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <Panel>
        <RichText {...args} content={safeText(company)} />
      </Panel>
      <Panel>
        <RichText {...args} content={safeText(prizes)} />
      </Panel>
      <Panel>
        <RichText
          {...args}
          size="s"
          headingLevel={3}
          content={safeText("<h1>Letra menuda</h1><p>Aplican condiciones.</p>")}
        />
      </Panel>
      <Panel>
        <RichText {...args} content={[]} emptyMessage="Data no disponible" />
      </Panel>
    </Stack>
  ),
};
