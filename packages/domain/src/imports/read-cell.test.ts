import { expect, it } from "@jest/globals";
import type { DateOrder } from "./import-enums.ts";
import { guessMapping, type ImportColumn } from "./import-column.ts";
import { customerFile } from "./customer-file.ts";
import { dependentFile } from "./dependent-file.ts";
import { importMessages } from "./import-messages.ts";
import { readCell, readDate } from "./read-cell.ts";

const invalid = { problem: "Enter a valid date." };
const unclear = { problem: importMessages.dateOrder };

it.each<[string, DateOrder | null, object]>([
  ["2025-04-03", null, { value: "2025-04-03" }],
  ["2025/4/3", null, { value: "2025-04-03" }],
  ["2025-04-03T00:00:00", null, { value: "2025-04-03" }],
  ["3 April 2025", null, { value: "2025-04-03" }],
  ["3rd Apr. 2025", null, { value: "2025-04-03" }],
  ["3-Apr-2025", null, { value: "2025-04-03" }],
  ["April 3, 2025", null, { value: "2025-04-03" }],
  ["03/04/2025", null, unclear],
  ["03/04/2025", "day-first", { value: "2025-04-03" }],
  ["03/04/2025", "month-first", { value: "2025-03-04" }],
  ["25/12/2025", null, { value: "2025-12-25" }],
  ["12/25/2025", null, { value: "2025-12-25" }],
  ["03.03.2025", null, { value: "2025-03-03" }],
  ["25/12/2025", "month-first", invalid],
  ["30 February 2025", null, invalid],
  ["31/31/2025", null, invalid],
  ["29/02/2024", null, { value: "2024-02-29" }],
  ["3 Foo 2025", null, invalid],
  ["45000", null, invalid],
])("reads the date %s with the order %s as %j", (text, order, read) => {
  expect(readDate(text, order)).toEqual(read);
});

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
  ["tags", "Gold; Slow payer|, VIP", { value: ["Gold", "Slow payer", "VIP"] }],
])("reads the cell of %s with %j as %j", (field, text, read) => {
  expect(readCell(column(field), text, null)).toEqual(read);
});

it("reads the age groups as people say them", () => {
  expect(readCell(column("ageGroup", dependentFile), "5 to 8", null)).toEqual({ value: "from-5" });
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
