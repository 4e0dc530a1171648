import type { Plugin } from "vite";

interface Browser {
  window?: object | undefined;
  document?: object | undefined;
}

/** The styles that the toasts' library writes when it is loaded, caught by the least of a browser. */
async function writtenStyles(): Promise<string> {
  const text = { data: "" };
  const browser = globalThis as Browser;
  browser.window = {};
  browser.document = { createElement: () => ({ firstChild: text }), head: { appendChild: (style: object) => style } };
  try {
    await import("notistack");
    return text.data;
  } finally {
    delete browser.window;
    delete browser.document;
  }
}

/**
 * Puts the toasts' styles into the page, where the library looks for them first.
 * So it has nothing left to write, and the content security policy needs no 'unsafe-inline': the page's own styles are allowed by hash.
 */
export function toastStyles(): Plugin {
  return {
    name: "toast-styles",
    apply: "build",
    async transformIndexHtml() {
      const children = await writtenStyles();
      if (!children.includes("{"))
        throw new Error("The toasts' library no longer writes its styles when it is loaded.");
      return [{ tag: "style", attrs: { id: "_goober" }, injectTo: "head", children }];
    },
  };
}
