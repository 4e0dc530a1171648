import { partyInWords, slotsInWords } from "./course-labels.ts";

const course = { slots: [{ weekday: 2, start: "18:00" }], anchorTimeZone: "America/New_York" };

it("says the times of a course by both clocks, also where the day is another", () => {
  const winter = new Date("2026-12-01T12:00:00Z");
  expect(slotsInWords(course, "Africa/Lagos", winter)).toEqual(["Tue 18:00 New York", "Wed 00:00 Lagos"]);
  expect(slotsInWords(course, "America/New_York", winter)[1]).toBe("Same time, New York");
});

it("names who pays only where it is somebody else", () => {
  const customer = { id: "c", name: "Ngozi Eze" };
  expect(partyInWords({ customer, learner: { id: "d", name: "Tobi Eze" }, pod: null })).toEqual({
    learner: "Tobi Eze",
    payer: "Ngozi Eze",
  });
  expect(partyInWords({ customer, learner: customer, pod: null }).payer).toBeUndefined();
});
