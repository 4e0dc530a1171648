import { tutorMachine } from "@app/domain/tutors/tutor-states.ts";
import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { undoneIn } from "../../shared/undo/way-back.ts";
import {
  TutorPauseDocument,
  TutorReinstateDocument,
  TutorResumeDocument,
  TutorReturnDocument,
  TutorTakeLeaveDocument,
} from "./tutor-mutations.generated.ts";
import { TutorRecordDocument, type TutorRecordFragment } from "./tutor.generated.ts";

export const tutorEvents: Record<string, RecordEvent<TutorRecordFragment>> = {
  takeLeave: {
    verb: "Send",
    ending: "on leave",
    label: "Send on leave",
    mutation: TutorTakeLeaveDocument,
    description: () =>
      "They are not offered to new learners until they are back. Lessons that are agreed stay as they are.",
    done: ({ name }) => `${name} is on leave.`,
    undo: undoneIn("TUTOR", tutorMachine, "take-leave"),
  },
  return: {
    verb: "Bring",
    ending: "back from leave",
    label: "Back from leave",
    mutation: TutorReturnDocument,
    description: () => "They are offered to new learners again.",
    done: ({ name }) => `${name} is back from leave.`,
    undo: undoneIn("TUTOR", tutorMachine, "return"),
  },
  pause: {
    verb: "Pause",
    mutation: TutorPauseDocument,
    description: () => "They take no new lessons until they are resumed. Lessons that are agreed stay as they are.",
    done: ({ name }) => `${name} is paused.`,
    undo: undoneIn("TUTOR", tutorMachine, "pause"),
  },
  resume: {
    verb: "Resume",
    mutation: TutorResumeDocument,
    description: () => "They take new lessons again.",
    done: ({ name }) => `${name} is active again.`,
    undo: undoneIn("TUTOR", tutorMachine, "resume"),
  },
  reinstate: {
    verb: "Reinstate",
    mutation: TutorReinstateDocument,
    description: () => "They teach again under their old number, with the hours, rates and documents they had.",
    done: ({ name }) => `${name} is a tutor again.`,
    undo: undoneIn("TUTOR", tutorMachine, "reinstate"),
  },
};

/** Asks before a tutor goes on leave, comes back, pauses, goes on or is reinstated. */
export function TutorEventDialog(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="tutor" query={TutorRecordDocument} events={tutorEvents} />;
}
