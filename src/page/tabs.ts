/** What the tabs of one browser tell each other. */
import type { Env, TabNews } from "#models/env";

export type Tabs = Env["tabs"];

const CHANNEL = "premiomayor.ventanas";

/** For the server, and for browsers without channels. */
export const silentTabs: Tabs = { announce: () => undefined, listen: () => () => undefined };

export function createTabs(): Tabs {
  if (typeof BroadcastChannel === "undefined") return silentTabs;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announce: (news) => channel.postMessage(news),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<TabNews>) => heard(data);
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}
