import type { Plugin } from "vite";

/** Tells the page which file it will want soon, though not now: whatever opens over a page needs it. */
export function fetchedLater(): Plugin {
  return {
    name: "fetched-later",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.name === "overlays");
        if (file === undefined) throw new Error("No file holds what opens over a page.");
        return [{ tag: "meta", injectTo: "head", attrs: { name: "fetch-later", content: `/${file.fileName}` } }];
      },
    },
  };
}
