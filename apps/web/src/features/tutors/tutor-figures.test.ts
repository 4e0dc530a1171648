import { acceptanceText, hoursText, ratingOf } from "./tutor-figures.ts";

const figures = {
  __typename: "TutorFigures" as const,
  nextLesson: null,
  minutesThisWeek: 755,
  rating: 4.5 as number | null,
  ratingCount: 12,
  accepted: 2,
  declined: 1,
  noShows: 0,
};

it("writes a mean with its number, and nothing where nobody has rated", () => {
  expect(ratingOf(figures)).toBe("4.5 (12)");
  expect(ratingOf({ ...figures, rating: 4 })).toBe("4.0 (12)");
  expect([ratingOf({ ...figures, rating: null, ratingCount: 0 }), ratingOf(null)]).toEqual(["–", "–"]);
});

it("writes how many of the answered proposals were accepted", () => {
  expect(acceptanceText(figures)).toBe("67%");
  expect(acceptanceText({ ...figures, accepted: 0, declined: 2 })).toBe("0%");
  expect(acceptanceText({ ...figures, accepted: 0, declined: 0 })).toBe("–");
});

it("writes the hours of the week beside the most", () => {
  expect(hoursText({ figures, maxHoursPerWeek: 20 })).toBe("12.6 of 20 h");
  expect(hoursText({ figures, maxHoursPerWeek: null })).toBe("12.6 h");
});
