import { expect, it } from "@jest/globals";
import { requestInput, requestReasonInput, requestUpdateInput } from "./request.ts";

const id = (n: number) => n.toString(16).padStart(24, "0");
const time = { weekday: 2, start: "18:00", end: "19:00", timeZone: "Europe/London" };
const request = { learnerId: id(1), subject: "Igbo", durationMinutes: 60, preferredTimes: [time] };

it("takes a request for a learner with a subject, a length and a time", () => {
  expect(requestInput.parse({ ...request, level: "", dialect: " " })).toEqual({
    ...request,
    kind: "regular",
    lessonsPerWeek: 1,
    preferredTutorIds: [],
    level: null,
    dialect: null,
  });
});

it.each([
  [{ learnerId: "" }, "customerId", "Choose a customer or a lead."],
  [{ subject: "" }, "subject", "Subject is required."],
  [{ subject: "Latin" }, "subject", "Choose a valid subject."],
  [{ kind: "weekly" }, "kind", "Choose a valid kind."],
  [{ durationMinutes: 50 }, "durationMinutes", "Choose a valid length."],
  [{ lessonsPerWeek: 8 }, "lessonsPerWeek", "Lessons a week must be between 1 and 7."],
  [{ preferredTimes: [] }, "preferredTimes", "Add at least one preferred time."],
  [
    { preferredTimes: Array.from({ length: 11 }, (_, n) => ({ ...time, end: `20:${n + 10}` })) },
    "preferredTimes",
    "Use at most 10 preferred times.",
  ],
  [
    { preferredTimes: [{ ...time, end: "18:30" }] },
    "preferredTimes.0.start",
    "This is shorter than a lesson of 60 minutes.",
  ],
  [{ preferredTimes: [{ ...time, end: "17:00" }] }, "preferredTimes.0.start", "The end must be after the start."],
  [{ preferredTimes: [{ ...time, start: "6pm" }] }, "preferredTimes.0.start", "Enter a time such as 09:30."],
  [{ preferredTimes: [time, time] }, "preferredTimes.1.start", "This time is already on the list."],
  [{ preferredTimes: [{ ...time, timeZone: "EST" }] }, "preferredTimes.0.timeZone", "Choose a valid time zone."],
  [{ goals: "x".repeat(2001) }, "goals", "Goals must be 2000 characters or fewer."],
  [{ startOn: "soon" }, "startOn", "Enter a valid date."],
  [{ preferredTutorIds: [1, 2, 3, 4, 5, 6].map(id) }, "preferredTutorIds", "Use at most 5 tutors."],
])("refuses %j at %s: %s", (over, field, text) => {
  const issue = requestInput.safeParse({ ...request, ...over }).error?.issues[0];
  expect([issue?.path.join("."), issue?.message]).toEqual([field, text]);
});

it("takes a change of one field, and no state that is typed in", () => {
  expect(requestUpdateInput.parse({ _id: id(1), version: 2, goals: "To read" })).toEqual({
    _id: id(1),
    version: 2,
    goals: "To read",
  });
  expect(requestUpdateInput.safeParse({ _id: id(1), version: 2, status: "new" }).error?.issues[0]?.message).toBe(
    "Status cannot be edited directly. Use the action buttons.",
  );
});

it("asks why a request is cancelled or declined", () => {
  expect(requestReasonInput.safeParse({ version: 1, reason: " " }).error?.issues[0]?.message).toBe(
    "Reason is required.",
  );
});
