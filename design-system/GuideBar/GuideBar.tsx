/** Leads through the steps of a play: how far one is, what comes next, and, once there is something to pay, the sum and its action. */
import ArrowUp from "lucide-react/icons/arrow-up";
import CircleCheck from "lucide-react/icons/circle-check";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import { IconButton } from "../IconButton/IconButton";
import * as css from "./GuideBar.css";

/** How far a step is. */
export type GuideStepState = "done" | "current" | "missing";

/** Props of {@link GuideBar}. */
export interface GuideBarProps {
  /** Names the bar; painted on a desktop: "Tu jugada". */
  title: string;
  /** The steps in their order; drawn as segments, and said by `message`. */
  steps: readonly GuideStepState[];
  /** "line" while there is nothing to pay, "pay" when there is, "done" after it went to the cart. */
  face: "line" | "pay" | "done";
  /** One sentence: the next step, or what was done. Spoken when it changes. */
  message: string;
  /** What is to pay or what was done, in short: "2 fracciones · 1234-042". */
  detail?: string;
  /** What `amount` is, on a desktop: "Valor". */
  amountLabel: string;
  /** Formatted: "$12.000"; not shown by "done", nor by a phone's "line". */
  amount: string;
  /** What is chosen so far, on a desktop. */
  facts?: readonly { label: string; value: string }[];
  /** The one main action; a phone's "line" leaves it out. */
  action: ReactNode;
  /** A button that makes the next step, or, drawn as an arrow, leads to it; on a phone's "line". */
  advance?: { label: string; isArrow?: boolean; onPress: () => void };
  /** Refusals of the action, above it. */
  children?: ReactNode;
}

/** Sticks to the bottom edge when it is the aside of a {@link Split}: 48 px high, about 72 with an action; a card from 900 px. */
export const GuideBar = ({
  title,
  steps,
  face,
  message,
  detail,
  amountLabel,
  amount,
  facts = [],
  action,
  advance,
  children,
}: GuideBarProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.bar}>
      <div aria-hidden className={css.segments}>
        {steps.map((state, index) => (
          <span key={index} className={css.segment({ state })} />
        ))}
      </div>
      {children !== undefined && <div className={css.notices}>{children}</div>}
      <div className={css.row({ face })}>
        <p id={id} className={css.title}>
          {title}
        </p>
        {face !== "done" && facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt className={css.factLabel}>{fact.label}</dt>
                <dd className={css.factValue}>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div role="status" data-face={face} className={face === "done" ? css.doneSaid : css.said}>
          {face === "done" && <CircleCheck size={26} aria-hidden className={css.done} />}
          {face === "pay" ? (
            <p className={css.detail}>{detail} </p>
          ) : (
            <div>
              <p className={css.message}>{message} </p>
              {face === "done" && detail !== undefined && <p className={css.detail}>{detail}</p>}
            </div>
          )}
          {face !== "done" && (
            <p className={face === "line" ? css.onlyRoomy : undefined}>
              <span className={css.amountLabel}>{amountLabel} </span>
              <span className={css.amount}>{amount}</span>
            </p>
          )}
        </div>
        {face === "line" && advance !== undefined && (
          <div className={css.advance}>
            {advance.isArrow === true ? (
              <IconButton label={advance.label} icon={<ArrowUp size={22} aria-hidden />} onPress={advance.onPress} />
            ) : (
              <Button tone="secondary" size="s" onPress={advance.onPress}>
                {advance.label}
              </Button>
            )}
          </div>
        )}
        <div data-face={face} className={face === "line" ? `${css.action} ${css.onlyRoomy}` : css.action}>
          {action}
        </div>
      </div>
    </section>
  );
};
