/** The person of the session, as far as the shop's pages need to know them. */

/** The number that a person likes to play, of one lottery. */
export interface Favorite {
  lotteryId: number;
  /** Four digits. */
  number: string;
  /** Three digits; null when any will do. */
  series: string | null;
  /** The lottery's next draw; null when the backend does not tell it. */
  drawNumber: number | null;
}

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
  /** Null when there is none. */
  favorite: Favorite | null;
  /** Must bring their data up to date before anything else. */
  mustUpdate: boolean;
  /** Minutes of play after which they want to be reminded of the time; null for never. */
  reminderMinutes: number | null;
  /** Notices behind the bell that they have not read, beside the favourite number's. */
  unreadNotices: number;
}
