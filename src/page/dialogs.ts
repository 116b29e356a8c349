/** Which dialogs are open. Each turns on its own; one dialog never closes another by accident (NAV-03). */
import { createBox, useBox, type Box } from "./box";
import { usePageState } from "./pageState";

export const loginTabs = ["login", "signUp"] as const;
export type LoginTab = (typeof loginTabs)[number];

interface OpenDialogs {
  login: LoginTab | null;
  /** The account must still declare its age. */
  agePending: boolean;
  /** "Por favor actualiza los datos." */
  update: boolean;
  /** An alert's words. */
  alert: string | null;
}

const none: OpenDialogs = { login: null, agePending: false, update: false, alert: null };

export interface Dialogs {
  readonly open: Box<OpenDialogs>;
  /** Opens the login. `afterLogin` was interrupted by it and goes on after it; without one, what waits already stays. */
  openLogin: (afterLogin?: () => void, tab?: LoginTab) => void;
  setLoginTab: (tab: LoginTab) => void;
  /** Closes the login. What waited for it goes on when somebody is logged in, and is forgotten when not. */
  closeLogin: (isLoggedIn: boolean) => void;
  setAgePending: (isOpen: boolean) => void;
  setUpdate: (isOpen: boolean) => void;
  setAlert: (message: string | null) => void;
}

export function createDialogs(): Dialogs {
  const open = createBox(none);
  let waiting: (() => void) | undefined;
  const change = (part: Partial<OpenDialogs>) => open.set({ ...open.get(), ...part });
  return {
    open,
    openLogin(afterLogin, tab = "login") {
      waiting = afterLogin ?? waiting;
      change({ login: tab });
    },
    setLoginTab: (login) => change({ login }),
    closeLogin(isLoggedIn) {
      const afterLogin = waiting;
      waiting = undefined;
      change({ login: null });
      if (isLoggedIn) afterLogin?.();
    },
    setAgePending: (agePending) => change({ agePending }),
    setUpdate: (update) => change({ update }),
    setAlert: (alert) => change({ alert }),
  };
}

/** The page's dialogs: which are open, and the ways to open and close them. */
export function useDialogs(): OpenDialogs & Omit<Dialogs, "open"> {
  const { dialogs } = usePageState();
  return { ...dialogs, ...useBox(dialogs.open) };
}
