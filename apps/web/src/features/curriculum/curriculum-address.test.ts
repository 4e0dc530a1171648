import { addressOf, listAddress, partAt, partSlugs, pathTo, type AddressedCurriculum } from "./curriculum-address.ts";

const parts = [
  { id: "a", parentId: null, slug: "ages-5-to-8" },
  { id: "b", parentId: "a", slug: "beginner" },
  { id: "c", parentId: "b", slug: "ezinulo" },
  { id: "d", parentId: null, slug: "adults" },
  { id: "e", parentId: "d", slug: "beginner" },
];
const language: AddressedCurriculum = { slug: "igbo", shape: "LANGUAGE", region: null };
const school: AddressedCurriculum = { slug: "maths", shape: "SCHOOL", region: null };
const uk = { code: "UK" };

it.each([
  ["a language for all regions", language, null, "/app/tutoring/curriculums/igbo"],
  ["a language of one region", { ...language, region: uk }, null, "/app/tutoring/curriculums/igbo"],
  ["a language looked at in a region", language, "uk", "/app/tutoring/curriculums/igbo"],
  ["a school of one region", { ...school, region: uk }, null, "/app/tutoring/uk/maths"],
  ["a school of one region looked at in another", { ...school, region: uk }, "ng", "/app/tutoring/uk/maths"],
  ["a school for all regions looked at in one", school, "NG", "/app/tutoring/ng/maths"],
  ["a school for all regions while there is no region", school, null, "/app/tutoring/curriculums/maths"],
])("%s has one address", (_, curriculum, regionCode, address) => {
  expect(addressOf(curriculum, regionCode)).toBe(address);
});

it("adds the parts from the top down", () => {
  expect(addressOf(language, null, pathTo(parts, "c"))).toBe(
    "/app/tutoring/curriculums/igbo/ages-5-to-8/beginner/ezinulo",
  );
});

it.each([
  ["the curriculum itself", [], null],
  ["a part at the top", ["adults"], "d"],
  ["a part by its place, not by its slug alone", ["adults", "beginner"], "e"],
  ["a deep part", ["ages-5-to-8", "beginner", "ezinulo"], "c"],
  ["nothing under the wrong parent", ["adults", "ezinulo"], undefined],
  ["nothing for an unknown slug", ["teens"], undefined],
  ["nothing below the last part", ["ages-5-to-8", "beginner", "ezinulo", "x"], undefined],
])("finds %s", (_, slugs, id) => {
  const found = partAt(parts, slugs);
  expect(found === null ? null : found?.id).toBe(id);
});

it.each([
  [{ curriculum: "igbo", ageGroup: "a", level: "b", topic: "c" }, ["a", "b", "c"]],
  [{ region: "uk", curriculum: "maths", subject: "s", topic: "t" }, ["s", "t"]],
  [{ curriculum: "igbo" }, []],
])("reads the parts out of the path %j", (params, slugs) => {
  expect(partSlugs(params)).toEqual(slugs);
});

it("knows the list of a region and of all", () => {
  expect(listAddress("UK")).toBe("/app/tutoring/uk/curriculums");
  expect(listAddress(null)).toBe("/app/tutoring/curriculums");
});
