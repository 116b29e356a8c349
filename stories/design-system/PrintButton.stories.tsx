/** Prints the page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { PrintButton } from "#ds";

const meta = {
  title: "Acciones/Botón de imprimir (PrintButton)",
  id: "acciones-printbutton",
  component: PrintButton,
  args: { label: "Imprimir" },
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    await step("a press opens the browser's own dialog", async () => {
      const print = spyOn(window, "print").mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole("button", { name: "Imprimir" }));
      await expect(print).toHaveBeenCalledOnce();
      print.mockRestore();
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras" };
