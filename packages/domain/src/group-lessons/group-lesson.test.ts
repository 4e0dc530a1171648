import { expect, it } from "@jest/globals";
import { groupDatesInput, groupLessonInput } from "./group-lesson.ts";

const id = "a".repeat(24);
const draft = {
  ...{ kind: "learning-pod", title: "Igbo for families", subject: "Igbo", level: "beginner", ageGroup: "from-5" },
  ...{ description: "Songs and stories.", tutorIds: [id], capacityMax: 6, durationMinutes: 60 },
  ...{ anchorTimeZone: "Europe/London", prices: [{ currency: "GBP", amount: 1200 }], priceBasis: "per-instance" },
};
const refusals = (over: object) =>
  Object.fromEntries(
    groupLessonInput
      .safeParse({ ...draft, ...over })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

it("asks for two learners at least and keeps a waiting list unless somebody says otherwise", () => {
  expect(groupLessonInput.parse(draft)).toMatchObject({ capacityMin: 2, waitlist: true });
});

it.each([
  [{ tutorIds: [] }, { tutorIds: "Choose at least one tutor." }],
  [{ tutorIds: [id, id, id, id, id] }, { tutorIds: "Choose at most 4 tutors." }],
  [{ capacityMin: 7 }, { capacityMin: "Minimum learners cannot exceed maximum." }],
  [{ prices: [] }, { prices: "Add a price for at least one currency." }],
  [{ durationMinutes: 20 }, { durationMinutes: "Length must be between 30 and 240." }],
  [
    { enrolmentOpensOn: "2026-02-02", enrolmentClosesOn: "2026-02-01" },
    { enrolmentClosesOn: "The end must be after the start." },
  ],
  [{ title: " " }, { title: "Title is required." }],
  [{ anchorTimeZone: "EST" }, { anchorTimeZone: "Choose a valid time zone." }],
])("refuses %j", (over, expected) => {
  expect(refusals(over)).toEqual(expected);
});

it.each(["24:00", "9:00", "noon"])("refuses %s as a time", (time) => {
  expect(groupDatesInput.safeParse({ groupLessonId: id, date: "2026-02-02", time }).success).toBe(false);
});
