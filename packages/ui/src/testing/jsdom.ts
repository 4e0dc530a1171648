import { TextDecoder, TextEncoder } from "node:util";
import * as React from "react";

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

/**
 * React keeps with each element a stack of where it was made, unless ten thousand were made within a second. No test reads
 * these stacks, and they are a tenth of what tests of screens cost, so React is told that it has made as many. This reaches
 * into its private parts: if they change, the stacks are kept again, and nothing breaks.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } = React as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });

/** Browsers of today promise the end of a scroll. */
const scrolled = () => Promise.resolve();

if ("window" in globalThis) {
  Object.assign(window, { ResizeObserver: NoResizeObserver, matchMedia, scrollTo: scrolled });
  Object.assign(Element.prototype, { scrollIntoView: scrolled, scrollTo: scrolled });
}
