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

if (typeof window !== "undefined") {
  window.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= matchMedia;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.scrollTo ??= () => {};
}
