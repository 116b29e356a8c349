/** An order as the ticket it bought: state, facts, lines, sum. Requirements CONF-01, CONV-05. */
import type { ReactNode } from "react";
import { OrderSummary } from "../OrderSummary/OrderSummary";
import type { OrderSummaryProps } from "../OrderSummary/OrderSummary";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./Receipt.css";

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  /** "¡Pago aprobado!". */
  title: string;
  /** Below the title: the date, the bank's message. */
  subtitle?: ReactNode;
  /** Stamped at the head: "APROBADO". */
  status: string;
  /** Colour of the head; default "neutral". */
  tone?: "success" | "pending" | "error" | "neutral";
  /** What is known of the order: date, bank, buyer, IP. */
  facts: readonly {
    label: string;
    value: ReactNode;
    /** Has room for two: a long value without a gap, such as an e-mail; default false. */
    isWide?: boolean;
  }[];
  /** What was bought. */
  lines?: readonly { id: string; title: string; meta: string; amount: string }[];
  /** The sum. */
  summary?: OrderSummaryProps;
  /** Default 1. */
  headingLevel?: HeadingLevel;
  /** Below: the reference to copy, links, buttons. */
  children?: ReactNode;
}

/** The ticket, whole. */
export const Receipt = ({
  title,
  subtitle,
  status,
  tone,
  facts,
  lines = [],
  summary,
  headingLevel = 1,
  children,
}: ReceiptProps) => (
  <article className={css.receipt}>
    <div className={css.head({ tone })}>
      <div className={css.words}>
        <div className={css.title}>
          <Heading level={headingLevel} size="inherit">
            {title}
          </Heading>
        </div>
        {subtitle !== undefined && <div className={css.subtitle}>{subtitle}</div>}
      </div>
      <strong className={css.status}>{status}</strong>
    </div>
    <div className={css.body}>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={fact.isWide ? css.wideFact : undefined}>
              <dt className={css.factLabel}>{fact.label}</dt>
              <dd className={css.factValue}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        // Safari drops list semantics from lists without markers.
        // eslint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={css.lines}>
          {lines.map((line) => (
            <li key={line.id} className={css.line}>
              <span className={css.lineTitle}>{line.title}</span>
              <span className={css.lineAmount}>{line.amount}</span>
              <span className={css.lineMeta}>{line.meta}</span>
            </li>
          ))}
        </ul>
      )}
      {summary !== undefined && <OrderSummary {...summary} />}
      {children}
    </div>
  </article>
);
