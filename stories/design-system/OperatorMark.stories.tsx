/** The mark of a mobile operator. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline, OperatorMark } from "#ds";

const meta = {
  title: "Billete/Marca de operador (OperatorMark)",
  id: "billete-operatormark",
  component: OperatorMark,
  args: { abbreviation: "CLA", accent: "granate" },
} satisfies Meta<typeof OperatorMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("without a drawing the letters stand there, and are not read out", async () => {
      await expect(canvas.getByText("CLA")).toBeVisible();
      await expect(canvas.getByText("CLA").closest("[aria-hidden]")).not.toBeNull();
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Inline>
      <OperatorMark abbreviation="CLA" src="./assets/images/operadores/CLARO.svg" accent="granate" />
      <OperatorMark abbreviation="TIG" src="./assets/images/operadores/TIGO.svg" accent="indigo" />
      <OperatorMark abbreviation="WOM" accent="violeta" />
      <OperatorMark abbreviation="ETB" src="data:image/svg+xml,roto" accent="petroleo" />
    </Inline>
  ),
};
