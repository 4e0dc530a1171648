import { expect, it } from "@jest/globals";
import { leadConvertInput, leadInput, leadLostInput, leadUpdateInput } from "./lead.ts";

const id = "0".repeat(24);
const lead = { firstName: "Ada", email: "ada@example.org", regionId: id, source: "organic" };

it("takes a lead with no more than a first name, a way to reach them, a region and a source", () => {
  expect(leadInput.parse({ ...lead, email: " ADA@Example.org " })).toEqual({
    ...lead,
    subjects: [],
    whoIsLessonFor: "me",
  });
  expect(leadInput.safeParse({ ...lead, email: "", phoneNumber: "07700 900123" }).success).toBe(true);
});

it.each([
  [{ firstName: "" }, "firstName", "First name is required."],
  [{ email: "" }, "email", "Add an email or a phone number."],
  [{ email: "ada" }, "email", "Enter a valid email address."],
  [{ phoneNumber: "12" }, "phoneNumber", "Enter a phone number in international format, for example +2348012345678."],
  [{ regionId: "" }, "regionId", "Region is required."],
  [{ source: undefined }, "source", "Source is required."],
  [{ source: "tv" }, "source", "Choose a valid source."],
  [{ message: "x".repeat(2001) }, "message", "Message must be 2000 characters or fewer."],
  [{ nextAction: "Call" }, "nextActionOn", "Say by when."],
  [{ nextActionOn: "2026-01-05" }, "nextAction", "Say what is to be done."],
  [{ nextActionOn: "soon", nextAction: "Call" }, "nextActionOn", "Enter a valid date."],
])("refuses %j at %s: %s", (over, field, text) => {
  const issue = leadInput.safeParse({ ...lead, ...over }).error?.issues[0];
  expect([issue?.path.join("."), issue?.message]).toEqual([field, text]);
});

it("asks why a lead was lost, and does not take a stage that is typed in", () => {
  expect(leadLostInput.safeParse({ version: 1 }).error?.issues[0]?.message).toBe("Choose why this lead was lost.");
  expect(leadUpdateInput.safeParse({ _id: id, version: 1, stage: "lost" }).error?.issues[0]?.message).toBe(
    "Status cannot be edited directly. Use the action buttons.",
  );
});

it("takes nobody in particular for a new customer", () => {
  expect(leadConvertInput.parse({ version: 1, customerId: "", lastName: " " })).toEqual({
    version: 1,
    customerId: null,
    lastName: null,
  });
});
