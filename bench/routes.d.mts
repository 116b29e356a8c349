/** Types of routes.mjs for the journeys. */
export interface PublicRoute {
  /** Its name in a budget. */
  name: string;
  path: string;
  /** The status that it answers with. */
  status: number;
}
export function publicRoutes(address: string): Promise<PublicRoute[]>;
