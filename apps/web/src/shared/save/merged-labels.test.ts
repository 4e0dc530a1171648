import { mergedWords } from "./merged-labels.ts";

it.each([
  ["Ada Obi", ["Name"], "Merged with Ada Obi’s change to Name."],
  ["Ada Obi", ["Name", "Tax rate"], "Merged with Ada Obi’s changes to Name and Tax rate."],
  [null, ["Name"], "Merged with somebody else’s change to Name."],
  ["Ada Obi", [], "Ada Obi also changed this record in the meantime."],
  [null, [], "Somebody else also changed this record in the meantime."],
])("tells what of %p's was merged: %p", (who, fields, words) => {
  expect(mergedWords({ who, fields })).toBe(words);
});
