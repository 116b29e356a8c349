/** Tabs. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { LinkProvider, Panel, Tabs, Text } from "#ds";
import type { LinkComponentProps, TabsProps } from "#ds";

const Chosen = ({ selectedId, onSelect, ...rest }: TabsProps) => {
  const [id, setId] = useState(selectedId);
  return (
    <Panel>
      <Tabs
        {...rest}
        selectedId={id}
        onSelect={(next) => {
          setId(next);
          onSelect?.(next);
        }}
      />
    </Panel>
  );
};

const meta = {
  title: "Navegación/Pestañas (Tabs)",
  id: "navegación-tabs",
  component: Tabs,
  args: {
    label: "Mi cuenta",
    selectedId: "datos",
    onSelect: fn(),
    tabs: [
      { id: "datos", label: "Mis datos", content: <Text>Formulario de datos</Text> },
      { id: "cambiar-contrasena", label: "Cambiar contraseña", content: <Text>Contraseña actual y nueva</Text> },
      { id: "historial", label: "Historial", content: <Text>Compras</Text> },
      { id: "otro", label: "Otra billetera", content: null, isDisabled: true, note: "Próximamente" },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("arrows move along the tabs and show their panels; a disabled one is skipped", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("tab", { name: "Mis datos" })).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}");
      await expect(args.onSelect).toHaveBeenLastCalledWith("cambiar-contrasena");
      await expect(canvas.getByRole("tabpanel", { name: "Cambiar contraseña" })).toHaveTextContent(
        "Contraseña actual y nueva",
      );
      await userEvent.keyboard("{End}");
      await expect(canvas.getByRole("tab", { name: "Historial" })).toHaveFocus();
    });
    await step("Tab goes on into the panel", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    });
    await step("a click chooses, too", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: "Mis datos" }));
      await expect(args.onSelect).toHaveBeenLastCalledWith("datos");
    });
  },
};

const followed = fn();

/** Stands for the app's router: it goes on without loading a new document. */
const RouterLink = ({ href, children, onClick, ...rest }: LinkComponentProps) => (
  <a
    href={href}
    {...rest}
    onClick={(event) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      followed(href);
    }}
  >
    {children}
  </a>
);

/** Each panel has an address of its own; the tabs are links. */
export const Links: Story = {
  name: "Con enlaces",
  args: {
    label: "Nosotros",
    selectedId: "nuestra-empresa",
    tabs: [
      {
        id: "nuestra-empresa",
        label: "Nuestra empresa",
        href: "/nosotros/nuestra-empresa",
        content: <Text>Quiénes somos</Text>,
      },
      { id: "nuestra-red", label: "Nuestra red", href: "/nosotros/nuestra-red", content: <Text>Los puntos</Text> },
    ],
  },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Panel>
        <Tabs {...args} />
      </Panel>
    </LinkProvider>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const network = canvas.getByRole("tab", { name: "Nuestra red" });
    await step("a tab with an address is a link that works without scripts", async () => {
      await expect(network.tagName).toBe("A");
      await expect(network).toHaveAttribute("href", "/nosotros/nuestra-red");
      await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Nuestra empresa");
      await expect(canvas.getByRole("tabpanel", { name: "Nuestra empresa" })).toHaveTextContent("Quiénes somos");
    });
    await step("arrows move along and stay on the page; Enter follows", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowRight}");
      await expect(network).toHaveFocus();
      await expect(followed).not.toHaveBeenCalled();
      await userEvent.keyboard("{Enter}");
      await expect(followed.mock.calls).toEqual([["/nosotros/nuestra-red"]]);
    });
    await step("so does a press; what is shown is the page's to say", async () => {
      followed.mockClear();
      await userEvent.click(network);
      await expect(followed.mock.calls).toEqual([["/nosotros/nuestra-red"]]);
      await expect(args.onSelect).not.toHaveBeenCalled();
      await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Nuestra empresa");
    });
  },
};

export const Narrow: Story = {
  name: "Poco ancho",
  args: { selectedId: "historial" },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Chosen {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("the tab that is shown stands in the row, also where the row must scroll", async () => {
      await waitFor(() => {
        const row = canvas.getByRole("tablist").getBoundingClientRect();
        const tab = canvas.getByRole("tab", { name: "Historial" }).getBoundingClientRect();
        expect(tab.right).toBeLessThanOrEqual(row.right + 1);
        expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
      });
    });
  },
};

export const Matrix: Story = { name: "Todas sus caras", args: { selectedId: "historial" } };
