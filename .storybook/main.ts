/** Storybook on the shared Vite configuration: the design system's parts, the screens, the flows, the pages about them. */
import type { StorybookConfig } from "@storybook/react-vite";

export default {
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: "vite.shared.ts" } } },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen-typescript" },
} satisfies StorybookConfig;
