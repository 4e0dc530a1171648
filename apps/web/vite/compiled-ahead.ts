import type { Plugin } from "vite";
import { firstView } from "./first-view.ts";

/**
 * Tells the browser that the file of the first view is used at once, almost all of it: so its functions are compiled
 * beside the page while the file arrives, and not one by one on the page's own time when each is first called.
 * A browser that does not know the remark reads past it.
 */
export function compiledAhead(): Plugin {
  return {
    name: "compiled-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.name === firstView.name)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
