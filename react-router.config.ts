/** React Router in framework mode: server rendering, one chunk of JS and CSS per route. */
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // The route table is small: the page carries it whole, one request fewer.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
