/** Storybook on the shared Vite configuration: the design system's parts, the screens, the flows, the pages about them. */
import path from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { componentFacts } from "./components.ts";
import { textHistory } from "./textHistory.ts";

const root = path.resolve(import.meta.dirname, "..");

export default {
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: "vite.shared.ts" } } },
  // The test of the gates shows stories with a fault in each, to see them caught.
  stories: process.env["PLANTED_FAULTS"]
    ? ["../tests/gates/planted/*.stories.tsx"]
    : ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  // Marks, logos and pictures, at the addresses that the shop serves them from.
  staticDirs: ["../public"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen-typescript" },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      componentFacts(root),
      // The stories' tests show days of their own: reading what was said at seven commits takes seconds.
      textHistory(root, process.env["VITEST"] === undefined),
    ],
  }),
} satisfies StorybookConfig;
