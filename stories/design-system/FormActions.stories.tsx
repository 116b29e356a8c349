/** The end of a form's step. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, FormActions, Stack, Text } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const back = <Button tone="secondary">Volver</Button>;
const next = (
  <Button tone="ink" isFullWidth>
    Seguir
  </Button>
);

const meta = {
  title: "Disposición/Acciones del formulario (FormActions)",
  id: "disposición-formactions",
  component: FormActions,
  args: { back, children: next },
  decorators: [narrow],
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    await step("the keyboard reaches the way back, then the way on", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Volver" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Seguir" })).toHaveFocus();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="xl">
      <FormActions>{next}</FormActions>
      <FormActions back={back}>{next}</FormActions>
      <FormActions back={back}>
        <Stack gap="s">
          <Button tone="ink" isFullWidth isUnavailable>
            Crear Cuenta
          </Button>
          <Text size="s" tone="soft">
            Falta un permiso: Declaro que soy mayor de edad.
          </Text>
        </Stack>
      </FormActions>
    </Stack>
  ),
};
