/** Which dialogs are open. Each turns on its own; one dialog never closes another by accident (NAV-03). */
import { createBox, useBox, type Box } from "./box";
import { usePageState } from "./pageState";

export const loginTabs = ["login", "signUp"] as const;
export type LoginTab = (typeof loginTabs)[number];

/** What a login is for: paying the cart, redeeming a coupon, claiming a prize, or a page that somebody was going to. */
export type LoginPurpose =
  { to: "pay"; totalPesos: number } | { to: "coupon" } | { to: "claim" } | { to: "visit"; path: string };

interface LoginRequest {
  /** Was interrupted by the login and goes on after it; without one, what waits already stays. */
  afterLogin?: () => void;
  /** Called in its place when the login is closed by nobody who has logged in, or something else is to go on. */
  orElse?: () => void;
  /** Default what is known of it already. */
  purpose?: LoginPurpose;
  /** Default "login". */
  tab?: LoginTab;
}

interface OpenDialogs {
  login: LoginTab | null;
  /** What the login is for; null where nobody was on the way to anything. */
  purpose: LoginPurpose | null;
  /** A session was over without a logout, and nobody has been told yet. */
  isExpired: boolean;
  /** The account must still declare its age. */
  agePending: boolean;
  /** "Por favor actualiza los datos." */
  update: boolean;
  /** What is behind the bell: the favourite number's notice, then the other notices. */
  favorite: boolean;
  /** Whether the shop's use may be measured. */
  consent: boolean;
  /** An alert's words. */
  alert: string | null;
}

const none: OpenDialogs = {
  login: null,
  purpose: null,
  isExpired: false,
  agePending: false,
  update: false,
  favorite: false,
  consent: false,
  alert: null,
};

export interface Dialogs {
  readonly open: Box<OpenDialogs>;
  /** Whether somebody has logged in on this page. */
  readonly hasLoggedIn: Box<boolean>;
  openLogin: (request?: LoginRequest) => void;
  /** The session is over without a logout: the login says so when it opens, or stands open already. */
  setExpired: () => void;
  setLoginTab: (tab: LoginTab) => void;
  /** Closes the login. What waited for it goes on when somebody is logged in, and is forgotten when not. */
  closeLogin: (isLoggedIn: boolean) => void;
  setAgePending: (isOpen: boolean) => void;
  setUpdate: (isOpen: boolean) => void;
  setFavorite: (isOpen: boolean) => void;
  setConsent: (isOpen: boolean) => void;
  setAlert: (message: string | null) => void;
}

export function createDialogs(): Dialogs {
  const open = createBox(none);
  const hasLoggedIn = createBox(false);
  let waiting: Pick<LoginRequest, "afterLogin" | "orElse"> = {};
  const change = (part: Partial<OpenDialogs>) => open.set({ ...open.get(), ...part });
  return {
    open,
    hasLoggedIn,
    openLogin({ afterLogin, orElse, purpose = open.get().purpose ?? undefined, tab = "login" } = {}) {
      if (afterLogin) {
        waiting.orElse?.();
        waiting = { afterLogin, orElse };
      }
      change({ login: tab, purpose: purpose ?? null });
    },
    setExpired: () => change({ isExpired: true }),
    setLoginTab: (login) => change({ login }),
    closeLogin(isLoggedIn) {
      const { afterLogin, orElse } = waiting;
      waiting = {};
      change({ login: null, purpose: null, isExpired: false });
      hasLoggedIn.set(isLoggedIn);
      if (isLoggedIn) afterLogin?.();
      else orElse?.();
    },
    setAgePending: (agePending) => change({ agePending }),
    setUpdate: (update) => change({ update }),
    setFavorite: (favorite) => change({ favorite }),
    setConsent: (consent) => change({ consent }),
    setAlert: (alert) => change({ alert }),
  };
}

/** The page's dialogs: which are open, and the ways to open and close them. */
export function useDialogs(): OpenDialogs & Omit<Dialogs, "open" | "hasLoggedIn"> {
  const { dialogs } = usePageState();
  return { ...dialogs, ...useBox(dialogs.open) };
}
