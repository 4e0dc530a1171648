import { expect, it } from "@jest/globals";
import { mayMend } from "./own-mistakes.ts";

const now = new Date("2026-11-27T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  ["a director mends what a colleague did long ago", "director", "b", 100, true],
  ["an admin mends their own within a day", "admin", "a", 24, true],
  ["an admin leaves their own alone after a day", "admin", "a", 25, false],
  ["an admin leaves a colleague's alone", "admin", "b", 1, false],
] as const)("%s", (_, role, byId, hours, may) => {
  expect(mayMend({ id: "a", role }, { byId, at: hoursAgo(hours) }, now)).toBe(may);
});
