import { aPart, aSchool } from "../testing/curricula.ts";
import { durationInWords, placeInWords } from "./place.ts";

const parts = [
  aPart("ages", { type: "AGE_GROUP", name: "Ages 5 to 8" }),
  aPart("beginner", { type: "LEVEL", parentId: "ages", name: "Beginner" }),
  aPart("ekele", { parentId: "beginner" }),
  aPart("ezinulo", { parentId: "beginner" }),
  aPart("old", { parentId: "beginner", archivedAt: "2026-01-01T00:00:00.000Z" }),
];
const placeOf = (id: string) =>
  placeInWords(
    parts,
    parts.find((part) => part.id === id)!,
  );

it.each([
  ["ezinulo", "Topic 2 of 2 in Beginner, Ages 5 to 8"],
  ["beginner", "Level 1 of 1 in Ages 5 to 8"],
  ["ages", "Age group 1 of 1"],
  ["old", "Archived topic in Beginner, Ages 5 to 8"],
])("says where %s stands", (id, words) => {
  expect(placeOf(id)).toBe(words);
});

it.each([
  [1, "1 minute"],
  [150, "150 minutes"],
  [180, "3 h"],
  [270, "4 h 30 min"],
])("says %i minutes in words", (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});

it("counts only what is in use", () => {
  const { subdivisions } = aSchool();
  const nri = subdivisions!.find(({ id }) => id === "nri")!;
  const rest = subdivisions!.map((part) => (part.id === "ekele" ? { ...part, archivedAt: "2026-01-01" } : part));
  expect(placeInWords(rest, nri)).toBe("Topic 2 of 2 in Reading");
});
