/** A picture beside what is said. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink, Media, Stack, Text } from "#ds";
import { picture } from "../fixtures/content";

const words = (
  <>
    <Text>Tienes un año desde el día del sorteo para cobrar.</Text>
    <ButtonLink tone="ink" href="#cobrar">
      Reclama tu premio
    </ButtonLink>
  </>
);

const meta = {
  tags: ["nuevo", "!estable"],
  title: "Disposición/Imagen con texto (Media)",
  id: "disposición-media",
  component: Media,
  args: { src: picture("comprobante"), children: words },
} satisfies Meta<typeof Media>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "Por defecto" };

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="xl">
      <Media {...args} />
      <Media src={null}>{words}</Media>
    </Stack>
  ),
};
