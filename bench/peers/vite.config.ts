import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "../../apps/web/vite/compressed.ts";
import { firstPage, listQuery } from "./shared/curricula.ts";

const firstRequest = JSON.stringify({ operationName: "PeerList", query: listQuery, variables: firstPage });

/** Puts into the floor's page what it asks for before its script has come. */
const askedByPage: Plugin = {
  name: "asked-by-page",
  transformIndexHtml: (html) => html.replace('"__FIRST_REQUEST__"', () => JSON.stringify(firstRequest)),
};

/** The same build as the portal's, without what is made for it alone; `vite build floor` makes floor/dist. */
export default defineConfig({
  plugins: [react(), askedByPage, compressed()],
  build: {
    target: "es2022",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_000,
  },
  logLevel: "warn",
});
