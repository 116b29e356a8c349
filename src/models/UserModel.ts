/** The person of the session, as the other models need them; who is asking is the root loader's to say. */
import { types, type Instance } from "mobx-state-tree";
import type { Person } from "#domain/users";

export const UserModel = types
  .model("User", {
    person: types.optional(types.frozen<Person | null>(), null),
  })
  .views((self) => ({
    /** The person's document, by which their carts are asked for; null for an anonymous player. */
    get document(): string | null {
      return self.person?.document ?? null;
    },
  }))
  .actions((self) => ({
    setPerson(person: Person | null) {
      self.person = person;
    },
  }));

export interface User extends Instance<typeof UserModel> {}
