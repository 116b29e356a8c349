/** The app's clock: the server's time, moving once a second. Every countdown reads it; nothing else ticks. */
import { types, type Instance } from "mobx-state-tree";
import { envOf } from "./env";

export const ClockModel = types
  .model("Clock", {
    /** The server's time as of the last tick, epoch ms. */
    now: types.number,
  })
  .volatile((self) => ({
    /** The server's time when the page was made; it stands still. */
    startedAt: self.now,
    /** Server time minus device time, ms. */
    offset: 0,
    stop: null as (() => void) | null,
  }))
  .actions((self) => ({
    tick() {
      self.now = envOf(self).deviceNow() + self.offset;
    },
  }))
  .actions((self) => ({
    /**
     * Sets the server's time: `serverNow` was true when the device's clock said `deviceThen` (both epoch ms).
     * A device clock that is wrong by hours does not matter; only its pace is used (fault case 50).
     */
    synchronize(serverNow: number, deviceThen: number) {
      self.offset = serverNow - deviceThen;
      self.tick();
    },
    start() {
      self.stop ??= envOf(self).everySecond(self.tick);
    },
    beforeDestroy() {
      self.stop?.();
    },
  }));

export interface Clock extends Instance<typeof ClockModel> {}
