import { expect, it } from "@jest/globals";
import { clientMessages } from "./client-messages.ts";
import { messages } from "./messages.ts";
import { curriculumMessages } from "./curriculum/curriculum-messages.ts";

it.each([
  [messages.required("First name"), "First name is required."],
  [messages.required("first name"), "First name is required."],
  [messages.atMost("Bio", 500), "Bio must be 500 characters or fewer."],
  [messages.atLeast("Password", 10), "Password must be at least 10 characters."],
  [messages.between("Tax rate", 0, 10000), "Tax rate must be between 0 and 10000."],
  [messages.whole("Order"), "Order must be a whole number."],
  [messages.email, "Enter a valid email address."],
  [messages.phone, "Enter a phone number in international format, for example +2348012345678."],
  [messages.choice("Shape"), "Choose a valid shape."],
  [messages.choice("CV"), "Choose a valid CV."],
  [messages.unique("Code"), "Code is already in use."],
  [messages.amount, "Enter an amount with at most 2 decimal places."],
  [messages.amountPositive, "Amount must be more than 0."],
  [messages.currency, "Choose USD, NGN or GBP."],
  [messages.timeZone, "Choose a valid time zone."],
  [messages.date, "Enter a valid date."],
  [messages.order, "The end must be after the start."],
  [messages.future("Start"), "Start must be in the future."],
  [messages.reference("Region"), "The selected region no longer exists."],
  [messages.url, "Enter a full web address starting with https://."],
  [messages.fileType("PNG, JPG or WebP"), "Upload a PNG, JPG or WebP file."],
  [messages.fileSize(2), "The file must be 2 MB or smaller."],
  [messages.slug, "Use lower-case letters, numbers and single hyphens only."],
  [messages.forbidden, "You do not have permission to do this."],
  [messages.missing("region"), "Region not found."],
  [messages.wrongState("curriculum", "active", "activated"), "This curriculum is active, so it cannot be activated."],
  [messages.inUse("UK", 12, "customers"), "UK is used by 12 customers and cannot be removed. Archive it instead."],
  [
    messages.stale("Ada Obi", "14:05"),
    "This record was changed by Ada Obi at 14:05. Reload to see the latest version.",
  ],
  [messages.unknownFilter("colour"), "Unknown filter: colour."],
  [messages.statusNotEditable, "Status cannot be edited directly. Use the action buttons."],
  [messages.tooManyAttempts(15), "Too many attempts. Try again in 15 minutes."],
  [messages.passwordContainsPerson, "Choose a password that does not contain your name or email."],
  [messages.ownRole, "You cannot change your own role."],
  [curriculumMessages.curriculumNameTaken("UK"), "A curriculum with this name already exists in UK."],
  [curriculumMessages.siblingNameTaken("Greetings"), "Greetings already exists here."],
  [curriculumMessages.placement("topic", "level"), "A topic cannot be placed under a level."],
  [curriculumMessages.placement("age group", "age group"), "An age group cannot be placed under an age group."],
  [curriculumMessages.placementAtTop("topic"), "A topic cannot be placed at the top."],
])("%s", (text, written) => {
  expect(text).toBe(written);
});

it("keeps the client's fixed texts", () => {
  expect(clientMessages).toEqual({
    network: "Network error",
    unknown: "An error occurred",
    search: "Something went wrong",
    logout: "Unable to logout",
    credentials: "Please check your email and password",
    tokenMissing: "Authorization token missing",
    tokenInvalid: "Invalid authorization token",
    pageRefused: "You do not have access to this page.",
    suspended: "Your account is suspended. Ask a director.",
  });
});
