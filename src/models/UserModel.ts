/** The person of the session: login, logout, and what the header and the checkout need to know. */
import { flow, toGenerator, types, type Instance } from "mobx-state-tree";
import type { Problem } from "#api/result";
import type { Person } from "#domain/users";
import { envOf } from "./env";

/** What the login form gives. */
export interface Credentials {
  documentType: string;
  document: string;
  password: string;
  captcha: string;
  asSeller: boolean;
}

export const UserModel = types
  .model("User", {
    person: types.optional(types.frozen<Person | null>(), null),
  })
  .volatile(() => ({
    status: "idle" as "idle" | "loggingIn" | "loggingOut",
    problem: null as Problem | null,
  }))
  .views((self) => ({
    get isLoggedIn(): boolean {
      return self.person !== null;
    },
  }))
  .actions((self) => ({
    setPerson(person: Person | null) {
      self.person = person;
    },
    clearProblem() {
      self.problem = null;
    },
    /**
     * Opens the session and fetches the person's data. Gives "in"; "agePending" when the account has yet to declare its
     * age (nobody is logged in then); or "refused", with the reason in `problem`.
     */
    logIn: flow(function* (credentials: Credentials) {
      self.status = "loggingIn";
      self.problem = null;
      const env = envOf(self);
      try {
        const api = yield* toGenerator(env.api());
        const opened = yield* toGenerator(api.logIn(credentials));
        if (!opened.ok) {
          self.problem = opened.problem;
          return "refused" as const;
        }
        if (opened.value.isAgePending) {
          yield* toGenerator(api.logOut());
          return "agePending" as const;
        }
        const person = yield* toGenerator(api.person());
        if (!person.ok) {
          self.problem = person.problem;
          return "refused" as const;
        }
        self.person = person.value;
        env.track({ event: "login" });
        return "in" as const;
      } finally {
        self.status = "idle";
      }
    }),
    /**
     * Ends the session. False when the server could not be told: the session is still open, and saying otherwise would
     * leave the account to whoever uses this device next.
     */
    logOut: flow(function* () {
      self.status = "loggingOut";
      try {
        const api = yield* toGenerator(envOf(self).api());
        const ended = yield* toGenerator(api.logOut());
        if (ended.ok) self.person = null;
        return ended.ok;
      } catch {
        return false;
      } finally {
        self.status = "idle";
      }
    }),
  }));

export interface User extends Instance<typeof UserModel> {}
