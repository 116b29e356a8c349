/** How far a form in steps is. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack, StepProgress } from "#ds";
import { narrow } from "#stories/fixtures/frames.tsx";

const meta = {
  title: "Avisos/Pasos del formulario (StepProgress)",
  id: "avisos-stepprogress",
  component: StepProgress,
  args: {
    label: "Paso 2 de 3: Dónde estás",
    steps: ["Quién eres", "Dónde estás", "Tu clave"],
    current: 1,
    doneLabel: "hecho",
  },
  decorators: [narrow],
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("what is done, and where one is, can be heard", async () => {
      await expect(canvas.getByRole("list", { name: "Paso 2 de 3: Dónde estás" })).toBeVisible();
      const [done, current, upcoming] = canvas.getAllByRole("listitem");
      await expect(done).toHaveTextContent("Quién eres, hecho");
      await expect(current).toHaveAttribute("aria-current", "step");
      await expect(upcoming).not.toHaveAttribute("aria-current");
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="xl">
      {args.steps.map((name, current) => (
        <StepProgress {...args} key={name} label={`Paso ${current + 1} de 3: ${name}`} current={current} />
      ))}
      <StepProgress {...args} label="Terminado" current={args.steps.length} />
    </Stack>
  ),
};
