/** A link that looks like a button. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import Shuffle from "lucide-react/icons/shuffle";
import { expect } from "storybook/test";
import { ButtonLink, Inline, Panel, Stack } from "#ds";

const meta = {
  title: "Acciones/Botón de enlace (ButtonLink)",
  id: "acciones-buttonlink",
  component: ButtonLink,
  args: { children: "Jugar ahora", href: "#juego", ariaLabel: "Jugar ahora, Lotería de Medellín" },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("a link that looks like a button is a link, and its name holds the visible words", async () => {
      await expect(canvas.getByRole("link", { name: "Jugar ahora, Lotería de Medellín" })).toHaveAttribute(
        "href",
        "#juego",
      );
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: () => (
    <Panel>
      <Stack gap="l">
        {(["m", "s"] as const).map((size) => (
          <Inline key={size}>
            {(["primary", "secondary", "quiet", "danger"] as const).map((tone) => (
              <ButtonLink key={tone} href="#juego" tone={tone} size={size}>
                Jugar ahora
              </ButtonLink>
            ))}
            <ButtonLink href="#azar" tone="secondary" size={size} icon={<Shuffle size={18} aria-hidden />}>
              Al azar
            </ButtonLink>
          </Inline>
        ))}
        <ButtonLink href="#pagar" isFullWidth>
          Pagar $24.000
        </ButtonLink>
      </Stack>
    </Panel>
  ),
};
