import { defineConfig } from "rolldown";

/** Libraries are bundled too: reading their thousand small files would be half of the start. */
export default defineConfig({
  input: { main: "src/main.ts" },
  platform: "node",
  output: {
    dir: "dist",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  },
});
