/** One line of the cart as a small ticket. Requirements CART-05, CART-06, RCG-04. */
import Trash from "lucide-react/icons/trash-2";
import type { ReactNode, Ref } from "react";
import { IconButton } from "../IconButton/IconButton";
import { LotteryMark } from "../LotteryMark/LotteryMark";
import { Notice } from "../Notice/Notice";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import { accentClass } from "../tokens/accents.css";
import type { LotteryAccent } from "../tokens/palette";
import * as css from "./CartLine.css";

/** Props of {@link CartLine}. */
export interface CartLineProps {
  /** "Lotería de Medellín". */
  title: string;
  /** Three letters, drawn when the logo is missing. */
  abbreviation: string;
  /** Address of the logo, square and opaque; default: the abbreviation is drawn. */
  logoSrc?: string;
  /** The lottery's accent. */
  accent: LotteryAccent;
  /** The number played: "1234". */
  number?: string;
  /** Beside the number: "Serie 042 · 2 fracciones". */
  pick?: string;
  /** Below, quiet: "Sorteo 4861 · viernes 20 de noviembre". */
  meta: string;
  /** Formatted: "$12.000". */
  amount: string;
  /** Left out where nothing can be removed (history, receipt). */
  onRemove?: () => void;
  /** Names the line: "Eliminar 1234 de Lotería de Medellín". */
  removeLabel?: string;
  /** The bin, where the focus goes when a line beside it was removed. */
  removeRef?: Ref<HTMLButtonElement>;
  /** Something about this line: "Sorteo cerrado". */
  notice?: ReactNode;
  /** Being removed; default false. */
  isPending?: boolean;
  /** Why it could not be removed. */
  errorMessage?: string;
  /** Default 3. */
  headingLevel?: HeadingLevel;
  /** Below, over the whole width: how far it is. */
  children?: ReactNode;
}

/** Stub with the mark, face with the pick, the amount and a bin. */
export const CartLine = ({
  title,
  abbreviation,
  logoSrc,
  accent,
  number,
  pick,
  meta,
  amount,
  onRemove,
  removeLabel,
  removeRef,
  notice,
  isPending = false,
  errorMessage,
  headingLevel = 3,
  children,
}: CartLineProps) => (
  <article aria-busy={isPending || undefined} className={`${accentClass[accent]} ${css.line({ isPending })}`}>
    <div className={css.paper}>
      <div className={css.stub}>
        <LotteryMark abbreviation={abbreviation} logoSrc={logoSrc} accent={accent} on="accent" size="s" />
      </div>
      <div className={css.face}>
        <div className={css.head}>
          <div className={css.title}>
            <Heading level={headingLevel} size="inherit">
              {title}
            </Heading>
          </div>
          <p className={css.pick}>
            {number !== undefined && <span className={css.number}>{number}</span>}
            {pick !== undefined && <span className={css.meta}>{pick}</span>}
          </p>
        </div>
        <p className={css.where}>{meta}</p>
        <p className={css.amount}>{amount}</p>
        {onRemove !== undefined && removeLabel !== undefined && (
          <div className={css.remove}>
            <IconButton
              ref={removeRef}
              label={removeLabel}
              icon={<Trash size="1.25rem" aria-hidden />}
              isDisabled={isPending}
              onPress={onRemove}
            />
          </div>
        )}
        {children !== undefined && <div className={css.extra}>{children}</div>}
        {notice !== undefined && (
          <div className={css.extra}>
            <Notice tone="warning">{notice}</Notice>
          </div>
        )}
        {errorMessage !== undefined && (
          <div className={css.extra}>
            <Notice tone="error" isLive>
              {errorMessage}
            </Notice>
          </div>
        )}
      </div>
    </div>
  </article>
);
