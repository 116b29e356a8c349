/** Time left, at each of its thresholds. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button, CountdownDigits, Stack, Text, countdownTone } from "#ds";
import { inPanel } from "#stories/fixtures/frames.tsx";
import { countdownLabels, countdownWords } from "#stories/fixtures/tickets.tsx";

const meta = {
  title: "Billete/Cuenta regresiva (CountdownDigits)",
  id: "billete-countdowndigits",
  component: CountdownDigits,
  args: {
    secondsLeft: 15156,
    labels: countdownLabels,
    words: countdownWords,
    accessibleLabel: "Tiempo para el cierre de Lotería de Medellín",
  },
  decorators: [inPanel],
} satisfies Meta<typeof CountdownDigits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Por defecto",
  play: async ({ canvas, step }) => {
    await step("hours, minutes and seconds, named, not read at every tick", async () => {
      const timer = canvas.getByRole("timer", { name: "Tiempo para el cierre de Lotería de Medellín" });
      await expect(timer).toHaveTextContent("04:12:36");
      await expect(timer).not.toHaveAttribute("aria-live");
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    });
  },
};

export const Boxes: Story = {
  name: "En cajas",
  args: { size: "boxes", secondsLeft: 130062 },
  play: async ({ canvas, step }) => {
    await step("days, hours, minutes and seconds as separate digits, heard as numbers with their units", async () => {
      await expect(canvas.getByText("1 día 12 horas 7 min 42 seg")).toBeInTheDocument();
      await expect(canvas.getAllByText(/^\d$/)).toHaveLength(8);
    });
  },
};

export const NoTimeLeft: Story = {
  name: "Sin tiempo",
  args: { size: "boxes", secondsLeft: -5 },
  play: async ({ canvas, step }) => {
    await step("past the end all digits are zero", async () => {
      await expect(canvas.getAllByText("0")).toHaveLength(8);
      await expect(canvas.getByRole("status")).toHaveTextContent("Ventas cerradas");
    });
  },
};

const Clock = () => {
  const [left, setLeft] = useState(3601);
  return (
    <Stack align="start">
      <CountdownDigits {...meta.args} secondsLeft={left} />
      <Button size="s" onPress={() => setLeft(left - 1)}>
        Un segundo
      </Button>
      <Button size="s" onPress={() => setLeft(600)}>
        Diez minutos
      </Button>
      <Button size="s" onPress={() => setLeft(0)}>
        Cierre
      </Button>
    </Stack>
  );
};

export const Thresholds: Story = {
  name: "Lo que anuncia",
  render: () => <Clock />,
  play: async ({ canvas, step, userEvent }) => {
    const status = canvas.getByRole("status");
    await step("one second before the last hour nothing is said", async () => {
      await expect(status).toBeEmptyDOMElement();
    });
    await step("at the last hour it is said, with words and not by colour alone", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Un segundo" }));
      await expect(canvas.getByRole("timer")).toHaveTextContent("01:00:00");
      await expect(status).toHaveTextContent("Última hora");
      await expect(status).toBeVisible();
    });
    await step("inside the hour the words do not change from tick to tick", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Un segundo" }));
      await expect(status).toHaveTextContent("Última hora");
    });
    await step("in the last ten minutes, and at the close", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Diez minutos" }));
      await expect(status).toHaveTextContent("Últimos 10 minutos");
      await userEvent.click(canvas.getByRole("button", { name: "Cierre" }));
      await expect(status).toHaveTextContent("Ventas cerradas");
    });
  },
};

export const SteadyWidth: Story = {
  name: "Ancho estable",
  render: (args) => (
    <Stack align="start">
      {[11 * 3600 + 11 * 60 + 11, 40088, 75_909].map((secondsLeft) => (
        <CountdownDigits key={secondsLeft} {...args} secondsLeft={secondsLeft} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step("figures are of one width: the line does not move while it counts", async () => {
      await document.fonts.ready;
      const widths = canvas.getAllByRole("timer").map((timer) => Math.round(timer.getBoundingClientRect().width * 10));
      await expect(new Set(widths).size).toBe(1);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => (
    <Stack gap="l">
      {[130062, 15156, 3000, 540, 0].map((secondsLeft) => (
        <Stack key={secondsLeft} gap="xs">
          <Text size="xs" tone="soft">
            {secondsLeft} s · {countdownTone(secondsLeft)}
          </Text>
          <CountdownDigits {...args} secondsLeft={secondsLeft} />
          <CountdownDigits {...args} secondsLeft={secondsLeft} size="boxes" />
        </Stack>
      ))}
    </Stack>
  ),
};
