import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { childTypeOf, moveInOrder, placementRefusal, subdivisionInput } from "./subdivision.ts";
import { resourceInput } from "./resource.ts";
import { subdivisionMoveInput, subdivisionUpdateInput, typesOf } from "./subdivision.ts";

it("lists the types of each shape from the top down", () => {
  expect(typesOf("language")).toEqual(["ageGroup", "level", "topic"]);
  expect(typesOf("school")).toEqual(["subject", "topic"]);
});

const under = (type: string, parent: string) => `${type} cannot be placed under ${parent}.`;
const atTop = (type: string) => `${type} cannot be placed at the top.`;

it.each([
  ["language", "ageGroup", null, null],
  ["language", "level", null, atTop("A level")],
  ["language", "topic", null, atTop("A topic")],
  ["language", "subject", null, atTop("A subject")],
  ["language", "ageGroup", "ageGroup", under("An age group", "an age group")],
  ["language", "level", "ageGroup", null],
  ["language", "topic", "ageGroup", under("A topic", "an age group")],
  ["language", "subject", "ageGroup", under("A subject", "an age group")],
  ["language", "ageGroup", "level", under("An age group", "a level")],
  ["language", "level", "level", under("A level", "a level")],
  ["language", "topic", "level", null],
  ["language", "subject", "level", under("A subject", "a level")],
  ["language", "ageGroup", "topic", under("An age group", "a topic")],
  ["language", "level", "topic", under("A level", "a topic")],
  ["language", "topic", "topic", under("A topic", "a topic")],
  ["language", "subject", "topic", under("A subject", "a topic")],
  ["language", "ageGroup", "subject", under("An age group", "a subject")],
  ["language", "topic", "subject", under("A topic", "a subject")],
  ["school", "subject", null, null],
  ["school", "topic", null, atTop("A topic")],
  ["school", "ageGroup", null, atTop("An age group")],
  ["school", "topic", "subject", null],
  ["school", "subject", "subject", under("A subject", "a subject")],
  ["school", "level", "subject", under("A level", "a subject")],
  ["school", "topic", "topic", under("A topic", "a topic")],
  ["school", "subject", "topic", under("A subject", "a topic")],
  ["school", "level", "ageGroup", under("A level", "an age group")],
] as const)("in a %s curriculum, %s under %s: %s", (shape, type, parentType, refusal) => {
  expect(placementRefusal(shape, type, parentType)).toBe(refusal);
  expect(childTypeOf(shape, parentType) === type).toBe(refusal === null);
});

it("has nothing under a topic", () => {
  expect(childTypeOf("language", "topic")).toBeNull();
  expect(childTypeOf("school", "topic")).toBeNull();
});

it.each([
  ["down", ["a", "b", "c"], "a", 2, ["b", "c", "a"]],
  ["up", ["a", "b", "c"], "c", 0, ["c", "a", "b"]],
  ["one place", ["a", "b", "c"], "a", 1, ["b", "a", "c"]],
  ["nowhere", ["a", "b", "c"], "b", 1, ["a", "b", "c"]],
  ["beyond the end", ["a", "b", "c"], "a", 9, ["b", "c", "a"]],
  ["before the beginning", ["a", "b", "c"], "c", -3, ["c", "a", "b"]],
  ["in from elsewhere", ["a", "b"], "x", 1, ["a", "x", "b"]],
  ["in where there is none", [], "x", 0, ["x"]],
])("moves a part %s", (_, siblings, id, order, moved) => {
  expect(moveInOrder(siblings, id, order)).toEqual(moved);
});

it("keeps every sibling once, the others in their order", () => {
  const siblings = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(siblings, fc.nat(), fc.integer({ min: -2, max: 12 }), (ids, pick, order) => {
      const id = ids[pick % ids.length]!;
      const moved = moveInOrder(ids, id, order);
      expect(moved.toSorted()).toEqual(ids.toSorted());
      expect(moved.indexOf(id)).toBe(Math.min(Math.max(0, order), ids.length - 1));
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
    }),
  );
});

const song = { title: "Egwu", kind: "audio", url: "https://example.org/egwu" };
const topic = { curriculumId: anId, parentId: anId, type: "topic", name: "Ekele" };

it("starts without outcomes and resources", () => {
  expect(subdivisionInput.parse({ ...topic, parentId: null })).toEqual({
    ...topic,
    parentId: null,
    outcomes: [],
    resources: [],
    wordIds: [],
  });
});

it("takes as many outcomes and resources as fit, and up to 100 hours", () => {
  const full = {
    ...topic,
    outcomes: Array<string>(20).fill("ụ́".repeat(200)),
    resources: Array(50).fill(song),
    estimatedMinutes: "6000",
  };
  expect(subdivisionInput.parse(full)).toEqual({ ...full, wordIds: [], estimatedMinutes: 6000 });
});

it.each([
  ["name", "", "name", "Name is required."],
  ["outcomes", ["ok", "a".repeat(201)], "outcomes.1", "Outcome must be 200 characters or fewer."],
  ["outcomes", [" "], "outcomes.0", "Outcome is required."],
  ["outcomes", Array(21).fill("ok"), "outcomes", "Use at most 20 outcomes."],
  ["outcomes", "ok", "outcomes", "Outcomes must be a list."],
  ["wordIds", Array(201).fill(anId), "wordIds", "Use at most 200 words."],
  ["wordIds", [anId, anId], "wordIds", "Each word is listed once."],
  ["resources", Array(51).fill(song), "resources", "Use at most 50 resources."],
  [
    "resources",
    [{ ...song, url: "http://example.org" }],
    "resources.0.url",
    "Enter a full web address starting with https://.",
  ],
  ["resources", [{ ...song, kind: "smell" }], "resources.0.kind", "Choose a valid kind."],
  ["estimatedMinutes", 0, "estimatedMinutes", "Estimated minutes must be between 1 and 6000."],
  ["estimatedMinutes", 6001, "estimatedMinutes", "Estimated minutes must be between 1 and 6000."],
])("refuses the %s %j, new or changed", (field, value, path, text) => {
  expect(refusalsOf(subdivisionInput, { ...topic, [field]: value })).toEqual({ [path]: text });
  expect(refusalsOf(subdivisionUpdateInput, { _id: anId, version: 1, [field]: value })).toEqual({ [path]: text });
});

it("asks a resource for all it needs", () => {
  expect(Object.keys(refusalsOf(resourceInput, {}))).toEqual(expect.arrayContaining(["title", "kind", "url"]));
});

it("leaves out of a change what was left out, and clears what is null", () => {
  const change = { _id: anId, version: 1, description: null, estimatedMinutes: null };
  expect(subdivisionUpdateInput.parse(change)).toEqual(change);
  expect(subdivisionUpdateInput.parse({ _id: anId, version: 1 })).toEqual({ _id: anId, version: 1 });
});

it("asks a move for its place", () => {
  expect(refusalsOf(subdivisionMoveInput, { version: 1, parentId: null, order: 0 })).toEqual({});
  expect(refusalsOf(subdivisionMoveInput, { parentId: "", order: -1 })).toEqual({
    version: "Version is required.",
    parentId: "Parent is required.",
    order: "Order must be between 0 and 10000.",
  });
});
