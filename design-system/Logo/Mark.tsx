/** The drawing of the shop's mark. */
import { vars } from "../tokens/contract.css";

/** A ticket with a star of rays; decorative. */
export const Mark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 32 24" aria-hidden className={className}>
    <path
      fill={vars.color.action}
      d="M3 1h26a2 2 0 0 1 2 2v5.2a3.8 3.8 0 0 0 0 7.6V21a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-5.2a3.8 3.8 0 0 0 0-7.6V3a2 2 0 0 1 2-2Z"
    />
    <path
      fill={vars.color.onAction}
      d="m18 5.2 1.7 4.1 4.4.3-3.4 2.9 1.1 4.3-3.8-2.4-3.8 2.4 1.1-4.3-3.4-2.9 4.4-.3Z"
    />
    <path
      stroke={vars.color.onAction}
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeDasharray=".1 2.9"
      d="M9.2 3.6v17"
    />
  </svg>
);
