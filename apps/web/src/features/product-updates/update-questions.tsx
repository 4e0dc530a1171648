import { EventQuestion, type Questions } from "../../shared/records/event-question.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { updateEvents } from "./update-events.ts";
import { audienceText } from "./update-labels.ts";
import {
  ProductUpdatePublishDocument,
  ProductUpdateRestoreDocument,
  ProductUpdateRetireDocument,
  ProductUpdateUnscheduleDocument,
} from "./update-mutations.generated.ts";
import { ProductUpdateRecordDocument, type ProductUpdateRecordFragment } from "./update.generated.ts";

const questions: Questions<ProductUpdateRecordFragment, "publish" | "unschedule" | "retire" | "restore"> = {
  publish: {
    mutation: ProductUpdatePublishDocument,
    title: ({ name }) => `Publish ${name} now?`,
    description: (update) =>
      `The app shows it from now on. Audience: ${audienceText(update)}. It can no longer be edited then, only retired.`,
    successMessage: ({ name }) => `${name} is published.`,
  },
  unschedule: {
    mutation: ProductUpdateUnscheduleDocument,
    description: () => "It is a draft again, and is not published until it is scheduled anew.",
    successMessage: ({ name }) => `${name} is a draft again.`,
  },
  retire: {
    mutation: ProductUpdateRetireDocument,
    description: () => "The app no longer shows it. You can show it again at any time.",
    successMessage: ({ name }) => `${name} is retired.`,
  },
  restore: {
    mutation: ProductUpdateRestoreDocument,
    title: ({ name }) => `Show ${name} again?`,
    description: (update) => `The app shows it again, as it was published. Audience: ${audienceText(update)}.`,
    successMessage: ({ name }) => `${name} is in the app again.`,
  },
};

/** Asks before a product update is published, unscheduled, retired or shown again. */
export function UpdateQuestion(props: RecordDialogProps) {
  return <EventQuestion {...props} table={updateEvents} query={ProductUpdateRecordDocument} questions={questions} />;
}
