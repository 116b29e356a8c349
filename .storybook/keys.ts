/** What the keys do, by the kind of control: as browsers and React Aria define them. */

/** Keys, and what they do. */
export interface KeyRow {
  /** Each drawn as one key: ["Mayús", "Tab"]. */
  keys: readonly [string, ...string[]];
  does: string;
}

const tab: KeyRow = { keys: ["Tab"], does: "Llega a él y sigue al siguiente." };
const press = (does: string): KeyRow => ({ keys: ["Entrar", "Espacio"], does });

export const keyTable = {
  /** Nothing in it takes the focus. */
  none: [],
  /** It takes no focus; what is put into it keeps its own keys. */
  contents: [{ keys: ["Tab"], does: "Recorre lo que lleva dentro, en el orden en que se lee." }],
  button: [tab, press("Lo pulsa.")],
  link: [tab, { keys: ["Entrar"], does: "Abre la página." }],
  text: [tab, { keys: ["Entrar"], does: "Envía el formulario en que está." }],
  checkbox: [tab, { keys: ["Espacio"], does: "Marca y desmarca." }],
  radio: [
    { keys: ["Tab"], does: "Llega a la opción elegida, o a la primera, y sale del grupo." },
    { keys: ["↑", "↓"], does: "Pasa a la opción de al lado y la elige; da la vuelta en los extremos." },
    { keys: ["Espacio"], does: "Elige la opción en que está." },
  ],
  select: [
    tab,
    { keys: ["↑", "↓"], does: "Cambia la opción." },
    { keys: ["Espacio"], does: "Abre la lista del sistema." },
    { keys: ["A…Z"], does: "Salta a la opción que empieza por esa letra." },
    { keys: ["Esc"], does: "Cierra la lista sin cambiar nada." },
  ],
  dialog: [
    { keys: ["Tab"], does: "Da la vuelta por dentro: el foco no sale mientras esté abierto." },
    { keys: ["Esc"], does: "Lo cierra y devuelve el foco a lo que lo abrió." },
    press("Pulsa el botón en que está el foco."),
  ],
  tabs: [
    { keys: ["Tab"], does: "Llega a la pestaña elegida y luego entra en su contenido." },
    { keys: ["←", "→"], does: "Pasa a la pestaña de al lado y muestra su contenido." },
    { keys: ["Inicio", "Fin"], does: "Va a la primera o a la última." },
  ],
  disclosure: [tab, press("Abre y cierra.")],
} as const satisfies Record<string, readonly KeyRow[]>;

/** A kind of control whose keys several components share. */
export type KeyKind = keyof typeof keyTable;
