/** What a person decides about a component and no code says: what it is for, and how it is used well. One file each, `X.use.tsx`. */
import type { ReactNode } from "react";
import type * as ds from "#ds";
import type { KeyKind, KeyRow } from "../../.storybook/keys";

type Export = keyof typeof ds;

/** Names of the design system's components, as the code has them. */
export type ComponentName = { [Name in Export]: Name extends Capitalize<Name> ? Name : never }[Export];

/** A list with something in it. */
export type Some<Item> = readonly [Item, ...Item[]];

/** One of two examples that stand side by side, drawn with real components. */
export interface Example {
  show: ReactNode;
  /** Why it is so, in one sentence. */
  why: string;
}

/** A numbered part of a component. */
export interface AnatomyPart {
  /** Its name: "Las palabras". */
  part: string;
  /** What it does or says, in one sentence. */
  what: string;
  /** CSS selector within the Default story: the first match that is in sight gets the number. Left out for what that story does not show. */
  at?: string;
}

/** The page of a component, where it is not read from code. All in Spanish; everything together is read in under two minutes. */
export interface ComponentUse {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** Which other component serves better, and when: "Si lleva a otra página". */
  instead: Some<{ when: string; use: ComponentName }>;
  anatomy: Some<AnatomyPart>;
  pairs: Some<{ good: Example; bad: Example }>;
  /** How a pair is laid out: "stacked" for what needs the whole width; default side by side. */
  pairLayout?: "stacked";
  /** How its words are written: lengths, voice. */
  words: Some<string>;
  /** Sentences that the shop says with it, from `src/copy` where they are there; what has no words of its own has none. */
  sentences: readonly string[];
  /** Its keys: one of the kinds that several components share, or its own. */
  keys: KeyKind | Some<KeyRow>;
  /** What a screen reader says, or why nothing. */
  heard: string;
  /** What changed for those who use it, latest first. Days are YYYY-MM-DD. */
  changes: Some<{ on: string; what: string }>;
}
