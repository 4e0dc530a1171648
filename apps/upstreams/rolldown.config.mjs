import { cp } from "node:fs/promises";
import { defineConfig } from "rolldown";

/** Workspace packages are bundled; what npm installs stays outside. */
const external = (id) => !/^(\.|\/|@app\/)/.test(id) && !/^[A-Za-z]:/.test(id);

const copyMigrations = {
  name: "copy-migrations",
  writeBundle: () => cp("src/database/migrations", "dist/migrations", { recursive: true }),
};

export default defineConfig({
  input: { main: "src/main.ts", "make-template": "src/make-template.ts" },
  platform: "node",
  external,
  plugins: [copyMigrations],
  output: {
    dir: "dist",
    format: "esm",
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  },
});
