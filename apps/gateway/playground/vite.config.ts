import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";

/** React Compiler directives have no effect in bundled code. */
const withoutDirectives: Rolldown.RolldownOptions["onLog"] = (level, log, handle) => {
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
};

/** The playground is self-contained: nothing is fetched from elsewhere. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/playground/",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    outDir: "../dist/playground",
    emptyOutDir: true,
    chunkSizeWarningLimit: 10_000,
    reportCompressedSize: false,
    rolldownOptions: { onLog: withoutDirectives },
  },
});
