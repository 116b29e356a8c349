/** Small drawings of tickets for the places where nothing stands: line drawings in the colour of the text. */

/** What is drawn. */
export type IllustrationName = "ticket" | "cart" | "search" | "torn" | "sent";

const outline = "M14 26h132v13a8 8 0 0 0 0 16v13a8 8 0 0 0 0 16v12H14V84a8 8 0 0 0 0-16V55a8 8 0 0 0 0-16Z";

const drawings: Record<IllustrationName, React.ReactNode> = {
  ticket: (
    <>
      <path d={outline} />
      <path d="M54 28v66" strokeDasharray="1 7" />
      <path d="M68 44h34M68 58h58M68 72h46" opacity=".6" />
      <circle cx="34" cy="61" r="11" />
    </>
  ),
  cart: (
    <>
      <path d="M12 24h18l15 56h74l16-40H38" />
      <circle cx="57" cy="97" r="7" />
      <circle cx="108" cy="97" r="7" />
      <path d="M62 34V18h50v16M74 18v16" strokeDasharray="1 6" opacity=".7" />
    </>
  ),
  search: (
    <>
      <path d={outline} opacity=".6" />
      <path d="M54 28v66" strokeDasharray="1 7" opacity=".6" />
      <circle cx="92" cy="58" r="26" fill="var(--pm-sheet)" />
      <path d="m111 77 24 26" strokeWidth="7" />
      <path d="M82 62c0-12 20-14 20-4 0 7-10 6-10 13M92 78v1" />
    </>
  ),
  sent: (
    <>
      <path d="m20 42 52-34 52 34v8M20 42v62h104V72M20 104l36-34a22 22 0 0 1 32 0l36 34M20 44l34 26" />
      <path d="M46 52V31h52v24M56 41h30M56 50h20M4 60h8M2 74h10M6 88h6" opacity=".6" />
      <path d="M112 38h38v10a6 6 0 0 0 0 12v10h-38V60a6 6 0 0 0 0-12ZM122 53l6 6 12-12" />
    </>
  ),
  torn: (
    <>
      <path d="M14 26h52l-7 12 9 10-10 11 9 12-9 11 6 14H14V84a8 8 0 0 0 0-16V55a8 8 0 0 0 0-16Z" />
      <path
        d="M84 24h62v13a8 8 0 0 0 0 16v13a8 8 0 0 0 0 16v12H82l-6-14 9-11-9-12 10-11-9-10Z"
        transform="rotate(5 115 60)"
      />
      <path d="M26 48h24M26 62h20M100 48h32M100 62h24" opacity=".6" />
    </>
  ),
};

/** A decorative drawing, 160 by 120 units. */
export const Illustration = ({ name }: { name: IllustrationName }) => (
  <svg
    viewBox="0 0 160 120"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[name]}
  </svg>
);
