import type { Plugin } from "vite";

/**
 * Tells the browser that almost all of a file is used at once: so its functions are compiled beside the page while the
 * file arrives, and not one by one on the page's own time when each is first called. The first file is used so, and
 * that of a screen, which arrives while its link is rested on. A browser that does not know the remark reads past it.
 */
export function compiledAhead(): Plugin {
  return {
    name: "compiled-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
