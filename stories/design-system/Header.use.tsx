/** How Header is used. */
import { copy } from "#copy";
import { CartButton, Header } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "La cabeza de todas las páginas: la marca, las páginas principales, la cuenta y el carrito. Pequeña y quieta.",
  instead: [
    { when: "Si es la ruta de la página", use: "Breadcrumb" },
    { when: "Si son páginas hermanas", use: "TabLinks" },
  ],
  anatomy: [
    { part: "Marca", what: "Lleva al inicio.", at: "header a" },
    { part: "Páginas", what: "Cuatro; en el teléfono, en un menú.", at: "nav, summary[aria-label]" },
    { part: "Cuenta", what: "Entrar, o el menú de quien ya entró.", at: "summary:not([aria-label])" },
    { part: "Carrito", what: "Siempre a la vista.", at: "a[aria-label^='Carrito']" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Header
            brand={{ name: copy.shell.brand, href: "#i" }}
            nav={[
              { label: copy.shell.nav.lotteries, href: "#l", isCurrent: true },
              { label: copy.shell.nav.results, href: "#r" },
            ]}
            navLabel="Principal del ejemplo"
            menuLabel={copy.shell.nav.menu}
            cart={<CartButton href="#c" label={copy.shell.cart(1)} count={1} />}
          />
        ),
        why: "Una palabra por página y la actual marcada.",
      },
      bad: {
        show: (
          <Header
            brand={{ name: copy.shell.brand, href: "#i" }}
            nav={[
              { label: "Compra tus loterías favoritas", href: "#l" },
              { label: "Consulta todos los resultados", href: "#r" },
            ]}
            navLabel="Principal larga"
            menuLabel={copy.shell.nav.menu}
          />
        ),
        why: "Frases en el menú y ningún camino al carrito.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Una palabra por página; la misma del título al que llega."],
  sentences: [copy.shell.nav.lotteries, copy.shell.nav.results],
  keys: "link",
  heard: "«Principal, navegación. Loterías, enlace, página actual».",
  changes: [
    { on: "2026-11-22", what: "En una línea también en el teléfono, y cede a la letra grande." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
