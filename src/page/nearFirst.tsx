/**
 * Which pages leave the layout of what is far down them for later: long ones that were opened just now, at their top, until they
 * are first moved. The longest task of such a page is the layout before its first paint. A page that is read again, or come back
 * to, or opened at an anchor has a place to be found, and one that a link leads to inside of the shop may have: these are laid
 * out whole (docs/decisions/0036-lo-lejano-despues.md).
 */
import { useContext, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { NEAR_FIRST } from "#ds/tokens/near.ts";
import { NonceContext } from "./nonce";

/** What a long page says to the router: `export const handle: PageHandle`. The script costs the first screen a hundred bytes. */
export type PageHandle = "farLater";

/** Before the body, so that the first layout knows it. Without scripts all is laid out at once. */
const SCRIPT = `if(performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash){document.documentElement.setAttribute("${NEAR_FIRST}","");onscroll=onkeydown=()=>document.documentElement.removeAttribute("${NEAR_FIRST}")}`;

/** In the document's head, by the server only. */
export function NearFirst() {
  const nonce = useContext(NonceContext);
  const isFarLater = useMatches().some(({ handle }) => handle === ("farLater" satisfies PageHandle));
  return isFarLater && <script nonce={nonce}>{SCRIPT}</script>;
}

/** Has everything laid out before another place of the shop is shown, also one on the same page. */
export function useWholeAfterwards(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  // Before the router finds the place on the new page, which it does in an effect around this one.
  useLayoutEffect(() => {
    if (key !== opened.current) document.documentElement.removeAttribute(NEAR_FIRST);
  }, [key]);
}
