import * as z from "zod";
import { choiceField, dateField, idField, optional, proseField } from "../fields.ts";
import { followUpInput, saidLabel } from "../messages-sent/message.ts";
import { contactChannels, type ContactChannel } from "../people/people-enums.ts";
import { taskNoteMax } from "../tasks/task.ts";
import { leadMessages } from "./lead-messages.ts";

/** How staff speak with a lead besides by email. */
const callChannels = contactChannels.filter((channel) => channel !== "email");
type CallChannel = Exclude<ContactChannel, "email">;

const finishedTasksMax = 20;

/** The titles under which calls and messages are kept among what was done for a lead. */
export const leadCallTitles: Readonly<Record<CallChannel, string>> = {
  phone: "Phone call",
  whatsapp: "WhatsApp message",
  sms: "Text message",
};

/** What was said to a lead, and what is to be done next. Source: domain.md 2.11. */
export const leadCallInput = z.object({
  channel: choiceField("Channel", callChannels),
  body: proseField(saidLabel, taskNoteMax),
  /** The day on which it was said; today by default. */
  saidOn: optional(dateField),
  /** It becomes the lead's next action, which has a day. */
  followUp: optional(
    followUpInput.refine(({ dueOn }) => Boolean(dueOn), { path: ["dueOn"], error: leadMessages.actionDay }),
  ),
  /** Open tasks about the lead that are done with it, such as the one to contact them. */
  finishedTaskIds: optional(z.array(idField("Task")).max(finishedTasksMax)),
});
export type LeadCallInput = z.infer<typeof leadCallInput>;
