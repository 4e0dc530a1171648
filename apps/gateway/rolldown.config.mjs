import { defineConfig } from "rolldown";

/** One file of our own code; libraries stay in node_modules. */
export default defineConfig({
  input: "src/main.ts",
  platform: "node",
  external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@app/"),
  output: { file: "dist/main.js", format: "esm", sourcemap: true },
});
