import { expect, it } from "@jest/globals";
import { chosenBefore, guessMapping, type ImportColumn } from "./import-column.ts";
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
  ["source", "Social media", { value: "social" }],
  ["preferredChannel", "WhatsApp", { value: "whatsapp" }],
  ["phoneNumber", "\u202a+234 803 123 4567\u202c", { value: "+234 803 123 4567" }],
  ["firstName", "Ad\uFFFD", { problem: importMessages.lettersLost }],
  ["firstName", "#N/A", { problem: "The spreadsheet shows the error #N/A here. Correct the cell." }],
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

it("guesses columns by label and synonym, each field once", () => {
  const guess = (headings: string[]) => guessMapping(customerFile, headings);
  expect(guess(["FIRST NAME", "Surname", "e-mail", "Colour", "Email address"])).toEqual([
    "firstName",
    "lastName",
    "email",
    null,
    null,
  ]);
  expect(guess(["constructor", "Old"])).toEqual([null, null]);
});

it("takes the surer of two headings for one field", () => {
  expect(guessMapping(dependentFile, ["Customer", "First name", "Customer number"])).toEqual([
    null,
    "firstName",
    "customerId",
  ]);
});

it("remembers what was chosen for all headings of a file, whatever their order, and nothing of one heading", () => {
  const earlier = [{ headings: ["Name", "Phone", "Phone"], mapping: ["firstName", null, "phoneNumber"] }];
  const before = (...headings: string[]) => chosenBefore(customerFile, headings, earlier);
  expect(before("Phone", "Name", "Phone")).toEqual([null, "firstName", "phoneNumber"]);
  expect(before("Name", "Phone")).toBeNull();
  expect(chosenBefore(customerFile, ["Old"], [{ headings: ["Old"], mapping: ["gone"] }])).toEqual([null]);
});

it.each([customerFile, dependentFile])("names each column of a file of $many for one field alone", (file) => {
  const names = file.columns
    .flatMap(({ label, synonyms = [], surest = [] }) => [label, ...synonyms, ...surest])
    .map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(
    guessMapping(
      file,
      file.columns.map(({ label }) => label),
    ),
  ).toEqual(file.columns.map(({ field }) => field));
});
