import { expect, it } from "@jest/globals";
import { documentState } from "./documents.ts";

it.each([
  [null, "valid"],
  ["2026-11-21", "expired"],
  ["2026-11-22", "due"],
  ["2026-12-22", "due"],
  ["2026-12-23", "valid"],
] as const)("on 22 November, a document until %s is %s", (expiresOn, state) => {
  expect(documentState(expiresOn, "2026-11-22")).toBe(state);
});
