/** The strip under the header that counts down to an event of the shop. */
import type { ReactNode } from "react";
import { ButtonLink } from "../ButtonLink/ButtonLink";
import * as css from "./CountdownBanner.css";

/** Props of {@link CountdownBanner}. */
export interface CountdownBannerProps {
  /** Name of the region: "Evento". */
  label: string;
  /** What is being counted down to. */
  description: string;
  /** {@link CountdownDigits} in boxes. */
  countdown: ReactNode;
  /** Both or neither. */
  actionLabel?: string;
  /** Where the action goes; both or neither. */
  actionHref?: string;
}

/** One line on a desktop, two on a phone. */
export const CountdownBanner = ({ label, description, countdown, actionLabel, actionHref }: CountdownBannerProps) => (
  <section aria-label={label} className={css.banner}>
    <div className={css.row}>
      <p className={css.description}>{description}</p>
      {countdown}
      {actionLabel !== undefined && actionHref !== undefined && (
        <ButtonLink href={actionHref} size="s">
          {actionLabel}
        </ButtonLink>
      )}
    </div>
  </section>
);
