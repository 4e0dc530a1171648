import type { ReferrerEvent } from "@app/domain/referrals/referral-enums.ts";
import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { referrerEvents } from "./referrer-events.ts";
import {
  ReferrerCloseDocument,
  ReferrerPauseDocument,
  ReferrerReopenDocument,
  ReferrerResumeDocument,
} from "./referrer-mutations.generated.ts";
import { ReferrerRecordDocument, type ReferrerRecordFragment } from "./referrer.generated.ts";

const earlier = "What was referred before goes on as agreed.";

const questions: Questions<ReferrerRecordFragment, ReferrerEvent> = {
  pause: {
    mutation: ReferrerPauseDocument,
    description: ({ code }) => `Nobody new can come with ${code} until it is resumed. ${earlier}`,
    successMessage: ({ name }) => `${name} is paused.`,
  },
  resume: {
    mutation: ReferrerResumeDocument,
    description: ({ code }) => `New customers can come with ${code} again.`,
    successMessage: ({ name }) => `${name} is active again.`,
  },
  close: {
    mutation: ReferrerCloseDocument,
    description: ({ code }) => `Nobody new can come with ${code} any more. ${earlier}`,
    successMessage: ({ name }) => `${name} is closed.`,
  },
  reopen: {
    mutation: ReferrerReopenDocument,
    description: ({ code }) => `New customers can come with ${code} again, on the terms as they are now.`,
    successMessage: ({ name }) => `${name} is active again.`,
  },
};

/** Asks before a referrer's code rests, ends or works again. */
export function ReferrerQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={referrerEvents} query={ReferrerRecordDocument} questions={questions} />;
}
