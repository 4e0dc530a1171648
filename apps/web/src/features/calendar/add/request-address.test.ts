import { slotAddress, slotIn } from "../../lessons/courses/book/empty-slot.public.ts";
import { askedFor } from "./request-address.ts";

const slot = {
  start: new Date("2026-10-27T18:00Z"),
  end: new Date("2026-10-27T19:20Z"),
  timeZone: "Africa/Lagos",
  tutorId: null,
};

it("reads the empty stretch that it wrote, and nothing from what is none", () => {
  expect(slotIn(slotAddress(slot))).toEqual(slot);
  expect(slotIn(slotAddress({ ...slot, tutorId: "t1" }))?.tutorId).toBe("t1");
  expect([slotIn("x"), slotIn(null), slotIn(slotAddress({ ...slot, end: slot.start }))]).toEqual([null, null, null]);
});

it("begins a request for that time of the week, for the longest lesson that fits", () => {
  expect(askedFor(slot)).toEqual({
    durationMinutes: "60",
    startOn: "2026-10-27",
    preferredTimes: [{ weekday: "2", start: "19:00", end: "20:20", timeZone: "Africa/Lagos" }],
  });
});

it("ends what goes on over midnight with the day, and asks for the tutor whose row it was", () => {
  const late = { ...slot, start: new Date("2026-10-27T22:00Z"), end: new Date("2026-10-27T23:30Z"), tutorId: "t1" };
  expect(askedFor(late)).toMatchObject({
    durationMinutes: "60",
    preferredTutorIds: ["t1"],
    preferredTimes: [{ start: "23:00", end: "24:00" }],
  });
});
