import type { RecordWords } from "../text/record-labels.ts";
import { entryInWords } from "./history-labels.ts";

const words: RecordWords = {
  labels: {
    name: "Name",
    currency: "Currency",
    description: "Description",
    status: "Status",
    stage: "Stage",
    password: "Password",
  },
};
const change = (field: string, before: unknown, after: unknown) => ({
  __typename: "FieldChange" as const,
  field,
  before,
  after,
});
const entry = (
  action: "UPDATED" | "CREATED" | "ARCHIVED" | "STATE_CHANGED",
  ...changes: ReturnType<typeof change>[]
) => ({
  action,
  changedBy: "Ada Obi",
  isOwn: false,
  changes,
});
const currency = change("currency", "GBP", "USD");
const long = "A description that is far too long to stand in the middle of a sentence, as most are.";

it.each([
  ["one field", entry("UPDATED", currency), "Ada Obi changed Currency from GBP to USD."],
  ["a field that was empty", entry("UPDATED", change("name", null, "UK")), "Ada Obi set Name to UK."],
  ["a field that was cleared", entry("UPDATED", change("name", "UK", "")), "Ada Obi cleared Name, which was UK."],
  ["what nobody reads", entry("UPDATED", change("slug", "a", "b")), "Ada Obi changed this."],
  ["a password", entry("UPDATED", change("password", "(hidden)", "(hidden)")), "Ada Obi changed Password."],
  ["a new record", entry("CREATED", currency, change("name", null, "UK")), "Ada Obi added this."],
  ["an archiving", entry("ARCHIVED", change("active", true, false)), "Ada Obi archived this."],
  ["bringing back", entry("STATE_CHANGED", change("active", false, true)), "Ada Obi restored this."],
  [
    "a state",
    entry("STATE_CHANGED", change("status", "draft", "active")),
    "Ada Obi changed Status from draft to active.",
  ],
  [
    "a stage",
    entry("STATE_CHANGED", change("stage", "new", "contacted"), change("stageSince", "1", "2")),
    "Ada Obi changed Stage from new to contacted.",
  ],
])("tells of %s in one sentence", (_, told, sentence) => {
  expect(entryInWords(words, told)).toEqual({ sentence, changes: [] });
});

it("tells of several fields one below the other", () => {
  expect(entryInWords(words, entry("UPDATED", currency, change("name", "UK", "Britain")))).toEqual({
    sentence: "Ada Obi changed 2 fields.",
    changes: [
      { label: "Currency", before: "GBP", after: "USD" },
      { label: "Name", before: "UK", after: "Britain" },
    ],
  });
});

it("puts long texts below the sentence", () => {
  expect(entryInWords(words, entry("UPDATED", change("description", null, long)))).toEqual({
    sentence: "Ada Obi changed Description.",
    changes: [{ label: "Description", before: "–", after: long }],
  });
});

it("calls the reader you", () => {
  expect(entryInWords(words, { ...entry("UPDATED", currency), isOwn: true }).sentence).toMatch(/^You changed/);
});
