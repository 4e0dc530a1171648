import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { curriculumEvents, curriculumStatuses } from "./curriculum-enums.ts";
import { roles } from "../enums.ts";
import { slugField } from "../fields.ts";
import { nextState } from "../machine.ts";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { allowedCurriculumEvents, curriculumInput, curriculumMachine } from "./curriculum.ts";
import { curriculumUpdateInput, slugFrom } from "./curriculum.ts";

const table = [
  ["draft", "activate", "active"],
  ["draft", "archive", null],
  ["draft", "restore", null],
  ["active", "activate", null],
  ["active", "archive", "archived"],
  ["active", "restore", null],
  ["archived", "activate", null],
  ["archived", "archive", null],
  ["archived", "restore", "active"],
] as const;

it.each(table)("from %s, %s leads to %s", (from, event, to) => {
  expect(nextState(curriculumMachine, from, event)).toBe(to);
});

it("begins as a draft and has a rule for every state and event", () => {
  expect(curriculumMachine.initial).toBe("draft");
  expect(table).toHaveLength(curriculumStatuses.length * curriculumEvents.length);
});

it.each(curriculumStatuses)("offers in %s what leads on, to super-admins and directors only", (status) => {
  const possible = curriculumEvents.filter((event) => nextState(curriculumMachine, status, event) !== null);
  for (const role of roles) {
    const may = role === "super-admin" || role === "director";
    expect(allowedCurriculumEvents(status, role)).toEqual(may ? possible : []);
  }
  expect(allowedCurriculumEvents(status, null)).toEqual([]);
});

it.each([
  ["Ụtụtụ ọma", "ututu-oma"],
  ["Ụ̀tụ́tụ̀ ọ́ma", "ututu-oma"],
  ["Ẹ̀kọ́ Yorùbá — Ìpele 1", "eko-yoruba-ipele-1"],
  ["O\u0329ro\u0329", "oro"],
  ["Asụsụ n’ụlọ", "asusu-nulo"],
  ["  GCSE: Maths & Science!  ", "gcse-maths-science"],
  ["Ƙaramin ɗalibi", "karamin-dalibi"],
  ["Straße", "strasse"],
  ["日本語", ""],
  ["--", ""],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("makes of %j the slug %j", (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

/** Any text at all; fast-check's own "binary" unit takes seconds to set up. */
const anyText = fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units));

it("makes slugs that follow the rule, or none", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ maxLength: 200 })), (name) => {
      const slug = slugFrom(name);
      expect(slug === "" || slugField.safeParse(slug).success).toBe(true);
      expect(slugFrom(slug)).toBe(slug);
    }),
  );
});

const igbo = { name: "Igbo for families", subject: "Igbo", shape: "language" };

it("keeps names as the language writes them, and empty choices as null", () => {
  const typed = { ...igbo, name: " O\u0329na ", slug: "", regionId: "", description: "" };
  expect(curriculumInput.parse(typed)).toEqual({ ...igbo, name: "Ọna", slug: null, regionId: null, description: null });
});

it.each([
  ["name", "", "Name is required."],
  ["name", "ụ́".repeat(101), "Name must be 100 characters or fewer."],
  ["slug", "Not a slug", "Use lower-case letters, numbers and single hyphens only."],
  ["slug", "curriculums", "This is already a page of the portal. Choose another."],
  ["regionId", "uk", "The selected region no longer exists."],
  ["subject", "Klingon", "Choose a valid subject."],
  ["shape", "round", "Choose a valid shape."],
  ["description", "a".repeat(2001), "Description must be 2000 characters or fewer."],
])("refuses the %s %j, new or changed", (field, value, text) => {
  expect(refusalsOf(curriculumInput, { ...igbo, [field]: value })).toEqual({ [field]: text });
  expect(refusalsOf(curriculumUpdateInput, { _id: anId, version: 1, [field]: value })).toEqual({ [field]: text });
});

it("leaves out of a change what was left out, and clears what is null", () => {
  const change = { _id: anId, version: 1, regionId: null };
  expect(curriculumUpdateInput.parse(change)).toEqual(change);
});

it("does not let a status be edited", () => {
  expect(refusalsOf(curriculumUpdateInput, { _id: anId, version: 1, status: "active" })).toEqual({
    status: "Status cannot be edited directly. Use the action buttons.",
  });
});
