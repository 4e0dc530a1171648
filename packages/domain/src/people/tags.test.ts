import { expect, it } from "@jest/globals";
import { retagged, tagInput, tagsField, tagsMax } from "./tags.ts";

it("keeps each tag once, in order", () => {
  expect(tagsField.parse(["VIP", " Exam ", "VIP"])).toEqual(["VIP", "Exam"]);
  const many = Array.from({ length: tagsMax + 1 }, (_, n) => `Tag ${n}`);
  expect(tagsField.safeParse(many).error?.issues[0]?.message).toBe("Use at most 20 tags.");
  expect(tagInput.safeParse({ tag: "x".repeat(31) }).success).toBe(false);
});

it.each([
  [["VIP"], "Exam", true, ["VIP", "Exam"]],
  [["VIP"], "VIP", true, null],
  [["VIP", "Exam"], "VIP", false, ["Exam"]],
  [["VIP"], "Exam", false, null],
])("%j with %s: %p is %j", (tags, tag, has, after) => {
  expect(retagged(tags, tag, has)).toEqual(after);
});
