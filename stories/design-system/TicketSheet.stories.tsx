/** A ticket to be filled in. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack, Text, TextField, TicketSheet } from "#ds";

const meta = {
  title: "Billete/Billete por llenar (TicketSheet)",
  id: "billete-ticketsheet",
  component: TicketSheet,
  args: {
    title: "Copia los datos de tu billete",
    description: "Revisamos el mayor, los secos y las aproximaciones.",
    children: <TextField label="Serie" name="serie" />,
  },
} satisfies Meta<typeof TicketSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the stub names the sheet", async () => {
      await expect(canvas.getByRole("region", { name: "Copia los datos de tu billete" })).toBeVisible();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <TicketSheet {...args} />
      <TicketSheet title="¿Eres ganador?" accent="azul">
        <Text>La cara, con lo que se llena.</Text>
      </TicketSheet>
      <TicketSheet
        {...args}
        title="Un título tan largo que en el talón de un teléfono necesita más de una línea"
        accent="ladrillo"
      />
    </Stack>
  ),
};
