/** Stories with one fault each, and a sound one: the gate must tell them apart (gates.test.ts). Never part of the Storybook. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "#ds";

const meta = { title: "Faltas plantadas" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = { render: () => <Button>Jugar</Button> };

/** Grey on paper: 2.3 to 1. */
export const Contrast: Story = { render: () => <p style={{ color: "#a5a5a5" }}>Premio mayor</p> };

/** Ink on the dark theme's ground: well on paper, and 1.2 to 1 there. */
export const ContrastInTheDark: Story = { render: () => <p style={{ color: "#2b2b2b" }}>Premio mayor</p> };

/** Grey on paper, where there is little room. */
export const ContrastOnAPhone: Story = {
  render: () => (
    <>
      <style>{"@media (min-width: 401px) { .only-phone { display: none; } }"}</style>
      <p className="only-phone" style={{ color: "#a5a5a5" }}>
        Premio mayor
      </p>
    </>
  ),
};

/** Two buttons of 10 px side by side. */
export const SmallTargets: Story = {
  render: () => (
    <>
      <button aria-label="Menos" style={{ width: 10, height: 10, padding: 0 }} />
      <button aria-label="Más" style={{ width: 10, height: 10, padding: 0 }} />
    </>
  ),
};

/** Without a line under it. */
export const ColouredLink: Story = {
  render: () => (
    <p>
      El premio mayor se juega <a href="/loterias">este viernes</a> en la noche.
      <style>{"p a { text-decoration: none; color: #8a1c1c; }"}</style>
    </p>
  ),
};

/** As {@link TextBadly} but for its colour, and held by the same process: every second story is. */
export const TextWell: Story = { render: () => <p style={{ color: "#333333" }}>Pega tu billete</p> };

export const MissingLabel: Story = { render: () => <input /> };

export const TextBadly: Story = { render: () => <p style={{ color: "#a5a5a5" }}>Pega tu billete</p> };

/** Two main contents, one in the other. */
export const NestedMain: Story = {
  render: () => (
    <main>
      <main>Loterías</main>
    </main>
  ),
};

/** Found by a step where there is room, and hidden where there is little. */
export const HiddenOnAPhone: Story = {
  render: () => (
    <>
      <style>{"@media (max-width: 400px) { button { display: none !important; } }"}</style>
      <Button>Jugar</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Jugar" })).toBeVisible();
  },
};

/** Words that a step does not find. */
export const ChangedWord: Story = {
  render: () => <Button>Juegar</Button>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Jugar" })).toBeVisible();
  },
};

/** Fits as it is, and is cut with letters twice as large. */
export const CutWithLargerTextOpen: Story = {
  render: () => <p style={{ width: "280px", overflow: "hidden", whiteSpace: "nowrap" }}>Lotería de Cundinamarca</p>,
};
