import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";
import * as React from "react";

/** Browser features that jsdom lacks. Runs before every test file of the browser projects. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A wide screen with a fine pointer; tests of phones replace `window.matchMedia`. */
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

const structuredClone = (value: unknown): unknown => deserialize(serialize(value));

Object.assign(globalThis, { TextEncoder, TextDecoder, structuredClone });

/**
 * React stores a creation stack with each element, unless ten thousand were created within a second. No test reads
 * these stacks, and they are a tenth of the cost of screen tests, so React is told that it has created that many. This
 * uses private internals: if they change, the stacks are stored again and nothing breaks.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } = React as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });

/** Current browsers return a promise from scrolling. */
const scrolled = () => Promise.resolve();

if ("window" in globalThis) {
  Object.assign(window, { ResizeObserver: NoResizeObserver, matchMedia, scrollTo: scrolled });
  Object.assign(Element.prototype, { scrollIntoView: scrolled, scrollTo: scrolled });
}
