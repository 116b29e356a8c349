/** The reader's choice of theme, on the dark ground of the foot. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Footer, ThemePicker, themeNames } from "#ds";
import type { ThemePickerProps } from "#ds";

const Wardrobe = (args: ThemePickerProps) => {
  const [theme, setTheme] = useState(args.value);
  return (
    <Footer groups={[]} legalLinks={[]}>
      <ThemePicker
        {...args}
        value={theme}
        onChange={(next) => {
          setTheme(next);
          args.onChange(next);
        }}
      />
    </Footer>
  );
};

const meta = {
  title: "Campos/Selector de tema (ThemePicker)",
  id: "campos-themepicker",
  component: ThemePicker,
  args: {
    label: "Apariencia",
    names: { claro: "Claro", oscuro: "Oscuro", altoContraste: "Alto contraste" },
    value: "claro",
    onChange: fn(),
  },
  parameters: { isFramed: false },
  render: (args) => <Wardrobe {...args} />,
} satisfies Meta<typeof ThemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the reader chooses the theme, by mouse or by arrows", async () => {
      await expect(canvas.getByRole("radio", { name: "Claro" })).toBeChecked();
      await userEvent.click(canvas.getByRole("radio", { name: "Oscuro" }));
      await expect(args.onChange).toHaveBeenLastCalledWith("oscuro");
      await userEvent.keyboard("{ArrowRight}");
      await expect(args.onChange).toHaveBeenLastCalledWith("altoContraste");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Footer groups={[]} legalLinks={[]}>
      {themeNames.map((theme) => (
        <ThemePicker key={theme} {...args} value={theme} />
      ))}
    </Footer>
  ),
};
