/** What stands where something failed. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ErrorState, Grid, Panel, TextLink } from "#ds";

const meta = {
  title: "Avisos/Estado de error (ErrorState)",
  id: "avisos-errorstate",
  component: ErrorState,
  args: {
    title: "Ocurrió un error al momento de traer los resultados",
    message: "Puede ser tu conexión. Lo que ya escribiste sigue aquí.",
    retryLabel: "Intentar de nuevo",
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a failed section says so and can be tried again", async () => {
      await expect(canvas.getByRole("alert")).toHaveTextContent("Ocurrió un error al momento de traer los resultados");
      await userEvent.click(canvas.getByRole("button", { name: "Intentar de nuevo" }));
      await expect(args.onRetry).toHaveBeenCalled();
    });
  },
};

/** Without scripts a link tries again. */
export const WithoutScripts: Story = {
  name: "Sin JavaScript",
  args: { onRetry: undefined, retryHref: "#resultados" },
  play: async ({ canvas, step }) => {
    await step("the retry is a link where nothing can be called", async () => {
      await expect(canvas.getByRole("link", { name: "Intentar de nuevo" })).toHaveAttribute("href", "#resultados");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Grid columns={2}>
      <Panel>
        <ErrorState {...args} />
      </Panel>
      <Panel>
        <ErrorState {...args} isRetrying />
      </Panel>
      <Panel>
        <ErrorState title={args.title} action={<TextLink href="#inicio">Volver al inicio</TextLink>} />
      </Panel>
    </Grid>
  ),
};
