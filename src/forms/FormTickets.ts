/** TicketChoice, bound to a form. */
import { TicketChoice } from "#ds";
import { bindField } from "./bindField";

export const FormTickets = bindField(TicketChoice);
