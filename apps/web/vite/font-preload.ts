import type { Plugin } from "vite";

/** Asks for the interface's font with the page itself, not only once the styles have been run. */
export function fontPreload(): Plugin {
  return {
    name: "font-preload",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => /staff-sans[^/]*\.woff2$/.test(name));
        if (font === undefined) return [];
        const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: true };
        return [{ tag: "link", injectTo: "head", attrs }];
      },
    },
  };
}
