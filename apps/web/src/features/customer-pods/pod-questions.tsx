import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { podEvents } from "./pod-events.ts";
import {
  PodActivateDocument,
  PodPauseDocument,
  PodReopenDocument,
  PodResumeDocument,
} from "./pod-mutations.generated.ts";
import { PodRecordDocument, type PodRecordFragment } from "./pod.generated.ts";

const questions: Questions<PodRecordFragment, "activate" | "pause" | "resume" | "reopen"> = {
  activate: {
    mutation: PodActivateDocument,
    description: ({ members }) => `Lessons can be agreed with its ${members.length} learners from now on.`,
    successMessage: ({ name }) => `${name} is active.`,
  },
  pause: {
    mutation: PodPauseDocument,
    description: () => "Its lessons stop until it is resumed. Its members and shares stay as they are.",
    successMessage: ({ name }) => `${name} is paused.`,
  },
  resume: {
    mutation: PodResumeDocument,
    description: () => "Lessons can be agreed with it again.",
    successMessage: ({ name }) => `${name} is active again.`,
  },
  reopen: {
    mutation: PodReopenDocument,
    description: () => "Check its members and shares, then activate it.",
    successMessage: ({ name }) => `${name} is forming again.`,
  },
};

/** Asks before a pod starts, takes a break, goes on or is put together again. */
export function PodQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={podEvents} query={PodRecordDocument} questions={questions} />;
}
