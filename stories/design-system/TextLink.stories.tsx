/** A link in text. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel, Stack, Text, TextLink } from "#ds";

const meta = {
  title: "Acciones/Enlace (TextLink)",
  id: "acciones-textlink",
  component: TextLink,
  args: { children: "Superintendencia de Salud", href: "https://www.supersalud.gov.co", isExternal: true },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("a link out opens apart and hands nothing on", async () => {
      await expect(canvas.getByRole("link", { name: /Superintendencia/ })).toHaveAttribute(
        "rel",
        "noopener noreferrer",
      );
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Panel>
      <Stack align="start">
        <Text>
          Acepto los <TextLink href="#t">términos y condiciones</TextLink> y la{" "}
          <TextLink href="#p" weight="medium">
            política de privacidad
          </TextLink>
          .
        </Text>
        <Text tone="negative">
          No pudimos guardar.{" "}
          <TextLink href="#r" tone="inherit">
            Intenta de nuevo
          </TextLink>
        </Text>
        <TextLink href="#todas" isRoomy>
          Ver todas
        </TextLink>
        <TextLink href="#aqui" isRoomy isCurrent>
          La página de ahora
        </TextLink>
      </Stack>
    </Panel>
  ),
};
