/** Types of chromium.mjs for the TypeScript configurations that import it. */
export const chromiumArgs: string[];
export function chromiumPath(): Promise<string>;
export function findInstalled(): Promise<string | undefined>;
export function shellPath(): Promise<string>;
export function tryApt(packages: string[]): boolean;
