/** The nonce of this page's Content-Security-Policy; undefined in the browser, which hides it from scripts. */
import { createContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);
