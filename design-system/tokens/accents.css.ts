/** A lottery's accent, worn by one ticket: the class sets three local variables that the ticket's parts read. */
import { createVar, styleVariants } from "@vanilla-extract/css";
import { vars } from "./contract.css";
import { lotteryAccents } from "./palette";
import type { LotteryAccent } from "./palette";

export const accent = { strong: createVar(), soft: createVar(), text: createVar() };

const byName = Object.fromEntries(lotteryAccents.map((name) => [name, name])) as Record<LotteryAccent, LotteryAccent>;

export const accentClass = styleVariants(byName, (name) => ({
  vars: {
    [accent.strong]: vars.accent[name].strong,
    [accent.soft]: vars.accent[name].soft,
    [accent.text]: vars.accent[name].text,
  },
}));
