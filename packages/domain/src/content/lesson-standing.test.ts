import { inAppWords, liveWords, shownStatus, versionWords } from "./lesson-standing.ts";

it.each([
  ["INACTIVE", 1, 1, "Inactive"],
  ["ACTIVE", null, null, "Active, no content yet"],
  ["ACTIVE", null, 1, "Active, nothing published yet"],
  ["ACTIVE", 1, 2, "Active"],
])("says of a lesson that is %s with version %p live and %p newest: %s", (activeFlag, live, newest, words) => {
  expect(inAppWords({ activeFlag, publishedVersion: live, workingVersion: newest })).toBe(words);
});

it.each([
  ["DRAFT", 1, 2, "Version 1 is live; this draft is version 2"],
  ["REVIEW", 2, 5, "Version 2 is live; version 5 is in review"],
  ["PUBLISHED", 2, 2, null],
  ["DRAFT", null, 1, null],
  ["NO_CONTENT", null, null, null],
])("says which version is live at %s with version %p live and %p newest: %s", (contentStatus, live, newest, words) => {
  expect(liveWords({ contentStatus, publishedVersion: live, workingVersion: newest })).toBe(words);
});

it.each([
  ["NO_CONTENT", null, null, "Nothing written yet"],
  ["DRAFT", null, 3, "Version 3, nothing is live yet"],
  ["PUBLISHED", 2, 2, "Version 2 is live"],
  ["REVIEW", 2, 5, "Version 2 is live; version 5 is in review"],
])("says where a lesson stands at %s with version %p live and %p newest: %s", (contentStatus, live, newest, words) => {
  expect(versionWords({ contentStatus, publishedVersion: live, workingVersion: newest })).toBe(words);
});

it.each([
  ["DRAFT", "CHANGES_REQUESTED", "CHANGES_REQUESTED"],
  ["DRAFT", "IN_PROGRESS", "DRAFT"],
  ["PUBLISHED", "CHANGES_REQUESTED", "PUBLISHED"],
  ["DRAFT", null, "DRAFT"],
])("shows a %s whose assignment is %s as %s", (contentStatus, state, shown) => {
  expect(shownStatus({ contentStatus, assignment: state === null ? null : { state } })).toBe(shown);
});
