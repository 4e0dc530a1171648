import { expect, it } from "@jest/globals";
import { documentState, documentStep } from "./documents.ts";

it.each([
  [null, "valid"],
  ["2026-11-21", "expired"],
  ["2026-11-22", "due"],
  ["2026-12-22", "due"],
  ["2026-12-23", "valid"],
] as const)("on 22 November, a document until %s is %s", (expiresOn, state) => {
  expect(documentState(expiresOn, "2026-11-22")).toBe(state);
});

it.each([
  ["2026-11-21", 0],
  ["2026-11-22", 7],
  ["2026-11-29", 7],
  ["2026-11-30", 30],
  ["2026-12-22", 30],
  ["2026-12-23", null],
] as const)("on 22 November, a document until %s has come to the step of %s days", (expiresOn, step) => {
  expect(documentStep(expiresOn, "2026-11-22")).toBe(step);
});
