import { defineConfig } from "rolldown";

/** Workspace packages are bundled; what npm installs stays outside. */
const external = (id) => !/^(\.|\/|@app\/)/.test(id);

export default defineConfig({
  input: { main: "src/main.ts", "make-template": "src/make-template.ts" },
  platform: "node",
  external,
  output: { dir: "dist", format: "esm", cleanDir: true },
});
