/** The person of the session, as far as the shop's pages need to know them. */

export interface Person {
  userId: number;
  documentType: string;
  document: string;
  firstNames: string;
  surname: string;
  email: string;
  balancePesos: number;
  isSeller: boolean;
  /** Has a birth date on record; without one nothing can be paid. */
  hasBirthDate: boolean;
  /** Has not yet declared to be an adult. */
  isAgePending: boolean;
  /** Must bring their data up to date before anything else. */
  mustUpdate: boolean;
}
