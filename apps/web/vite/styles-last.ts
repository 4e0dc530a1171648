import type { Plugin } from "vite";

/**
 * Puts the link to the style sheet behind the mark that is seen first: what stands before a link is painted without
 * waiting for it. One sheet for all screens: it is small, is kept by the browser, and its order is the same for all.
 */
export function stylesLast(): Plugin {
  const link = /\s*<link rel="stylesheet"[^>]*>/;
  return {
    name: "styles-last",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const [found] = link.exec(html) ?? [];
        if (found === undefined) throw new Error("The page has no style sheet.");
        return html.replace(found, "").replace("</body>", `${found.trim()}\n  </body>`);
      },
    },
  };
}
