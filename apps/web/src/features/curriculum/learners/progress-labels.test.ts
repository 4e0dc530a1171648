import { aPart } from "../testing/curricula.ts";
import { follows, nextStep, topicsIn, topicState } from "./progress-labels.ts";

const parts = [
  aPart("reading", { type: "SUBJECT" }),
  aPart("one", { parentId: "reading" }),
  aPart("two", { parentId: "reading" }),
  aPart("gone", { parentId: "reading", archivedAt: "2026-01-01" }),
  aPart("writing", { type: "SUBJECT" }),
  aPart("three", { parentId: "writing" }),
];
const entry = (subdivisionId: string, state: "IN_PROGRESS" | "DONE") => ({
  __typename: "TopicProgress" as const,
  subdivisionId,
  state,
});
const learner = {
  subdivisionIds: [],
  progress: [entry("one", "DONE"), entry("two", "IN_PROGRESS"), entry("gone", "DONE")],
};

it("counts the topics that are followed inside a part, and those that are done", () => {
  expect(topicsIn(learner, parts, null)).toEqual({ done: 1, total: 3 });
  expect(topicsIn(learner, parts, "reading")).toEqual({ done: 1, total: 2 });
  expect(topicsIn({ ...learner, subdivisionIds: ["two"] }, parts, "reading")).toEqual({ done: 0, total: 1 });
});

it("knows what is followed and how far", () => {
  expect(follows({ ...learner, subdivisionIds: ["writing"] }, parts, "three")).toBe(true);
  expect(follows({ ...learner, subdivisionIds: ["writing"] }, parts, "one")).toBe(false);
  expect([topicState(learner, "one"), topicState(learner, "three")]).toEqual(["done", "not-started"]);
});

it.each([
  ["not-started", "start"],
  ["in-progress", "finish"],
  ["done", "reopen"],
] as const)("offers from %s to %s", (state, event) => {
  expect(nextStep(state)).toBe(event);
});
