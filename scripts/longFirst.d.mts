/** Types of longFirst.mjs for the configurations of Vitest. */
import { BaseSequencer } from "vitest/node";

export class LongFirst extends BaseSequencer {}
