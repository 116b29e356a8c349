/** How UserMenu is used. */
import { copy } from "#copy";
import { Header, UserMenu } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "El lugar de quien ya entró: su nombre, su saldo y el menú de su cuenta.",
  instead: [
    { when: "Si no ha entrado", use: "HeaderButton" },
    { when: "Si es navegación de la cuenta", use: "TabLinks" },
  ],
  anatomy: [
    { part: "Nombre y saldo", what: "Lo primero, sin abrir nada.", at: "summary" },
    { part: "Menú", what: "Enlaces que sirven sin scripts, y «Salir»." },
  ],
  pairs: [
    {
      good: {
        show: (
          <Header
            brand={{ name: copy.shell.brand, href: "#i" }}
            nav={[]}
            navLabel="Principal"
            menuLabel="Menú"
            user={
              <UserMenu
                name="Marta Lucía"
                balance={copy.shell.account.balance("$45.000")}
                label={copy.shell.account.menu("Marta Lucía")}
                items={[
                  { label: copy.shell.account.mine, href: "#c" },
                  { label: copy.shell.account.leave, href: "#s" },
                ]}
              />
            }
          />
        ),
        why: "Nombre de pila y saldo en pesos.",
      },
      bad: {
        show: (
          <Header
            brand={{ name: copy.shell.brand, href: "#i" }}
            nav={[]}
            navLabel="Principal"
            menuLabel="Menú"
            user={
              <UserMenu
                name="MARTA LUCÍA RESTREPO GÓMEZ"
                balance="Saldo disponible en billetera $45.000"
                label="Menú de opciones"
                items={[{ label: "Configuración", href: "#c" }]}
              />
            }
          />
        ),
        why: "No cabe, y no está cómo salir.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["El nombre sin mayúsculas sostenidas; «Salir», al final."],
  sentences: [copy.shell.account.history, copy.shell.account.leave],
  keys: "disclosure",
  heard: "«Cuenta de Marta Lucía, contraído»; abierto, sus enlaces.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
