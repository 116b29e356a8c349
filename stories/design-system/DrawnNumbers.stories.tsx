/** Numbers with their series, many of them. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DrawnNumbers, Stack, TextLink } from "#ds";
import { inPanel } from "#stories/fixtures/frames.tsx";

const spelled = (figures: string): string => [...figures].join(" ");
const seco = (figures: string, series: string) => ({
  figures,
  series,
  label: `${spelled(figures)}, serie ${spelled(series)}`,
});
const secos = [seco("1836", "216"), seco("0090", "332"), seco("9823", "001"), seco("7065", "353"), seco("6455", "330")];

const meta = {
  title: "Billete/Números sorteados (DrawnNumbers)",
  id: "billete-drawnnumbers",
  component: DrawnNumbers,
  args: { numbers: secos },
  decorators: [inPanel],
} satisfies Meta<typeof DrawnNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("each number is read once, digit by digit, with its series", async () => {
      const items = canvas.getAllByRole("listitem");
      await expect(items).toHaveLength(5);
      await expect(items[1]!.querySelector("[aria-hidden]")).toHaveTextContent("0090");
      await expect(items[1]).toHaveTextContent("0 0 9 0, serie 3 3 2");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Stack gap="l">
      <DrawnNumbers numbers={secos} />
      <DrawnNumbers
        numbers={[
          {
            name: "Tres últimas cifras del mayor con serie",
            note: "Neto por billete: $2.500.000",
            figures: "·736",
            series: "099",
            label: "cualquiera 7 3 6, serie 0 9 9",
          },
          { name: "Mayor invertido con serie", figures: "6379", series: "099", label: "6 3 7 9, serie 0 9 9" },
          { name: "Mayor en diferente serie", figures: "9736", label: "9 7 3 6" },
          {
            name: (
              <TextLink href="#sorteo" isRoomy>
                13-11-2026
              </TextLink>
            ),
            note: "Viernes · Sorteo 4861",
            ...seco("8447", "358"),
          },
        ]}
      />
    </Stack>
  ),
};
