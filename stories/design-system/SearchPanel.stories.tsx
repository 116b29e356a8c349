/** A search that is folded on a phone and open on a desktop. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Form, Grid, SearchPanel, Select, Stack, TextField } from "#ds";

const form = (
  <Form label="Buscar resultados">
    <Grid columns={3} gap="m" align="end">
      <TextField label="Fecha" name="fecha" />
      <Select label="Lotería" name="loteria" placeholder="Todos los resultados" options={[]} />
      <Button type="submit" tone="secondary" isFullWidth>
        Buscar
      </Button>
    </Grid>
  </Form>
);

const meta = {
  title: "Disposición/Panel de búsqueda (SearchPanel)",
  id: "disposición-searchpanel",
  component: SearchPanel,
  args: { label: "Buscar por fecha o lotería", children: form },
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step, userEvent }) => {
    const isWide = window.matchMedia("(min-width: 56.25em)").matches;
    await step("a desktop shows the fields at once, a phone after a press", async () => {
      const summary = canvas.getByText("Buscar por fecha o lotería");
      if (isWide) await expect(summary).not.toBeVisible();
      else {
        await expect(canvas.getByRole("group")).not.toHaveAttribute("open");
        await userEvent.click(summary);
        await expect(canvas.getByRole("group")).toHaveAttribute("open");
      }
      await expect(canvas.getByLabelText("Fecha").getBoundingClientRect().height).toBeGreaterThan(0);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack>
      <SearchPanel {...args} />
      <SearchPanel label="Buscar noticias" isOpen>
        <Form label="Buscar noticias">
          <TextField label="Palabra" name="palabra" errorMessage="Escribe al menos tres letras" />
        </Form>
      </SearchPanel>
    </Stack>
  ),
};
