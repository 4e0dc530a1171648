import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressed } from "./vite/compressed.ts";
import { fontPreload } from "./vite/font-preload.ts";
import { gatewayUrl } from "./vite/config.ts";

const gateway = { target: gatewayUrl(), changeOrigin: true };

/** The portal as files: hashed, cut by route, compressed ahead. The dev server asks the gateway for data. */
export default defineConfig({
  plugins: [react(), fontPreload(), compressed()],
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      "/graphql": gateway,
      "/files": gateway,
      "/config.json": gateway,
      "/playground": gateway,
    },
  },
});
