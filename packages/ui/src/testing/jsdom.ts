import { TextDecoder, TextEncoder } from "node:util";

/** What browsers have and jsdom has not. Runs before every test file of the browser projects. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A wide screen with a fine pointer; a test that wants a phone replaces `window.matchMedia`. */
const matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

Object.assign(globalThis, { TextEncoder, TextDecoder });

const nothing = () => undefined;

if ("window" in globalThis) {
  Object.assign(window, { ResizeObserver: NoResizeObserver, matchMedia, scrollTo: nothing });
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });
}
