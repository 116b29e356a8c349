/** A message in the page: what happened and what to do about it. */
import type { ReactNode } from "react";
import * as css from "./Notice.css";
import { toneIcon } from "./toneIcon";

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** Default "info". */
  tone?: "info" | "success" | "warning" | "error";
  /** A heading for a notice of more than one sentence. */
  title?: string;
  /** A link or button. */
  action?: ReactNode;
  /** Spoken when it appears: at once for errors, politely otherwise; default false. */
  isLive?: boolean;
  children?: ReactNode;
}

/** An icon, a title and a sentence on a tinted strip. */
export const Notice = ({ tone = "info", title, action, isLive = false, children }: NoticeProps) => {
  const Icon = toneIcon[tone];
  return (
    <div role={isLive ? (tone === "error" ? "alert" : "status") : undefined} className={css.notice({ tone })}>
      <Icon size="1.375rem" aria-hidden className={css.icon} />
      <div className={css.body}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
};
