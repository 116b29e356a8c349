/** Tabs. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Panel, Tabs, Text } from "#ds";
import type { TabsProps } from "#ds";

const Chosen = ({ selectedId, onSelect, ...rest }: TabsProps) => {
  const [id, setId] = useState(selectedId);
  return (
    <Panel>
      <Tabs
        {...rest}
        selectedId={id}
        onSelect={(next) => {
          setId(next);
          onSelect(next);
        }}
      />
    </Panel>
  );
};

const meta = {
  title: "Componentes/Tabs",
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
  play: async ({ args, canvas, step, userEvent }) => {
    await step("[NAV-05] arrows move along the tabs and show their panels; a disabled one is skipped", async () => {
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
    await step("[NAV-05] Tab goes on into the panel", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    });
    await step("a click chooses, too", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: "Mis datos" }));
      await expect(args.onSelect).toHaveBeenLastCalledWith("datos");
    });
  },
};

export const Matrix: Story = { args: { selectedId: "historial" } };
