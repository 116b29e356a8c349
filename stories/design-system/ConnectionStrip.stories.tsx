/** The strip over the page that says what it waits for. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button, ConnectionStrip, Stack } from "#ds";

const message = "No hay conexión. Seguimos aquí y lo intentamos de nuevo apenas vuelva.";

const meta = {
  title: "Avisos/Franja de conexión (ConnectionStrip)",
  id: "avisos-connectionstrip",
  component: ConnectionStrip,
  // It floats over the page: there it has a window of its own.
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  args: { message },
} satisfies Meta<typeof ConnectionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const Losing = () => {
  const [isLost, setLost] = useState(false);
  return (
    <Stack>
      <ConnectionStrip
        message={isLost ? message : undefined}
        action={
          <Button tone="secondary" size="s" onPress={() => setLost(false)}>
            Quedarme aquí
          </Button>
        }
      />
      <Button onPress={() => setLost(true)}>Perder la conexión</Button>
    </Stack>
  );
};

export const Default: Story = {
  name: "Por defecto",
  render: () => <Losing />,
  play: async ({ canvas, step, userEvent }) => {
    await step("its place is there before the message, which is then read out", async () => {
      const place = canvas.getByRole("status");
      await expect(place).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole("button", { name: "Perder la conexión" }));
      await expect(place).toHaveTextContent(message);
      await expect(canvas.getByText(message)).toBeVisible();
    });
    await step("its way out takes it away", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Quedarme aquí" }));
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  args: {
    action: (
      <Button tone="secondary" size="s">
        Quedarme aquí
      </Button>
    ),
  },
};
