import { accountJobMessages, accountJobTitle, outcomeInWords } from "./account-job.ts";

it.each([
  ["regions-archive", 1, "Archive 1 region"],
  ["curricula-restore", 12_403, "Restore 12,403 curricula"],
] as const)("calls %s of %i %j", (kind, total, title) => {
  expect(accountJobTitle(kind, total)).toBe(title);
});

it.each([
  [{ total: 500, done: 460, skipped: 0, failed: 40 }, "460 done, 40 failed"],
  [{ total: 5, done: 0, skipped: 2, failed: 0 }, "0 done, 2 skipped, 3 not started"],
])("says what came of %j", (counts, words) => {
  expect(outcomeInWords(counts)).toBe(words);
});

it("says both numbers where the count has moved", () => {
  expect(accountJobMessages.moved("regions-archive", 2, 1)).toBe(
    "You chose 2 regions, but 1 matches now. Check the list and try again.",
  );
});
