import { expect, it } from "@jest/globals";
import { decidedIn, decisionInput, firstDecision, isComplete, problemsIn, singleInput } from "./decisions.ts";

const lesson = { id: "l1", localDate: "2026-11-30", localTime: "16:00" };
const cover = firstDecision(lesson, "t1");

it("begins with whoever is suggested, and leaves a lesson that nobody is free for", () => {
  expect(cover).toMatchObject({ act: "cover", tutorId: "t1" });
  expect(firstDecision(lesson, null)).toMatchObject({ act: "keep", tutorId: "" });
});

it.each([
  ["a tutor", cover, true],
  ["no tutor", { ...cover, tutorId: "" }, false],
  ["the time that it has", { ...cover, act: "move" as const }, false],
  ["another time", { ...cover, act: "move" as const, time: "17:00" }, true],
  ["nothing to say", { ...cover, act: "cancel" as const }, true],
])("says whether a decision is complete: %s", (_, decision, complete) => {
  expect(isComplete(decision, lesson)).toBe(complete);
});

it("sends what belongs to the decision, and nothing for what stays", () => {
  expect(decisionInput("l1", cover)).toEqual({ lessonId: "l1", act: "COVER", tutorId: "t1", despite: false });
  expect(decisionInput("l1", { ...cover, act: "cancel" })).toEqual({ lessonId: "l1", act: "CANCEL", despite: false });
  expect(decisionInput("l1", { ...cover, act: "keep" })).toBeNull();
  expect(singleInput({ ...cover, act: "move" }, "SICK", null)).toEqual({
    ...{ byKind: "TUTOR", reason: "SICK", note: null, date: "2026-11-30", time: "16:00", despite: false },
  });
});

it("says in which field something is missing, and leaves out lessons that are gone", () => {
  expect(problemsIn({ ...cover, tutorId: "" }, lesson)).toEqual({ tutorId: "Choose who gives it." });
  expect(problemsIn({ ...cover, act: "move" }, lesson)).toEqual({ time: "The lesson is at this time already." });
  expect(problemsIn({ ...cover, act: "move", time: "" }, lesson)).toEqual({ time: "Say at what time." });
  expect(problemsIn(cover, lesson)).toEqual({});
  expect(decidedIn({ l1: cover, l2: cover }, [lesson]).map(({ lessonId }) => lessonId)).toEqual(["l1"]);
});
