/** The head of a page that tells how something ended: an icon, the state in two words, the title, a sentence. */
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import Undo from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./StatusHeading.css";

const icons = { success: Check, pending: Clock, error: CircleAlert, info: Undo } as const;

/** Props of {@link StatusHeading}. */
export interface StatusHeadingProps {
  /** Colour and icon by meaning: done, waiting, failed, on its way back. */
  tone: "success" | "pending" | "error" | "info";
  /** The state in words: "Pago aprobado". */
  status: string;
  /** "¡Listo, ya estás jugando!". */
  title: string;
  /** Below the title: what it means. */
  children?: ReactNode;
  /** Default 1. */
  headingLevel?: HeadingLevel;
}

/** State, title and sentence, in the order in which they are read; said again when they change. */
export const StatusHeading = ({ tone, status, title, children, headingLevel = 1 }: StatusHeadingProps) => {
  const Icon = icons[tone];
  return (
    <div aria-live="polite" aria-atomic>
      <p className={css.status({ tone })}>
        <span className={css.disc}>
          <Icon size="1.125rem" aria-hidden className={css.icon} />
        </span>
        {status}
      </p>
      <Heading level={headingLevel}>{title}</Heading>
      {children !== undefined && <div className={css.words}>{children}</div>}
    </div>
  );
};
