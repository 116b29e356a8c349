/** Room between children, on the 4 px grid: of stacks, rows and grids. */
import { styleVariants } from "@vanilla-extract/css";
import { space } from "../tokens/contract.css";

/** One style for each step of the grid. */
export const gaps = styleVariants(space, (gap) => ({ gap }));
