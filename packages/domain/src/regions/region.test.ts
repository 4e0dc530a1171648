import { expect, it } from "@jest/globals";
import routes from "../../../../docs/spec/routes.json";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { regionAddress } from "./region-address.ts";
import { regionInput, regionUpdateInput } from "./region.ts";
import { reservedRegionCodes } from "./reserved-codes.generated.ts";

const ghana = { code: "gh", name: "Ghana", currency: "USD", timeZone: "Africa/Accra", cancellationPolicyId: anId };

it("reserves exactly the first path segments under /app/tutoring", () => {
  const segments = routes
    .flatMap(({ path }) => /^\/app\/tutoring\/([^/:]+)/.exec(path)?.[1] ?? [])
    .filter((segment) => segment !== "");
  expect(reservedRegionCodes).toEqual([...new Set(segments)].toSorted());
});

it("writes codes in capitals, and in addresses in small letters", () => {
  expect(regionInput.parse(ghana).code).toBe("GH");
  expect(regionAddress("GH")).toBe("gh");
});

it("takes no tax and the code as prefix where none is given", () => {
  const usual = { taxRateBp: 0, pricesIncludeTax: false, taxLabel: "VAT", bankDetails: [] };
  expect(regionInput.parse(ghana)).toEqual({ ...ghana, ...usual, code: "GH", invoicePrefix: "GH" });
  expect(regionInput.parse({ ...ghana, invoicePrefix: " " }).invoicePrefix).toBe("GH");
  expect(regionInput.parse({ ...ghana, invoicePrefix: "acc1", taxRateBp: 2000 })).toMatchObject({
    invoicePrefix: "ACC1",
    taxRateBp: 2000,
  });
});

it("leaves out of a change what was left out", () => {
  expect(regionUpdateInput.parse({ _id: anId, version: 2 })).toEqual({ _id: anId, version: 2 });
  expect(regionUpdateInput.parse({ _id: anId, version: 2, code: "uk" })).toEqual({ _id: anId, version: 2, code: "UK" });
});

const taken = "This code is already a page of the portal. Choose another.";
const prefix = "Use 1 to 8 letters and numbers.";

it.each([
  ["code", "", "Code is required."],
  ["code", "G", "Use 2 to 8 letters."],
  ["code", "G1", "Use 2 to 8 letters."],
  ["code", "G-H", "Use 2 to 8 letters."],
  ["code", "abcdefghi", "Code must be 8 characters or fewer."],
  ["code", "tutors", taken],
  ["code", "Reports", taken],
  ["code", "CALENDAR", taken],
  ["name", "", "Name is required."],
  ["name", "a".repeat(61), "Name must be 60 characters or fewer."],
  ["currency", "GHS", "Choose USD, NGN or GBP."],
  ["timeZone", "GMT", "Choose a valid time zone."],
  ["cancellationPolicyId", "x", "The selected cancellation policy no longer exists."],
  ["taxRateBp", -1, "Tax rate must be between 0 and 10000."],
  ["taxRateBp", 10_001, "Tax rate must be between 0 and 10000."],
  ["taxRateBp", 0.5, "Tax rate must be a whole number."],
  ["invoicePrefix", "A-1", prefix],
  ["pricesIncludeTax", "yes", "Choose yes or no."],
  ["taxLabel", "", "Tax label is required."],
  ["legalName", "a".repeat(121), "Legal name must be 120 characters or fewer."],
  ["replyTo", "accounts", "Enter a valid email address."],
])("refuses the %s %j, new or changed", (field, value, text) => {
  expect(refusalsOf(regionInput, { ...ghana, [field]: value })).toEqual({ [field]: text });
  expect(refusalsOf(regionUpdateInput, { _id: anId, version: 1, [field]: value })).toEqual({ [field]: text });
});

it("asks a change for its record and version", () => {
  expect(refusalsOf(regionUpdateInput, {})).toEqual({ _id: "Region is required.", version: "Version is required." });
});

it("takes bank details once for each currency", () => {
  const details = { currency: "GBP", details: "Sort code 00-00-00" };
  expect(refusalsOf(regionInput, { ...ghana, bankDetails: [details, details] })).toEqual({
    bankDetails: "The currency of the bank details is already in use.",
  });
  expect(refusalsOf(regionInput, { ...ghana, bankDetails: [{ ...details, details: " " }] })).toEqual({
    "bankDetails.0.details": "Bank details is required.",
  });
});
