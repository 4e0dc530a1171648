import { expect, it } from "@jest/globals";
import { saidDayProblems } from "./said-days.ts";

it.each([
  [{ saidOn: "2026-01-06" }, { saidOn: "The day cannot be in the future." }],
  [{ saidOn: "2025-01-03" }, { saidOn: "The day cannot be more than a year ago." }],
  [{ followUp: { dueOn: "2026-01-04" } }, { "followUp.dueOn": "The day cannot be in the past." }],
  [
    { saidOn: "2026-01-06", followUp: { dueOn: "2026-01-04" } },
    { saidOn: "The day cannot be in the future.", "followUp.dueOn": "The day cannot be in the past." },
  ],
  [{ saidOn: "2026-01-05", followUp: { dueOn: "2026-01-05" } }, {}],
  [{ saidOn: "2025-01-04", followUp: { dueOn: null } }, {}],
  [{ saidOn: "soon", followUp: { dueOn: "31 Nov 2026" } }, {}],
  [{ saidOn: null, followUp: null }, {}],
])("says of %j: %j", (said, problems) => {
  expect(saidDayProblems(said, "2026-01-05")).toEqual(problems);
});
