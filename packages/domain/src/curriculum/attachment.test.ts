import { expect, it } from "@jest/globals";
import { progressEvents, progressStates } from "./curriculum-enums.ts";
import { nextState } from "../machine.ts";
import { refusalsOf } from "../testing/refusals.ts";
import { attachInput } from "./attachment.ts";
import { followedParts, outerBranches, progressMachine, progressOf } from "./attachment-progress.ts";

const id = "0".repeat(24);

it("asks for a learner and a curriculum, and takes all of it from today unless told otherwise", () => {
  expect(refusalsOf(attachInput, {})).toEqual({
    studentId: "Learner is required.",
    curriculumId: "Curriculum is required.",
  });
  expect(attachInput.parse({ studentId: id, curriculumId: id, startDate: "" })).toEqual({
    studentId: id,
    curriculumId: id,
    subdivisionIds: [],
    startDate: null,
  });
});

it.each([
  [{ startDate: "2026-02-30" }, { startDate: "Enter a valid date." }],
  [{ startDate: 5 }, { startDate: "Enter a valid date." }],
  [{ subdivisionIds: ["x"] }, { "subdivisionIds.0": "The selected part no longer exists." }],
  [{ subdivisionIds: "x" }, { subdivisionIds: "Parts must be a list." }],
  [{ subdivisionIds: Array.from({ length: 51 }, () => id) }, { subdivisionIds: "Use at most 50 parts." }],
])("refuses %j", (change, expected) => {
  expect(refusalsOf(attachInput, { studentId: id, curriculumId: id, ...change })).toEqual(expected);
});

const steps = progressStates.flatMap((state) => progressEvents.map((event) => [state, event] as const));
const allowed: Record<string, string> = {
  "not-started start": "in-progress",
  "in-progress finish": "done",
  "done reopen": "in-progress",
};
it.each(steps)("from %s, %s leads where the table says", (state, event) => {
  expect(nextState(progressMachine, state, event)).toBe(allowed[`${state} ${event}`] ?? null);
});

const part = (name: string, parentId: string | null, archivedAt: string | null = null) => ({
  id: name,
  parentId,
  archivedAt,
});
const parts = [part("a", null), part("a1", "a"), part("a2", "a", "2026-01-01"), part("b", null), part("b1", "b")];
const names = (branches: string[]) => followedParts(parts, branches).map((one) => one.id);

it("follows everything in use where no branch was chosen, else the chosen branches", () => {
  expect(names([])).toEqual(["a", "a1", "b", "b1"]);
  expect(names(["a"])).toEqual(["a", "a1"]);
  expect(names(["a1", "b"])).toEqual(["a1", "b", "b1"]);
  expect(names(["gone"])).toEqual([]);
});

it("leaves out branches that stand in another, and repeats", () => {
  expect(outerBranches(parts, ["a1", "a", "b1", "b1"])).toEqual(["a", "b1"]);
});

it("has not started what nothing is written down for", () => {
  expect(progressOf([{ subdivisionId: "a1", state: "done" }], "a1")).toBe("done");
  expect(progressOf([], "a1")).toBe("not-started");
});
