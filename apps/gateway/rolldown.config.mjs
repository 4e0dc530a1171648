import { defineConfig } from "rolldown";

/** Libraries are bundled too: reading their thousand small files would take half of the start. */
export default defineConfig({
  input: { main: "src/main.ts" },
  platform: "node",
  // In a bundle, the server's own version falls back to hashing in JavaScript.
  resolve: { alias: { "@apollo/utils.createhash": import.meta.dirname + "/src/http/quick-hash.ts" } },
  output: {
    dir: "dist",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  },
});
