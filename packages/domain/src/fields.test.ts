import { expect, it } from "@jest/globals";
import * as z from "zod";
import {
  choiceField,
  currencyField,
  dateField,
  emailField,
  idField,
  optional,
  optionalText,
  phoneField,
  proseField,
} from "./fields.ts";
import { slugField, textField, timeZoneField, urlField, versionField, wholeField } from "./fields.ts";
import { anId, refusalOf } from "./testing/refusals.ts";

const name = textField("First name", 5);
const igbo = textField("Word", 5, "ig");
const shape = choiceField("Shape", ["language", "school"]);
const minutes = wholeField("Minutes", 1, 6000);

it.each([
  ["a text, trimmed", name, "  Ada ", "Ada"],
  ["a text, composed", name, "o\u0323", "ọ"],
  ["as many characters as a reader counts", igbo, "ụ́tụ́tụ̀", "ụ́tụ́tụ̀"],
  ["dots below for vertical lines, in a field of the language", igbo, "o\u0329", "ọ"],
  ["ș as it is, in any other field", name, "Ionuț", "Ionuț"],
  ["a day", dateField, " 2026-02-28 ", "2026-02-28"],
  ["the first day", dateField, "1900-01-01", "1900-01-01"],
  ["the last day", dateField, "2199-12-31", "2199-12-31"],
  ["a URL with an @ after its host", urlField, "https://example.org/@ada?a@b", "https://example.org/@ada?a@b"],
  ["several lines, where there may be", proseField("Reason", 20), "One\nTwo", "One\nTwo"],
  ["an address at a domain of other letters", emailField, "Ada@Müller.Example", "ada@müller.example"],
  ["an address that was copied", emailField, "\u202aada@example.org\u202c\u200b", "ada@example.org"],
  ["an address in lower case", emailField, " Ada.Obi@Example.ORG ", "ada.obi@example.org"],
  ["a telephone number without its spaces and hyphens", phoneField, "+234 801-234 5678", "+2348012345678"],
  ["a zone", timeZoneField, " Africa/Lagos ", "Africa/Lagos"],
  ["a currency", currencyField, "NGN", "NGN"],
  ["a choice", shape, "school", "school"],
  ["a slug", slugField, " ututu-oma-2 ", "ututu-oma-2"],
  ["a slug of 80", slugField, "a".repeat(80), "a".repeat(80)],
  ["a full address", urlField, " https://example.org/a?b=c#d ", "https://example.org/a?b=c#d"],
  ["an address with marks in its name", urlField, "https://ọrọ.com/", "https://ọrọ.com/"],
  ["the least", minutes, 1, 1],
  ["the most", minutes, 6000, 6000],
  ["digits that a form holds as text", minutes, " 45 ", 45],
  ["an id", idField("Region"), anId, anId],
] as const)("takes %s", (_, field, value, kept) => {
  expect(field.parse(value)).toBe(kept);
});

const required = "First name is required.";
const slugRule = "Use lower-case letters, numbers and single hyphens only.";
const urlRule = "Enter a full web address starting with https://.";
const urlMisleads = "Enter a web address without a user name, password or backslash.";
const phoneRule = "Enter a phone number in international format, for example +2348012345678.";
const range = "Minutes must be between 1 and 6000.";

it.each([
  [name, undefined, required],
  [name, null, required],
  [name, "", required],
  [name, "   ", required],
  [name, "\u200b", required],
  [proseField("Message", 20), "\u200b \u2060\n\ufeff", "Message is required."],
  [name, 5, "First name must be text."],
  [name, "abcdef", "First name must be 5 characters or fewer."],
  [igbo, "ụ́tụ́tụ̀ụ", "Word must be 5 characters or fewer."],
  [name, `a${"\u0301".repeat(200)}`, "First name must be 5 characters or fewer."],
  [name, "A\nb", "First name cannot contain line breaks or hidden characters."],
  [igbo, "A\u200bb", "Word cannot contain line breaks or hidden characters."],
  [proseField("Text", 20), "Ada\u202egnp.exe", "Text cannot contain hidden characters that reverse the text."],
  [proseField("Text", 20), "Ada\u2067b", "Text cannot contain hidden characters that reverse the text."],
  [name, "A\u202eb", "First name cannot contain line breaks or hidden characters."],
  [dateField, "0000-01-01", "Enter a valid date."],
  [dateField, "0001-01-01", "Enter a valid date."],
  [dateField, "1899-12-31", "Enter a valid date."],
  [dateField, "2200-01-01", "Enter a valid date."],
  [dateField, "9999-12-31", "Enter a valid date."],
  [dateField, "2026-02-30", "Enter a valid date."],
  [emailField, "ada@example.org\nBcc: all@example.org", "Enter a valid email address."],
  [emailField, "a\u202eda@example.org", "Enter a valid email address."],
  [emailField, "", "Email is required."],
  [emailField, "ada", "Enter a valid email address."],
  [emailField, "ada@example", "Enter a valid email address."],
  [emailField, "ada@mü ller.example", "Enter a valid email address."],
  [emailField, "ada@müller", "Enter a valid email address."],
  [emailField, "a b@example.org", "Enter a valid email address."],
  [emailField, `${"a".repeat(250)}@example.org`, "Enter a valid email address."],
  [phoneField, "", "Phone is required."],
  [phoneField, "08012345678", phoneRule],
  [phoneField, "+0801234567", phoneRule],
  [phoneField, "+23480", phoneRule],
  [phoneField, "+2348012345678901", phoneRule],
  [phoneField, "+234(801)2345678", phoneRule],
  [timeZoneField, "EST", "Choose a valid time zone."],
  [timeZoneField, "+01:00", "Choose a valid time zone."],
  [timeZoneField, undefined, "Choose a valid time zone."],
  [currencyField, "EUR", "Choose USD, NGN or GBP."],
  [currencyField, undefined, "Choose USD, NGN or GBP."],
  [shape, "round", "Choose a valid shape."],
  [shape, "", "Shape is required."],
  [shape, undefined, "Shape is required."],
  [slugField, "", "Slug is required."],
  [slugField, "Ututu", slugRule],
  [slugField, "a--b", slugRule],
  [slugField, "-a", slugRule],
  [slugField, "a-", slugRule],
  [slugField, "ọma", slugRule],
  [slugField, "a b", slugRule],
  [slugField, "a".repeat(81), "Slug must be 80 characters or fewer."],
  [urlField, "http://example.org", urlRule],
  [urlField, "example.org", urlRule],
  [urlField, "https://", urlRule],
  [urlField, "https://nodots", urlRule],
  [urlField, "javascript:alert(1)//https://example.org", urlRule],
  [urlField, "https://example.org/a b", urlRule],
  [urlField, "https://example.org/\u202egnp.exe", urlRule],
  [urlField, undefined, urlRule],
  [urlField, "https://u:p@example.com", urlMisleads],
  [urlField, "https://user@example.com/", urlMisleads],
  [urlField, "https://example.com\\@evil.com", urlMisleads],
  [urlField, `https://example.com/${"a".repeat(2000)}`, "Web address must be 2000 characters or fewer."],
  [minutes, undefined, "Minutes is required."],
  [minutes, "", "Minutes is required."],
  [minutes, "ten", "Minutes must be a whole number."],
  [wholeField("Minutes", 1, Number.MAX_SAFE_INTEGER), 0, "Minutes must be 1 or more."],
  [minutes, 1.5, "Minutes must be a whole number."],
  [minutes, Number.NaN, "Minutes must be a whole number."],
  [minutes, Infinity, "Minutes must be a whole number."],
  [minutes, 0, range],
  [minutes, "-1", range],
  [minutes, 6001, range],
  [versionField, 0, "Version must be between 1 and 2147483647."],
  [idField("Region"), "", "Region is required."],
  [idField("Region"), "uk", "The selected region no longer exists."],
  [idField("Region"), anId.toUpperCase(), "The selected region no longer exists."],
] as const)("refuses, in its own words: %#", (field, value, text) => {
  expect(refusalOf(field, value)).toBe(text);
});

const optionals = z.object({ bio: optionalText("Bio", 5), phone: optional(phoneField), minutes: optional(minutes) });

it.each(["", "   ", null])("keeps an optional field of %j as null", (empty) => {
  expect(optionals.parse({ bio: empty, phone: empty, minutes: empty })).toEqual({
    bio: null,
    phone: null,
    minutes: null,
  });
});

it.each([
  ["a new record", optionals],
  ["a change", optionals.partial()],
])("leaves out of %s what was left out", (_, schema) => {
  expect(schema.parse({})).toEqual({});
});

it("holds an optional field that is given to its rule", () => {
  expect(refusalOf(optionalText("Bio", 5), "abcdef")).toBe("Bio must be 5 characters or fewer.");
  expect(refusalOf(optional(phoneField), "123")).toBe(phoneRule);
});
