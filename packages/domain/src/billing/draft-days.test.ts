import { expect, it } from "@jest/globals";
import { dueDayBeside, dueDayProblem, dueDayProblems, periodProblem } from "./draft-days.ts";

const today = "2026-01-05";
const before = "Due date cannot be before the issue date.";
const tooLate = "Due date cannot be more than a year from now.";

it.each([
  ["2026-01-04", before],
  ["2026-01-05", null],
  ["2027-01-06", null],
  ["2027-01-07", tooLate],
  ["2206-02-01", tooLate],
])("says of %s as a due day: %s", (day, problem) => {
  expect(dueDayProblem(day, today)).toBe(problem);
});

it("names the field of each day that cannot be, of instalments in the place of one due day", () => {
  const instalments = [{ dueOn: "2026-01-04" }, { dueOn: "2026-02-04" }, { dueOn: "2027-02-04" }];
  expect(dueDayProblems({ dueOn: "2020-01-01", instalments }, today)).toEqual({
    "instalments.0.dueOn": before,
    "instalments.2.dueOn": tooLate,
  });
  expect(dueDayProblems({ dueOn: "2020-01-01", instalments: [] }, today)).toEqual({ dueOn: before });
  expect(dueDayProblems({ dueOn: null }, today)).toEqual({});
});

it("names each instalment that is not after the one before", () => {
  const instalments = ["2026-03-10", "2026-02-10", "2026-02-10"].map((dueOn) => ({ dueOn }));
  const order = "Each instalment must be later than the one before.";
  expect(dueDayProblems({ instalments }, today)).toEqual({
    "instalments.1.dueOn": order,
    "instalments.2.dueOn": order,
  });
});

it.each(["31 Nov 2026", "abc", "2026-02-30"])("leaves %s to the rules of the fields: it is no date", (dueOn) => {
  expect(dueDayProblems({ dueOn }, today)).toEqual({});
  expect(dueDayProblems({ instalments: [{ dueOn: "2026-02-01" }, { dueOn }, { dueOn: "2026-03-01" }] }, today)).toEqual(
    {},
  );
  expect(periodProblem({ to: dueOn }, { today, beginOn: "2026-01-01" })).toBeNull();
});

it("takes a due day beside instalments only where it is the first one's", () => {
  const instalments = [{ dueOn: "2026-01-10" }, { dueOn: "2026-02-10" }];
  expect(dueDayBeside({ dueOn: "2026-01-09", instalments })).toMatch(/^It is paid in instalments/);
  expect(dueDayBeside({ dueOn: "2026-01-10", instalments })).toBeNull();
  expect(dueDayBeside({ dueOn: null, instalments })).toBeNull();
  expect(dueDayBeside({ dueOn: "2026-01-09", instalments: [] })).toBeNull();
});

it.each([
  ["2026-01-31", "2026-01-15", null],
  ["2026-01-14", "2026-01-15", "The books begin on Thursday 15 January 2026. Choose a period that reaches that day."],
  ["2020-01-31", null, null],
  ["2027-01-06", null, null],
  ["2027-01-07", null, "The period cannot end more than a year from now."],
])("says of a period up to %s, with books from %s: %s", (to, beginOn, problem) => {
  expect(periodProblem({ to }, { today, beginOn })).toBe(problem);
});
