/** The way past the head of the page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Header, Page, SkipLink } from "#ds";
import { headerArgs } from "#stories/fixtures/shell.tsx";
import * as css from "./SkipLink.css";

const meta = {
  title: "Navegación/Saltar al contenido (SkipLink)",
  id: "navegación-skiplink",
  component: SkipLink,
  parameters: { isFramed: false },
  args: { href: "#contenido", label: "Saltar al contenido" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Header {...headerArgs} />
      <main id="contenido" tabIndex={-1}>
        <Page>Contenido</Page>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    await step("the first Tab reaches the skip link", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Saltar al contenido" })).toHaveFocus();
    });
    await step("it covers nothing once the focus has gone on", async () => {
      canvas.getByRole("link", { name: "Premio Mayor, inicio" }).focus();
      const { bottom } = canvas.getByRole("link", { name: "Saltar al contenido" }).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(0);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <div className={css.focused} style={{ minHeight: 80 }}>
      <SkipLink {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("link", { name: "Saltar al contenido" }).focus();
    await expect(canvas.getByRole("link", { name: "Saltar al contenido" })).toHaveFocus();
  },
};
