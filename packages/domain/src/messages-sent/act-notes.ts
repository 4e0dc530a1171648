/** What staff write beside an action: an internal note, and a message to each recipient of its email. */
import * as z from "zod";
import { optionalText } from "../fields.ts";

/** Possible recipients of a message. */
export const messageSides = ["family", "tutor", "candidate"] as const;
export type MessageSide = (typeof messageSides)[number];

export const messageMax = 1000;

/** The field with the message to a recipient. */
export const messageFieldOf = {
  family: "familyMessage",
  tutor: "tutorMessage",
  candidate: "candidateMessage",
} as const satisfies Record<MessageSide, string>;

export const messageLabels: Readonly<Record<MessageSide, string>> = {
  family: "Message to the customer",
  tutor: "Message to the tutor",
  candidate: "Message to the candidate",
};

export const actNotesInput = z.object({
  /** For colleagues: stored in the activity log, never in an email. */
  internalNote: optionalText("Internal note", 500),
  familyMessage: optionalText(messageLabels.family, messageMax),
  tutorMessage: optionalText(messageLabels.tutor, messageMax),
  candidateMessage: optionalText(messageLabels.candidate, messageMax),
});
export type ActNotes = z.infer<typeof actNotesInput>;

/** Separates the notes from the rest of the input. */
export function notesApart<Sent extends object>(sent: Sent): { notes: ActNotes; rest: Omit<Sent, keyof ActNotes> } {
  const { internalNote, familyMessage, tutorMessage, candidateMessage, ...rest } = sent as Sent & ActNotes;
  return { notes: { internalNote, familyMessage, tutorMessage, candidateMessage }, rest };
}
