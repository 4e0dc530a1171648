import { expect, it } from "@jest/globals";
import { freeAtText, readFreeAt } from "./free-at.ts";
import { freeAtStarts } from "./free-at-starts.ts";

const tuesdays = { day: "2", time: "18:00", minutes: 60, timeZone: "Europe/London" };
const oneDay = { ...tuesdays, day: "2026-12-01" };

it.each([tuesdays, oneDay])("reads what it has written: %o", (asked) => {
  expect(readFreeAt(freeAtText(asked))).toEqual(asked);
});

it.each([
  "",
  "8~18:00~60~Europe/London",
  "2~24:00~60~Europe/London",
  "2~18:00~10~Europe/London",
  "2~18:00~60~EST",
  "2026-02-30~18:00~60~Europe/London",
  "2~18:00~60~Europe/London~1",
  "2~18:00~6e1~Europe/London",
])("reads nothing in %o", (text) => {
  expect(readFreeAt(text)).toBeNull();
});

it("looks at eight weeks from tomorrow on by that clock, or at one day, and at no hour that is left out", () => {
  const starts = freeAtStarts(tuesdays, new Date("2026-10-20T12:00Z")).map((at) => at.toISOString().slice(0, 16));
  expect([starts.length, ...starts.slice(0, 1), starts.at(-1)]).toEqual([8, "2026-10-27T18:00", "2026-12-15T18:00"]);
  expect(freeAtStarts(oneDay, new Date("2026-10-20T12:00Z"))).toEqual([new Date("2026-12-01T18:00Z")]);
  expect(freeAtStarts({ ...oneDay, day: "2027-03-28", time: "01:30" }, new Date("2026-10-20T12:00Z"))).toEqual([]);
});
