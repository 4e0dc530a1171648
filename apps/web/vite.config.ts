import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { shortClassNames } from "./vite/class-names.ts";
import { calendarScroll } from "./vite/calendar-scroll.ts";
import { compiledAhead } from "./vite/compiled-ahead.ts";
import { compressed } from "./vite/compressed.ts";
import { gatewayUrl } from "./vite/config.ts";
import { earlyStart } from "./vite/early-start.ts";
import { curricula, customers, due, firstView, forms, icons, lessons } from "./vite/first-view.ts";
import { layout, overlays, requests, saving } from "./vite/first-view.ts";
import { galleryPage } from "./vite/gallery-page.ts";
import { fetchedLater } from "./vite/fetched-later.ts";
import { fontPreload } from "./vite/font-preload.ts";
import { lightScreens } from "./vite/light-screens.ts";
import { oneSheet } from "./vite/one-sheet.ts";
import { replayCompression } from "./vite/replay-compression.ts";
import { unusedParts } from "./vite/unused-parts.ts";
import { site } from "./vite/site.ts";
import { stylesLast } from "./vite/styles-last.ts";
import { toastStyles } from "./vite/toast-styles.ts";

const gateway = { target: gatewayUrl(), changeOrigin: true };

/** The portal as files: hashed, cut by route, compressed ahead. The dev server asks the gateway for data. */
export default defineConfig({
  plugins: [
    react(),
    shortClassNames(),
    unusedParts(),
    calendarScroll(),
    lightScreens(),
    fontPreload(),
    toastStyles(),
    oneSheet(),
    stylesLast(),
    fetchedLater(),
    earlyStart(),
    compiledAhead(),
    site(),
    compressed(),
    galleryPage(),
  ],
  // rxjs has a build for today's browsers only under this name.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  // Of Sentry what the portal does without: its remarks in the console, and workers that the policy refuses.
  define: { __SENTRY_DEBUG__: false, __SENTRY_EXCLUDE_REPLAY_WORKER__: true, __RRWEB_EXCLUDE_IFRAME__: true },
  worker: { plugins: () => [replayCompression()] },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The page knows which files a screen needs, and asks for them: the first file need not name them once more.
      resolveDependencies: (file, needed) =>
        /\.(?:lazy|screen)-/.test(file) ? needed.filter((one) => one.endsWith(".css")) : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [firstView, overlays, forms, curricula, customers, requests, lessons, due, layout, saving, icons],
        },
        // What only others load needs no name: it would stand in each of their lists of files.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || /^(?:base|forms|overlays|curricula|customers|requests|lessons|rolldown-runtime)$/.test(name)
            ? "assets/[name]-[hash].js"
            : "assets/[hash].js",
      },
    },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      "/graphql": gateway,
      "/files": gateway,
      "/invoice-proof": gateway,
      "/feeds": gateway,
      "/config.json": gateway,
      "/playground": gateway,
    },
  },
});
