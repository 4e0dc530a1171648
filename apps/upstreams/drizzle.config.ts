import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/database/schema/*.table.ts", "./src/features/**/*.table.ts"],
  out: "./src/database/migrations",
});
