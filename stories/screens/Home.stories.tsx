/** The home page in its states; each of its sections fails alone (HOME-08). */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { failure, success } from "#api/result";
import Home, { type loader } from "#src/screens/Home/Home.tsx";
import { draws, event, person, problems, results } from "../fixtures/draws";
import { type DataOf, page, Scene, wholePage } from "../fixtures/Scene";

type Data = DataOf<typeof loader>;

const ready: Data = { draws: success(draws.slice(0, 4)), results: success([...results]) };
const failed: Data = { draws: failure(problems.server), results: failure(problems.server) };

const show = (data: Data, next?: Data | "pending") => [
  page<typeof loader>({ route: "/", screen: Home, data, ...(next && { next }) }),
];

const meta = {
  title: "Pantallas/Inicio",
  component: Scene,
  parameters: wholePage,
  args: {
    at: "/",
    pages: show(ready),
    countdown: event,
  },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Lista",
  tags: ["HOME-03", "HOME-04"],
  play: async ({ canvas, canvasElement, step }) => {
    await step("[CNT-01] the event counts down where the shop sells, and leads on", async () => {
      const banner = canvas.getByRole("region", { name: "Evento" });
      await expect(within(banner).getByRole("link", { name: "Quiero jugar" })).toHaveAttribute("href", "/loterias");
    });
    await step("[CARD-06] [HOME-04] a result carries the mark that the lottery's ticket carries", async () => {
      const marks = [...canvasElement.querySelectorAll<HTMLImageElement>("article img")].map(({ src }) => src);
      const [result] = results;
      const mark = marks.filter((src) => src.endsWith(`/${result!.abbreviation}.png`));
      await expect(mark.length).toBeGreaterThan(0);
      await expect(marks).toHaveLength(canvas.getAllByRole("article").length);
    });
  },
};

export const LoggedIn: Story = { name: "Con sesión", tags: ["NAV-01"], args: { person } };

export const Empty: Story = {
  name: "Vacía",
  tags: ["HOME-08"],
  args: { pages: show({ draws: success([]), results: success([]) }) },
};

export const Failed: Story = { name: "Con problema", tags: ["HOME-08"], args: { pages: show(failed) } };

export const HalfFailed: Story = {
  name: "Una sección con problema",
  tags: ["HOME-08"],
  args: { pages: show({ ...ready, results: failure(problems.offline) }) },
};

export const Loading: Story = {
  name: "Cargando",
  tags: ["HOME-08"],
  args: { pages: show(failed, "pending") },
  play: async ({ canvas, step, userEvent }) => {
    await step("[HOME-08] Reintentar shows that both sections are on their way", async () => {
      const [retry] = await canvas.findAllByRole("button", { name: "Reintentar" });
      await userEvent.click(retry!);
      await expect(canvas.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument();
    });
  },
};
