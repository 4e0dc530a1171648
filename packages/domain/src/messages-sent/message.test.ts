import { expect, it } from "@jest/globals";
import { messageInput } from "./message.ts";

const email = { toPersonId: "0".repeat(24), channel: "email", subject: "Your lessons", body: "Dear Ada,\n\nHello." };
const call = { toPersonId: "0".repeat(24), channel: "phone", body: "Called about the time.", saidOn: "2026-01-04" };

it("takes an email with a subject, and a call without one", () => {
  expect(messageInput.parse(email)).toEqual(email);
  expect(messageInput.parse(call)).toEqual(call);
});

it.each([
  [email, { subject: "" }, "subject", "Subject is required."],
  [email, { subject: "Two\nlines" }, "subject", "Subject cannot contain line breaks or hidden characters."],
  [email, { saidOn: "2026-01-04" }, "saidOn", "An email is sent now and cannot have another day."],
  [email, { body: " " }, "body", "Message is required."],
  [email, { body: "x".repeat(5001) }, "body", "Message must be 5000 characters or fewer."],
  [call, { subject: "A call" }, "subject", "Only an email has a subject."],
  [call, { saidOn: "yesterday" }, "saidOn", "Enter a valid date."],
  [call, { channel: "pigeon" }, "channel", "Choose a valid channel."],
])("refuses %j with %j", (base, over, field, message) => {
  const [issue] = messageInput.safeParse({ ...base, ...over }).error?.issues ?? [];
  expect([issue?.path[0], issue?.message]).toEqual([field, message]);
});
