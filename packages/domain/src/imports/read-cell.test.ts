import { expect, it } from "@jest/globals";
import { guessMapping, type ImportColumn } from "./import-column.ts";
import { customerFile } from "./customer-file.ts";
import { dependentFile } from "./dependent-file.ts";
import { importMessages } from "./import-messages.ts";
import { readCell } from "./read-cell.ts";

const file = { order: null, today: "2026-11-22" };

const column = (field: string, { columns } = customerFile) =>
  columns.find((one) => one.field === field) as ImportColumn;

it.each<[string, string, object | null]>([
  ["email", "  ", null],
  ["firstName", " Ada ", { value: "Ada" }],
  ["phoneNumber", "08031234567", { value: "08031234567" }],
  ["phoneNumber", "8.03123E+09", { problem: importMessages.phoneDamaged }],
  ["gender", "F", { value: "female" }],
  ["source", "Referral customer", { value: "referral-customer" }],
  ["currency", "gbp", { value: "GBP" }],
  ["currency", "EUR", { problem: "Currency must be one of: USD, NGN, GBP." }],
  ["autoSend", "Yes", { value: true }],
  ["autoSend", "0", { value: false }],
  ["autoSend", "maybe", { problem: "Choose yes or no." }],
  ["dueDays", "14", { value: 14 }],
  ["dueDays", "14.5", { problem: "Days to pay must be a whole number." }],
  ["dateOfBirth", "3-Apr-85", { value: "1985-04-03" }],
  ["dateOfBirth", "03/04/2025", { problem: importMessages.dateOrder }],
  ["dateOfBirth", "31/31/2025", { problem: "“31/31/2025” is not a date. Write it as 2025-04-03 or 3 Apr 2025." }],
  ["tags", "Gold; Slow payer|, VIP", { value: ["Gold", "Slow payer", "VIP"] }],
])("reads the cell of %s with %j as %j", (field, text, read) => {
  expect(readCell(column(field), text, file)).toEqual(read);
});

it("reads the age groups as people say them", () => {
  expect(readCell(column("ageGroup", dependentFile), "5 to 8", file)).toEqual({ value: "from-5" });
});

it("guesses columns by label, synonym and what was chosen before, each field once", () => {
  const guess = (headings: string[], before = {}) => guessMapping(customerFile, headings, before);
  expect(guess(["FIRST NAME", "Surname", "e-mail", "Colour", "Email address"])).toEqual([
    "firstName",
    "lastName",
    "email",
    null,
    null,
  ]);
  expect(guess(["Colour", "Email"], { Colour: "tags", Email: null })).toEqual(["tags", null]);
  expect(guess(["constructor", "Old"], { Old: "gone" })).toEqual([null, null]);
});

it.each([customerFile, dependentFile])("names each column of a file of $many for one field alone", (file) => {
  const names = file.columns
    .flatMap(({ label, synonyms = [] }) => [label, ...synonyms])
    .map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(
    guessMapping(
      file,
      file.columns.map(({ label }) => label),
      {},
    ),
  ).toEqual(file.columns.map(({ field }) => field));
});
