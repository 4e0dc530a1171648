import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { appFeedbackEvents } from "./app-feedback-events.ts";
import {
  AppFeedbackFixDocument,
  AppFeedbackPlanDocument,
  AppFeedbackReopenDocument,
  AppFeedbackTriageDocument,
  AppFeedbackWontFixDocument,
} from "./app-feedback-mutations.generated.ts";
import { AppFeedbackRecordDocument, type AppFeedbackRecordFragment } from "./app-feedback.generated.ts";

type Asked = "triage" | "plan" | "fix" | "wont-fix" | "reopen";

const questions: Questions<AppFeedbackRecordFragment, Asked> = {
  triage: {
    mutation: AppFeedbackTriageDocument,
    title: () => "Mark as triaged?",
    description: ({ body }) => `“${body}”`,
    successMessage: () => "Feedback triaged.",
  },
  plan: {
    mutation: AppFeedbackPlanDocument,
    title: () => "Plan to fix this?",
    description: ({ body }) => `“${body}”`,
    successMessage: () => "Feedback planned.",
  },
  fix: {
    mutation: AppFeedbackFixDocument,
    title: () => "Mark as fixed?",
    description: ({ body }) => `“${body}”`,
    successMessage: () => "Feedback marked as fixed.",
  },
  "wont-fix": {
    mutation: AppFeedbackWontFixDocument,
    title: () => "Leave this as it is?",
    description: ({ body }) => `“${body}” A reply can say why.`,
    successMessage: () => "Feedback closed. It will not be fixed.",
  },
  reopen: {
    mutation: AppFeedbackReopenDocument,
    title: () => "Reopen this feedback?",
    description: ({ body }) => `“${body}”`,
    successMessage: () => "Feedback reopened.",
  },
};

/** Asks before feedback moves on or is taken up again. */
export function AppFeedbackQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={appFeedbackEvents} query={AppFeedbackRecordDocument} questions={questions} />;
}
