import { cp } from "node:fs/promises";
import { defineConfig } from "rolldown";

/** These bring files of their own (WebAssembly, native code, fonts) and stay outside. */
const outside = [
  "@electric-sql/pglite",
  "@expo-google-fonts/gentium-book-plus",
  "@node-rs/argon2",
  "pdfkit",
  "pg",
  "pg-native",
  "sharp",
  "source-sans",
];

/** Other libraries are bundled: reading their thousand small files would be half of the start. */
const external = (id) => outside.some((name) => id === name || id.startsWith(`${name}/`));

const copyMigrations = {
  name: "copy-migrations",
  writeBundle: ({ dir }) => cp("src/database/migrations", `${dir}/migrations`, { recursive: true }),
};

export default defineConfig({
  input: {
    main: "src/main.ts",
    "create-admin": "src/create-admin.ts",
    "seed-scale": "src/seed-scale.ts",
    "make-template": "src/make-template.ts",
    "reader-program": "src/features/imports/read/reader-program.ts",
    "judge-program": "src/features/content/judge/judge-program.ts",
  },
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
