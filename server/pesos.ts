/** Pesos in the letters, the receipt and the sandbox, whose words do not come from the copy. */

const figures = new Intl.NumberFormat("es-CO");

/** Pesos as $18.000, or -$18.000. */
export const pesosText = (pesos: number): string => `${pesos < 0 ? "-" : ""}$${figures.format(Math.abs(pesos))}`;
