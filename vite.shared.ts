/** Vite for Storybook and Vitest: the styles' plugin, without the router's. */
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  build: { target: "es2022" },
});
