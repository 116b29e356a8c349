/** A run of text. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid, Stack, Text } from "#ds";

const meta = {
  title: "Disposición/Texto (Text)",
  id: "disposición-text",
  component: Text,
  args: { children: "Juegas $6.000 y ganas hasta $16.000 millones." },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Por defecto" };

export const Matrix: Story = {
  name: "Todas sus caras",
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
