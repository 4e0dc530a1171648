import { expect, it } from "@jest/globals";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { examInput, examLessonInput, examLessonUpdateInput, examMoveInput, examPartInput } from "./exam-tree.ts";

it("keeps names as the language writes them, and what is left out as its default", () => {
  expect(examInput.parse({ title: " E\u0329de\u0300 ", examSlug: "", regionId: "" })).toEqual({
    title: "Ẹdè",
    examSlug: null,
    regionId: null,
    active: true,
  });
  expect(examLessonInput.parse({ title: "Ohùn", sectionId: anId })).toMatchObject({ activeFlag: "Active" });
});

it.each([
  [examInput, { title: "" }, { title: "Title is required." }],
  [examInput, { title: "a".repeat(121) }, { title: "Title must be 120 characters or fewer." }],
  [examInput, { title: "A", active: "yes" }, { active: "Choose yes or no." }],
  [examInput, { title: "A", examSlug: "Ẹ" }, { examSlug: "Use lower-case letters, numbers and single hyphens only." }],
  [examPartInput, { name: "A" }, { parentId: "Parent is required." }],
  [examLessonInput, { title: "A", sectionId: "x" }, { sectionId: "The selected section no longer exists." }],
  [
    examLessonInput,
    { title: "A", sectionId: anId, estimatedMinutes: 0 },
    { estimatedMinutes: "Estimated minutes must be between 1 and 120." },
  ],
  [
    examMoveInput,
    { _id: anId, version: 1, parentId: anId, order: -1 },
    { order: "Order must be between 0 and 10000." },
  ],
])("refuses what breaks a rule (%#)", (schema, value, expected) => {
  expect(refusalsOf(schema, value)).toEqual(expected);
});

it("leaves out of a change what was left out", () => {
  const change = { _id: anId, version: 1, summary: null };
  expect(examLessonUpdateInput.parse(change)).toEqual(change);
});
