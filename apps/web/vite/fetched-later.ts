import type { Plugin } from "vite";

/**
 * Tells the page which files it will want soon, though not now: whatever opens over a page needs the first, and what
 * says that the network is gone must have come before it goes.
 */
export function fetchedLater(): Plugin {
  return {
    name: "fetched-later",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).flatMap((file) => (file.type === "chunk" ? [file] : []));
        const overlays = chunks.find(({ name }) => name === "overlays");
        const toasts = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/feedback/toast-host.tsx")));
        if (overlays === undefined || toasts === undefined) throw new Error("No file holds what opens over a page.");
        const content = [overlays, toasts].map(({ fileName }) => `/${fileName}`).join(" ");
        return [{ tag: "meta", injectTo: "head", attrs: { name: "fetch-later", content } }];
      },
    },
  };
}
