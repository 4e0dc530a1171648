import { jest } from "@jest/globals";
import { fetchLater } from "./fetch-later.ts";

const also = jest.fn();

beforeEach(() => {
  also.mockClear();
  jest.useFakeTimers();
  document.head.innerHTML = "";
});
afterEach(() => {
  jest.useRealTimers();
});

it("asks for the file once the browser is idle, and not before", () => {
  document.head.innerHTML = '<meta name="fetch-later" content="/assets/overlays.js">';
  fetchLater(also);
  expect(document.querySelector("link")).toBeNull();
  jest.runAllTimers();
  const link = document.querySelector("link");
  expect(link).toMatchObject({ rel: "prefetch", as: "script", crossOrigin: "anonymous" });
  expect(link).toHaveAttribute("href", "/assets/overlays.js");
});

it("asks for each of several files", () => {
  document.head.innerHTML = '<meta name="fetch-later" content="/assets/overlays.js /assets/toasts.js">';
  fetchLater(also);
  jest.runAllTimers();
  expect([...document.querySelectorAll("link")].map((link) => link.getAttribute("href"))).toEqual([
    "/assets/overlays.js",
    "/assets/toasts.js",
  ]);
});

it("asks for nothing where the page names no file, and does what else waits for the browser to be idle", () => {
  fetchLater(also);
  expect(also).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(also).toHaveBeenCalledTimes(1);
  expect(document.querySelector("link")).toBeNull();
});

it("does not take waiting for the first data for idleness", () => {
  document.head.innerHTML = '<meta name="fetch-later" content="/assets/overlays.js">';
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() });
  fetchLater(also);
  jest.advanceTimersByTime(1_999);
  expect(document.querySelector("link")).toBeNull();
  jest.advanceTimersByTime(1);
  expect(document.querySelector("link")).not.toBeNull();
  Reflect.deleteProperty(window, "requestIdleCallback");
});
