import * as z from "zod";
import { contactChannels } from "../people/people-enums.ts";
import { choiceField, dateField, idField, optional, proseField, textField } from "../fields.ts";
import { messages } from "../messages.ts";
import { taskTitleMax } from "../tasks/task.ts";
import { messageTexts } from "./message-texts.ts";

export const messageSubjectMax = 150;
export const messageBodyMax = 5000;

/** Fields that only emails have, and fields that only other channels have, with their problems. */
function problemsOf(message: {
  channel: string;
  subject?: string | null | undefined;
  saidOn?: string | null | undefined;
}): Record<string, string> {
  const isEmail = message.channel === "email";
  return {
    ...(isEmail && !message.subject && { subject: messages.required("Subject") }),
    ...(!isEmail && message.subject && { subject: messageTexts.noSubject }),
    ...(isEmail && message.saidOn && { saidOn: messageTexts.sentNow }),
  };
}

const fields = z.object({
  toPersonId: idField("Customer"),
  channel: choiceField("Channel", contactChannels),
  subject: optional(textField("Subject", messageSubjectMax)),
  body: proseField("Message", messageBodyMax),
  /** The date of a message by another channel; today by default. */
  saidOn: optional(dateField),
});

function refuse(message: z.output<typeof fields>, context: z.RefinementCtx): void {
  for (const [field, text] of Object.entries(problemsOf(message)))
    context.addIssue({ code: "custom", path: [field], message: text });
}

/**
 * A message to a person: emails are sent, other channels are recorded. All messages concern the service, so no consent
 * is needed. Source: domain.md 1.7.
 */
export const messageInput = fields.superRefine(refuse);
export type MessageInput = z.infer<typeof messageInput>;

/** What is to be done about a message next. */
export const followUpInput = z.object({
  title: textField("Follow-up", taskTitleMax),
  /** In the owner's zone. */
  dueOn: optional(dateField),
  ownerId: idField("Owner"),
});

/** A message to a customer, with what is to be done about it next: a task, made with it or not at all. */
const withFollowUp = fields.extend({ followUp: optional(followUpInput) });
export const customerMessageInput = withFollowUp.superRefine(refuse);

/** What the field is called that takes what was said on the phone, or another way than by email. */
export const saidLabel = "What was said";

/** The same of what was said, under the name that its form has for it. */
export const customerCallInput = withFollowUp
  .extend({ body: proseField(saidLabel, messageBodyMax) })
  .superRefine(refuse);
export type CustomerMessageInput = z.infer<typeof customerMessageInput>;
