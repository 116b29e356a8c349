/** Which dialogs are open. Each flag turns on its own; one dialog never closes another by accident (NAV-03). */
import { types, type Instance } from "mobx-state-tree";

export const loginTabs = ["login", "signUp"] as const;
export type LoginTab = (typeof loginTabs)[number];

export const DialogsModel = types
  .model("Dialogs", {})
  .volatile(() => ({
    login: null as LoginTab | null,
    /** What was interrupted by the login and goes on after it. */
    afterLogin: null as (() => void) | null,
    /** The account must still declare its age. */
    agePending: false,
    /** "Por favor actualiza los datos." */
    update: false,
    /** An alert's words. */
    alert: null as string | null,
  }))
  .views((self) => ({
    get isAnyOpen(): boolean {
      return self.login !== null || self.agePending || self.update || self.alert !== null;
    },
  }))
  .actions((self) => ({
    openLogin(afterLogin: (() => void) | null = null, tab: LoginTab = "login") {
      self.login = tab;
      self.afterLogin = afterLogin ?? self.afterLogin;
    },
    setLoginTab(tab: LoginTab) {
      self.login = tab;
    },
    /** Closes the login. What waited for it goes on when somebody is logged in, and is forgotten when not. */
    closeLogin(isLoggedIn: boolean) {
      const { afterLogin } = self;
      self.login = null;
      self.afterLogin = null;
      if (isLoggedIn) afterLogin?.();
    },
    setAgePending(isOpen: boolean) {
      self.agePending = isOpen;
    },
    setUpdate(isOpen: boolean) {
      self.update = isOpen;
    },
    setAlert(message: string | null) {
      self.alert = message;
    },
  }));

export interface Dialogs extends Instance<typeof DialogsModel> {}
