import {
  canEditRating,
  lessonRatingInput,
  lessonRatingUpdateInput,
  overallTenths,
  ratingReasonRules,
  studentRatingInput,
} from "./rating.ts";

const id = "a".repeat(24);
const draft = { lessonId: id, raterId: id, rating: 5, onBehalf: "She called after the lesson." };
const refusals = ({
  error,
}: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}) => (error?.issues ?? []).map(({ path, message }) => [path[0], message]);

it.each<[object, unknown[]]>([
  [{}, []],
  [{ rating: "4" }, []],
  [{ rating: 0 }, [["rating", "Choose 1 to 5 stars."]]],
  [{ rating: 6 }, [["rating", "Choose 1 to 5 stars."]]],
  [{ rating: 4.5 }, [["rating", "Choose 1 to 5 stars."]]],
  [{ rating: "" }, [["rating", "Choose 1 to 5 stars."]]],
  [{ rating: undefined }, [["rating", "Choose 1 to 5 stars."]]],
  [{ tags: ["clear", "lively"] }, [["tags", "Choose a valid tag."]]],
  [{ comment: "x".repeat(2001) }, [["comment", "Comment must be 2000 characters or fewer."]]],
  [{ onBehalf: " " }, [["onBehalf", "Say how they told you."]]],
  [{ onBehalf: undefined }, [["onBehalf", "Say how they told you."]]],
])("judges what is said of a lesson: %j", (over, expected) => {
  expect(refusals(lessonRatingInput.safeParse({ ...draft, ...over }))).toEqual(expected);
});

it("takes each tag once, and shows the tutor what was said unless told otherwise", () => {
  expect(lessonRatingInput.parse({ ...draft, tags: ["clear", "late", "clear"] })).toMatchObject({
    tags: ["clear", "late"],
    visibleToTutor: true,
  });
});

it("leaves what a change does not name as it is", () => {
  expect(lessonRatingUpdateInput.parse({ _id: id, version: 2, rating: 3 })).toEqual({ _id: id, version: 2, rating: 3 });
});

const student = { lessonId: id, engagement: 4, onBehalf: "By email." };
it.each<[object, unknown[]]>([
  [{}, []],
  [{ speaking: null, levelAfter: null }, []],
  [{ engagement: null }, [["engagement", "Engagement is required."]]],
  [{ speaking: 6 }, [["speaking", "Speaking must be between 1 and 5."]]],
  [{ homework: 0 }, [["homework", "Homework must be between 1 and 5."]]],
  [{ levelAfter: "expert" }, [["levelAfter", "Choose a valid level."]]],
  [{ note: "x".repeat(1001) }, [["note", "Note must be 1000 characters or fewer."]]],
])("judges what is said of a learner: %j", (over, expected) => {
  expect(refusals(studentRatingInput.safeParse({ ...student, ...over }))).toEqual(expected);
});

it.each([
  [{ engagement: 4 }, 40],
  [{ engagement: 4, speaking: 5 }, 45],
  [{ engagement: 4, speaking: 4, listening: 4, reading: 5 }, 43],
  [{ engagement: 1, speaking: 1, listening: 2 }, 13],
  [{ engagement: 5, speaking: 5, listening: 4 }, 47],
  [{ engagement: 4, speaking: null, writing: 3 }, 35],
])("takes the mean of %j as %i tenths, half up", (scores, expected) => {
  expect(overallTenths(scores)).toBe(expected);
});

it("lets a rating be changed for seven days", () => {
  const given = new Date("2026-11-01T10:00:00Z");
  expect(canEditRating(given, new Date("2026-11-08T10:00:00Z"))).toBe(true);
  expect(canEditRating(given, new Date("2026-11-08T10:00:01Z"))).toBe(false);
});

it("asks why a rating is hidden", () => {
  expect(refusals(ratingReasonRules.safeParse({ reason: " " }))).toEqual([["reason", "Reason is required."]]);
});
