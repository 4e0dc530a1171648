/** What staff write beside something they do: a note that stays here, and a message to each of those who get an email about it. */
import * as z from "zod";
import { optionalText } from "../fields.ts";

/** Whom a message can be for. */
export const messageSides = ["family", "tutor", "candidate"] as const;
export type MessageSide = (typeof messageSides)[number];

export const messageMax = 1000;

/** The field that holds the message to a side. */
export const messageFieldOf = {
  family: "familyMessage",
  tutor: "tutorMessage",
  candidate: "candidateMessage",
} as const satisfies Record<MessageSide, string>;

export const messageLabels: Readonly<Record<MessageSide, string>> = {
  family: "Message to the family",
  tutor: "Message to the tutor",
  candidate: "Message to the candidate",
};

export const actNotesInput = z.object({
  /** For colleagues; it goes into the activity log and into no email. */
  internalNote: optionalText("Internal note", 500),
  familyMessage: optionalText(messageLabels.family, messageMax),
  tutorMessage: optionalText(messageLabels.tutor, messageMax),
  candidateMessage: optionalText(messageLabels.candidate, messageMax),
});
export type ActNotes = z.infer<typeof actNotesInput>;

/** Parts what was sent into the notes and the rest. */
export function notesApart<Sent extends object>(sent: Sent): { notes: ActNotes; rest: Omit<Sent, keyof ActNotes> } {
  const { internalNote, familyMessage, tutorMessage, candidateMessage, ...rest } = sent as Sent & ActNotes;
  return { notes: { internalNote, familyMessage, tutorMessage, candidateMessage }, rest };
}
