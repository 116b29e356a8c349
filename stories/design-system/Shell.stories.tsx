/** Head and foot of every page. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import {
  Bell,
  Breadcrumb,
  CartButton,
  Footer,
  Header,
  HeaderButton,
  Inline,
  LegalStrip,
  LinkProvider,
  Logo,
  Page,
  SkipLink,
  Stack,
  ThemePicker,
  UserMenu,
} from "#ds";
import type { HeaderProps, LinkComponent, ThemeName } from "#ds";

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
  title: "Componentes/Encabezado y pie",
  component: Header,
  parameters: { isFramed: false },
  args: {
    brand: { name: "Premio Mayor", href: "#inicio", label: "Premio Mayor, inicio" },
    navLabel: "Principal",
    menuLabel: "Menú",
    nav: [
      { label: "Loterías", href: "#loterias", isCurrent: true },
      { label: "Resultados", href: "#resultados" },
      { label: "Productos", href: "#productos" },
    ],
    ...tools,
  },
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
  decorators: room,
  play: async ({ canvas, step, userEvent }) => {
    await step("[NAV-01] logo, three links, the cart with its count, the bell", async () => {
      const nav = canvas.getByRole("navigation", { name: "Principal" });
      await expect(nav.querySelectorAll("a")).toHaveLength(3);
      await expect(canvas.getByRole("link", { name: "Premio Mayor, inicio" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Loterías" })).toHaveAttribute("aria-current", "page");
      await expect(canvas.getByRole("link", { name: "Carrito, 3 productos" })).toHaveTextContent("3");
      await userEvent.click(canvas.getByRole("button", { name: "Notificaciones, 1 sin leer" }));
      await expect(bell).toHaveBeenCalled();
    });
    await step("[NAV-01] name and balance open the menu; Escape closes it and the focus comes back", async () => {
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
    await step("[NAV-01] leaving acts and closes the menu; a press outside closes it, too", async () => {
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
  args: {
    user: <HeaderButton label="Mi cuenta" href="#entrar" />,
    bell: undefined,
    cart: <CartButton href="#carrito" label="Carrito vacío" count={0} />,
  },
  play: async ({ canvas, step }) => {
    await step("[NAV-01] without a session: the way in, and a cart without a figure", async () => {
      await expect(canvas.getByRole("link", { name: "Mi cuenta" })).toHaveAttribute("href", "#entrar");
      await expect(canvas.getByRole("link", { name: "Carrito vacío" })).toHaveTextContent("");
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: "telefono" } },
  decorators: room,
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const menu = canvasElement.querySelector<HTMLElement>('summary[aria-label="Menú"]')!;
    if (getComputedStyle(menu.parentElement!).display === "none") return;
    await step("[NAV-05] on a phone the links are in a menu, the cart one tap away", async () => {
      await userEvent.click(menu);
      await expect(canvas.getByRole("link", { name: "Resultados" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Carrito, 3 productos" })).toBeVisible();
    });
  },
};

export const SkipsToContent: Story = {
  render: () => (
    <>
      <SkipLink href="#contenido" label="Saltar al contenido" />
      <Header {...meta.args} />
      <main id="contenido" tabIndex={-1}>
        <Page>Contenido</Page>
      </main>
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step("[NAV-05] the first Tab reaches the skip link", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Saltar al contenido" })).toHaveFocus();
    });
  },
};

const RouterLink: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-router>
    {children}
  </a>
);

export const LentLink: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step("the app's own link renders every link", async () => {
      for (const link of canvas.getAllByRole("link")) await expect(link).toHaveAttribute("data-router");
    });
  },
};

const foot = (
  <Footer
    groups={[
      {
        title: "Nosotros",
        links: [
          { label: "Nuestra empresa", href: "#1" },
          { label: "Nuestra red", href: "#2" },
        ],
      },
      { title: "Puntos Gana", links: [{ label: "Conoce el programa", href: "#3" }] },
      {
        title: "Servicio al cliente",
        links: [
          { label: "PQRS", href: "#5" },
          { label: "Preguntas frecuentes", href: "#6" },
        ],
      },
    ]}
    social={{ title: "Síguenos", links: [{ label: "Instagram", href: "https://example.com/ig", isExternal: true }] }}
    payments={
      <Inline justify="between">
        <span>PSE · Tarjetas</span>
        <span>Pago seguro</span>
      </Inline>
    }
    legalLinks={[
      { label: "Política de privacidad", href: "#10" },
      { label: "Términos y condiciones", href: "#11" },
    ]}
  >
    Solo mayores de 18 años. El juego en exceso puede ser perjudicial. © 2026 Premio Mayor
    <ThemePicker
      label="Apariencia"
      names={{ claro: "Claro", oscuro: "Oscuro", altoContraste: "Alto contraste" }}
      value="claro"
      onChange={() => undefined}
    />
  </Footer>
);

export const Foot: Story = {
  globals: { viewport: { value: "escritorio" } },
  render: () => foot,
  play: async ({ canvas, step }) => {
    await step("[NAV-02] groups, social links, privacy and terms, copyright", async () => {
      await expect(canvas.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
        "Nosotros",
        "Puntos Gana",
        "Servicio al cliente",
        "Síguenos",
      ]);
      await expect(canvas.getByRole("link", { name: "Términos y condiciones" })).toBeVisible();
      await expect(canvas.getByText(/© 2026/)).toBeVisible();
    });
    await step("what stands beside the ways to pay is at the footer's other end", async () => {
      const end = canvas.getByText(/© 2026/).parentElement!.getBoundingClientRect().right;
      const padding = parseFloat(getComputedStyle(canvas.getByText(/© 2026/).parentElement!).paddingRight);
      await expect(canvas.getByText("Pago seguro").getBoundingClientRect().right).toBeCloseTo(end - padding, 0);
    });
  },
};

const worn = fn();

const Wardrobe = () => {
  const [theme, setTheme] = useState<ThemeName>("claro");
  return (
    <Footer groups={[]} legalLinks={[]}>
      <ThemePicker
        label="Apariencia"
        names={{ claro: "Claro", oscuro: "Oscuro", altoContraste: "Alto contraste" }}
        value={theme}
        onChange={(next) => {
          setTheme(next);
          worn(next);
        }}
      />
    </Footer>
  );
};

export const Themes: Story = {
  render: () => <Wardrobe />,
  play: async ({ canvas, step, userEvent }) => {
    await step("[NAV-05] the reader chooses the theme, by mouse or by arrows", async () => {
      await expect(canvas.getByRole("radio", { name: "Claro" })).toBeChecked();
      await userEvent.click(canvas.getByRole("radio", { name: "Oscuro" }));
      await expect(worn).toHaveBeenLastCalledWith("oscuro");
      await userEvent.keyboard("{ArrowRight}");
      await expect(worn).toHaveBeenLastCalledWith("altoContraste");
    });
  },
};

const crumbs = [
  { label: "Inicio", href: "#" },
  { label: "Loterías", href: "#loterias" },
  { label: "Lotería de Medellín" },
];

export const Crumbs: Story = {
  render: () => (
    <Page>
      <Breadcrumb label="Ruta" items={crumbs} />
    </Page>
  ),
  play: async ({ canvas, step }) => {
    await step("[LOT-01] the way back, the last item being the page itself", async () => {
      await expect(canvas.getByRole("navigation", { name: "Ruta" })).toBeVisible();
      await expect(canvas.getAllByRole("link")).toHaveLength(2);
      await expect(canvas.getByText("Lotería de Medellín")).toHaveAttribute("aria-current", "page");
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      <div>
        <LegalStrip
          age="18+"
          adultsOnly="Solo mayores de edad"
          health="Lo que juegas aporta a la salud de los colombianos"
        />
        <Header {...meta.args} partners={<Logo name="Aliado" />} />
      </div>
      <Page isPadded={false}>
        <Breadcrumb label="Ruta" items={crumbs} />
      </Page>
      {foot}
    </Stack>
  ),
};
