/** A search beside what it finds: on a phone folded under its name, so that what was found comes first; on a desktop open. */
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import * as css from "./SearchPanel.css";

/** Props of {@link SearchPanel}. */
export interface SearchPanelProps {
  /** Opens it on a phone: "Buscar por fecha o lotería". */
  label: string;
  /** Whether it is open at first on a phone, for what it has to say; default false. */
  isOpen?: boolean;
  /** The form. */
  children: ReactNode;
}

/** Native `<details>`: it opens without scripts. It is not printed. */
export const SearchPanel = ({ label, isOpen = false, children }: SearchPanelProps) => (
  <details open={isOpen} className={css.panel}>
    <summary className={css.summary}>
      <span className={css.words}>{label}</span>
      <ChevronDown size="1.25rem" aria-hidden className={css.sign} />
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
