import { expect, it } from "@jest/globals";
import { scheduleAddress, suggestedTimes } from "./schedule-address.ts";

it("carries times in an address, or only from when on", () => {
  const times = {
    effectiveOn: "2026-10-25",
    anchorTimeZone: "Africa/Lagos",
    slots: [
      { weekday: 2, start: "18:00" },
      { weekday: 4, start: "07:30" },
    ],
  };
  expect(suggestedTimes(scheduleAddress("k1", times))).toEqual({ id: "k1", ...times });
  expect(suggestedTimes(scheduleAddress("k1", { effectiveOn: "2026-10-25" }))).toEqual({
    id: "k1",
    effectiveOn: "2026-10-25",
  });
});

it("takes no more from an address than what it says well", () => {
  expect(suggestedTimes("k1")).toEqual({ id: "k1" });
  expect(suggestedTimes("k1~~~9 18:00,2 18:00,2 six")).toEqual({ id: "k1", slots: [{ weekday: 2, start: "18:00" }] });
  expect(suggestedTimes(null)).toEqual({ id: null });
});
