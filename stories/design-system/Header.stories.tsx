/** The head of every page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Bell, CartButton, Header, HeaderButton, PartnerMark, UserMenu } from "#ds";
import type { HeaderProps } from "#ds";
import { headerArgs } from "#stories/fixtures/shell.tsx";
import { isOnAPhone } from "#stories/fixtures/shown.ts";

const bell = fn();

const leave = fn();

const tools: Pick<HeaderProps, "user" | "bell" | "cart"> = {
  user: (
    <UserMenu
      name="Marta Lucía"
      balance="Saldo $45.000"
      label="Cuenta de Marta Lucía"
      items={[
        { label: "Mi cuenta", href: "#cuenta" },
        { label: "Salir", onPress: leave },
      ]}
    />
  ),
  bell: <Bell label="Notificaciones, 1 sin leer" count={1} onPress={bell} />,
  cart: <CartButton href="#carrito" label="Carrito, 3 productos" count={3} />,
};

const meta = {
  title: "Navegación/Encabezado (Header)",
  id: "navegación-header",
  component: Header,
  parameters: { isFramed: false },
  args: { ...headerArgs, ...tools },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const room = [
  (Story: React.ComponentType) => (
    <div style={{ minHeight: 320 }}>
      <Story />
    </div>
  ),
];

export const Default: Story = {
  name: "Por defecto",
  decorators: room,
  play: async ({ canvas, step, userEvent }) => {
    await step("logo, three links, the cart with its count, the bell", async () => {
      await expect(canvas.getByRole("link", { name: "Premio Mayor, inicio" })).toBeVisible();
      // On a phone the links are in a menu: the story below.
      if (!isOnAPhone()) {
        const nav = canvas.getByRole("navigation", { name: "Principal" });
        await expect(nav.querySelectorAll("a")).toHaveLength(3);
        await expect(canvas.getByRole("link", { name: "Loterías" })).toHaveAttribute("aria-current", "page");
      }
      await expect(canvas.getByRole("link", { name: "Carrito, 3 productos" })).toHaveTextContent("3");
      await userEvent.click(canvas.getByRole("button", { name: "Notificaciones, 1 sin leer" }));
      await expect(bell).toHaveBeenCalled();
    });
    await step("name and balance open the menu; Escape closes it and the focus comes back", async () => {
      const opener = canvas.getByText("Marta Lucía", { selector: "summary *" }).closest("summary")!;
      await expect(opener).toHaveTextContent("Saldo $45.000");
      await userEvent.click(opener);
      await expect(canvas.getByRole("link", { name: "Mi cuenta" })).toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Mi cuenta" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(opener.parentElement).not.toHaveAttribute("open");
      await expect(opener).toHaveFocus();
    });
    await step("leaving acts and closes the menu; a press outside closes it, too", async () => {
      const opener = canvas.getByText("Marta Lucía", { selector: "summary *" }).closest("summary")!;
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole("button", { name: "Salir" }));
      await expect(leave).toHaveBeenCalled();
      await expect(opener.parentElement).not.toHaveAttribute("open");
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole("banner"));
      await expect(opener.parentElement).not.toHaveAttribute("open");
    });
  },
};

export const Anonymous: Story = {
  name: "Sin sesión",
  args: {
    user: <HeaderButton label="Mi cuenta" href="#entrar" />,
    bell: undefined,
    cart: <CartButton href="#carrito" label="Carrito vacío" count={0} />,
  },
  play: async ({ canvas, step }) => {
    await step("without a session: the way in, and a cart without a figure", async () => {
      await expect(canvas.getByRole("link", { name: "Mi cuenta" })).toHaveAttribute("href", "#entrar");
      await expect(canvas.getByRole("link", { name: "Carrito vacío" })).toHaveTextContent("");
    });
  },
};

const partners = (
  <>
    <PartnerMark name="Su Red" sign="globe" />
    <PartnerMark name="Gana" sign="ticket" />
  </>
);

/** Whether all of an element is in the window. */
const isInWindow = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
};

const page = [
  (Story: React.ComponentType) => (
    <div style={{ minHeight: 2400 }}>
      <Story />
    </div>
  ),
];

export const Phone: Story = {
  name: "En el teléfono",
  globals: { viewport: { value: "telefono" } },
  decorators: page,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const menu = canvasElement.querySelector<HTMLElement>('summary[aria-label="Menú"]')!;
    const cart = canvas.getByRole("link", { name: "Carrito, 3 productos" });
    await step("the shop's name stands on one line", async () => {
      const name = document.createRange();
      name.selectNodeContents(canvas.getByText("Premio Mayor"));
      await expect(name.getClientRects()).toHaveLength(1);
      await expect(isInWindow(canvas.getByText("Premio Mayor"))).toBe(true);
    });
    await step("on a phone the links are in a menu, the cart one tap away", async () => {
      await userEvent.click(menu);
      await expect(canvas.getByRole("link", { name: "Resultados" })).toBeVisible();
      await expect(isInWindow(cart)).toBe(true);
      await userEvent.keyboard("{Escape}");
    });
    await step("the cart stays in sight far down the page", async () => {
      window.scrollTo(0, 1200);
      await expect(canvas.getByRole("banner").getBoundingClientRect().top).toBe(0);
      await expect(isInWindow(cart)).toBe(true);
      window.scrollTo(0, 0);
    });
  },
};

export const MenuOpen: Story = {
  name: "Menú abierto",
  args: { partners },
  globals: { viewport: { value: "telefono" } },
  decorators: page,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const menu = canvasElement.querySelector<HTMLElement>('summary[aria-label="Menú"]')!;
    await step("the menu is in the window, and the partners' marks have the colour of its words", async () => {
      await userEvent.click(menu);
      const sheet = canvas.getByRole("navigation", { name: "Menú" });
      await expect(isInWindow(sheet)).toBe(true);
      for (const name of ["Su Red", "Gana"]) {
        const mark = within(sheet).getByText(name);
        await expect(getComputedStyle(mark).color).not.toBe(getComputedStyle(sheet).backgroundColor);
        await expect(getComputedStyle(mark.querySelector("svg")!).stroke).toBe(getComputedStyle(mark).color);
      }
    });
    await step("it closes when the focus leaves it", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Productos" })).toHaveFocus();
      await expect(menu.parentElement).toHaveAttribute("open");
      await userEvent.tab();
      await expect(menu.parentElement).not.toHaveAttribute("open");
      await userEvent.click(menu);
      await expect(menu.parentElement).toHaveAttribute("open");
    });
  },
};

export const ReaderOpen: Story = {
  name: "Menú de usuario abierto",
  globals: { viewport: { value: "telefono" } },
  decorators: page,
  play: async ({ canvas, step, userEvent }) => {
    await step("the reader's menu is in the window", async () => {
      await userEvent.click(canvas.getByText("Marta Lucía", { selector: "summary *" }).closest("summary")!);
      await expect(isInWindow(canvas.getByRole("navigation", { name: "Cuenta de Marta Lucía" }))).toBe(true);
    });
  },
};

export const Matrix: Story = {
  name: "Todas sus caras",
  render: (args) => <Header {...args} partners={partners} />,
};
