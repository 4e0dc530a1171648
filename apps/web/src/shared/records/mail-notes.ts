import { actNotesInput, messageFieldOf, type ActNotes, type MessageSide } from "@app/domain/messages-sent/act-notes.ts";

/** What staff may write beside an action that sends emails. */
export interface Mailing {
  /** Possible recipients of a message. */
  to: readonly MessageSide[];
  /** Whether to ask for an internal note; false if the action has its own. */
  note?: boolean;
  /** Two messages side by side, in a wide dialog. */
  beside?: boolean;
}

export type NotesTyped = Record<keyof ActNotes, string>;

export const noNotes: NotesTyped = { internalNote: "", familyMessage: "", tutorMessage: "", candidateMessage: "" };

/** The typed notes to send, without empty ones. */
export function notesOf(typed: Partial<NotesTyped>): Partial<NotesTyped> {
  const known = Object.keys(noNotes) as (keyof NotesTyped)[];
  return Object.fromEntries(
    known.flatMap((name) => {
      const text = typed[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
}

export const notesRules = actNotesInput;
export const fieldOf = messageFieldOf;
