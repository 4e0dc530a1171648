import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { tutorEvents } from "./tutor-events.ts";
import {
  TutorPauseDocument,
  TutorReinstateDocument,
  TutorResumeDocument,
  TutorReturnDocument,
  TutorTakeLeaveDocument,
} from "./tutor-mutations.generated.ts";
import { TutorRecordDocument, type TutorRecordFragment } from "./tutor.generated.ts";

const questions: Questions<TutorRecordFragment, "take-leave" | "return" | "pause" | "resume" | "reinstate"> = {
  "take-leave": {
    mutation: TutorTakeLeaveDocument,
    description: () =>
      "They are not offered to new learners until they are back. Lessons that are agreed stay as they are.",
    successMessage: ({ name }) => `${name} is on leave.`,
  },
  return: {
    title: ({ name }) => `Bring ${name} back from leave?`,
    mutation: TutorReturnDocument,
    description: () => "They are offered to new learners again.",
    successMessage: ({ name }) => `${name} is back from leave.`,
  },
  pause: {
    mutation: TutorPauseDocument,
    description: () => "They take no new lessons until they are resumed. Lessons that are agreed stay as they are.",
    successMessage: ({ name }) => `${name} is paused.`,
  },
  resume: {
    mutation: TutorResumeDocument,
    description: () => "They take new lessons again.",
    successMessage: ({ name }) => `${name} is active again.`,
  },
  reinstate: {
    mutation: TutorReinstateDocument,
    description: () => "They teach again under their old number, with the hours, rates and documents they had.",
    successMessage: ({ name }) => `${name} is a tutor again.`,
  },
};

/** Asks before a tutor goes on leave, comes back, pauses, goes on or is reinstated. */
export function TutorQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={tutorEvents} query={TutorRecordDocument} questions={questions} />;
}
