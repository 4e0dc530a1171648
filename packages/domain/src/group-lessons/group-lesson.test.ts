import { expect, it } from "@jest/globals";
import { groupDatesInput, groupLessonInput, groupLessonProblem, instanceRecordingInput } from "./group-lesson.ts";

const id = "a".repeat(24);
const draft = {
  kind: "learning-pod",
  title: "Igbo for families",
  subject: "Igbo",
  level: "beginner",
  ageGroup: "from-5",
  description: "Songs and stories.",
  tutorIds: [id],
  capacityMax: 6,
  durationMinutes: 60,
  anchorTimeZone: "Europe/London",
  prices: [{ currency: "GBP", amount: 1200 }],
  priceBasis: "per-instance",
};
const song = { title: "A song", kind: "audio", url: "https://example.com/song.mp3" };
const refusals = (over: object) =>
  Object.fromEntries(
    groupLessonInput
      .safeParse({ ...draft, ...over })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

it("asks for two learners at least and keeps a waiting list unless somebody says otherwise", () => {
  expect(groupLessonInput.parse(draft)).toMatchObject({ capacityMin: 2, waitlist: true, resources: [] });
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
  [{ coverImage: id }, { coverAlt: "Say what the cover image shows." }],
  [{ resources: Array(21).fill(song) }, { resources: "Use at most 20 resources." }],
  [{ resources: [{ ...song, url: "song.mp3" }] }, { "resources.0.url": expect.any(String) }],
  [{ anchorTimeZone: "EST" }, { anchorTimeZone: "Choose a valid time zone." }],
])("refuses %j", (over, expected) => {
  expect(refusals(over)).toEqual(expected);
});

it.each(["24:00", "9:00", "noon"])("refuses %s as a time", (time) => {
  expect(groupDatesInput.safeParse({ groupLessonId: id, date: "2026-02-02", time }).success).toBe(false);
});

it("lets a cover go without its words, and keeps one that says what it shows", () => {
  expect(groupLessonProblem({ coverImage: null, coverAlt: null })).toBeNull();
  expect(groupLessonProblem({ coverImage: id, coverAlt: "Drums" })).toBeNull();
  expect(groupLessonProblem({ coverImage: id, coverAlt: null })).toMatchObject({ field: "coverAlt" });
});

it("takes a web address as a recording, or none", () => {
  const sent = (recordingUrl: unknown) => instanceRecordingInput.safeParse({ version: 1, recordingUrl });
  expect(sent("https://video.example.com/1").success).toBe(true);
  expect(sent(null).data?.recordingUrl).toBeNull();
  expect(sent("on the shelf").success).toBe(false);
});
