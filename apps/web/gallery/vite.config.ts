import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The gallery as files of its own, for the browser tests: it is no part of the portal. */
export default defineConfig({
  base: "./",
  publicDir: false,
  plugins: [react()],
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false, chunkSizeWarningLimit: 1200 },
});
