/** A short state, stamped: "Aprobado", "Pendiente". */
import type { ReactNode } from "react";
import { toneIcon } from "../Notice/toneIcon";
import * as css from "./Badge.css";

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Colour and icon by meaning; the word must say it too; default "neutral". */
  tone?: "neutral" | "info" | "success" | "warning" | "error";
  children: ReactNode;
}

/** A stamp with one or two words. */
export const Badge = ({ tone = "neutral", children }: BadgeProps) => {
  const Icon = tone === "neutral" ? null : toneIcon[tone];
  return (
    <span className={css.badge({ tone })}>
      {Icon !== null && <Icon size={15} className={css.icon} aria-hidden />}
      {children}
    </span>
  );
};
