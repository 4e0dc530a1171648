import { actNotesInput, messageFieldOf, type ActNotes, type MessageSide } from "@app/domain/messages-sent/act-notes.ts";

/** How staff write beside an act that sends emails. */
export interface Mailing {
  /** Who can be sent a message with it. */
  to: readonly MessageSide[];
  /** Whether a note for colleagues is asked for here; false where the act asks for its own. */
  note?: boolean;
}

export type NotesTyped = Record<keyof ActNotes, string>;

export const noNotes: NotesTyped = { internalNote: "", familyMessage: "", tutorMessage: "", candidateMessage: "" };

/** What was typed, as it is sent: what is empty is left out. */
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
