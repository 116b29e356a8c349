/** How much room the head of the page has, in sizes of its text: its parts give way when letters outgrow the window. */
import { createContainer } from "@vanilla-extract/css";

/** The head itself. */
export const room = createContainer();

/** Everything side by side: navigation, partners, words. */
export const wide = `${room} (min-width: 60rem)`;

/** The pages are in a menu. */
export const narrow = `${room} (max-width: 59.99rem)`;

/** The words beside the reader's icon leave, and menus are as wide as the head. */
export const small = `${room} (max-width: 37.49rem)`;

/** The name beside the shop's mark is set smaller. */
export const smaller = `${room} (max-width: 27.49rem)`;

/** The name leaves; its link still says it. */
export const tiny = `${room} (max-width: 21.74rem)`;
