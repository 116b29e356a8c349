/** The app's own link, lent to every component. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink, Header, Inline, LinkProvider, TextLink } from "#ds";
import type { LinkComponent } from "#ds";
import { headerArgs } from "#stories/fixtures/shell.tsx";

const RouterLink: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-router>
    {children}
  </a>
);

const meta = {
  title: "Navegación/Proveedor de enlaces (LinkProvider)",
  id: "navegación-linkprovider",
  component: LinkProvider,
  parameters: { isFramed: false },
  args: { component: RouterLink, children: <Header {...headerArgs} /> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("the app's own link renders every link", async () => {
      for (const link of canvas.getAllByRole("link")) await expect(link).toHaveAttribute("data-router");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  args: {
    children: (
      <Inline>
        <ButtonLink href="#jugar">Jugar</ButtonLink>
        <TextLink href="#ver">Ver todas</TextLink>
      </Inline>
    ),
  },
};
