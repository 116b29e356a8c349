/** Types of build.mjs for the journeys. */
export const projectRoot: string;
export function inputsHash(): Promise<string>;
export function isBuildFresh(): Promise<boolean>;
export function build(): Promise<void>;
