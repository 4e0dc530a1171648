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

/** What is to be done about a message next: a task, made with it or not at all. */
export const followUpField = optional(
  z.object({
    title: textField("Follow-up", taskTitleMax),
    /** In the owner's zone. */
    dueOn: optional(dateField),
    ownerId: idField("Owner"),
  }),
);

/** The same to a customer, with what is to be done about it next. */
export const customerMessageInput = fields.extend({ followUp: followUpField }).superRefine(refuse);
export type CustomerMessageInput = z.infer<typeof customerMessageInput>;
