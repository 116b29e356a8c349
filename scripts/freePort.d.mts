/** Types of freePort.mjs for the tests. */
export function freePort(): Promise<number>;
