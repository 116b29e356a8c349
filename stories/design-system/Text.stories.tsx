/** Headings and text. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, Heading, Stack, Text, VisuallyHidden } from "#ds";

const meta = {
  title: "Componentes/Text",
  component: Text,
  args: { children: "Juegas $6.000 y ganas hasta $16.000 millones." },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Premio mayor de $16.000 millones</Heading>
      <Heading level={2}>Próximas loterías</Heading>
      <Heading level={3}>Lotería de Medellín</Heading>
      <Heading level={4}>Sorteo 4861</Heading>
    </Stack>
  ),
};

export const SizeApartFromLevel: Story = {
  render: () => (
    <Heading level={1} size="h3">
      Primer nivel, tamaño del tercero
    </Heading>
  ),
  play: async ({ canvas, step }) => {
    await step("the outline level is kept whatever the size", async () => {
      await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    });
  },
};

export const OnlyForEars: Story = {
  render: () => (
    <Text>
      04:12:36 <VisuallyHidden>para el cierre</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas, step }) => {
    await step("hidden text is read and takes no room", async () => {
      await expect(canvas.getByText("para el cierre").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={3}>
      {(["xs", "s", "m", "l"] as const).map((size) => (
        <Stack key={size} gap="xs">
          {(["normal", "soft", "positive", "negative", "warning"] as const).map((tone) => (
            <Text key={tone} size={size} tone={tone} weight={tone === "normal" ? "bold" : "normal"}>
              {size} · {tone} · $1.234.567
            </Text>
          ))}
        </Stack>
      ))}
    </Grid>
  ),
};
