import { EventQuestion, type Questions } from "../records/event-question.tsx";
import type { RecordDialogProps } from "../records/record-dialogs.tsx";
import type { ContentEvents, ReviewDocuments, ReviewedContent } from "./reviewed-content.ts";

type Asked = "submit" | "withdraw" | "publish" | "discard" | "archive" | "restore";

const questionsOf = <Found extends ReviewedContent>(documents: ReviewDocuments<Found>): Questions<Found, Asked> => ({
  submit: {
    mutation: documents.submit,
    description: () => "Somebody else is asked to review it. It cannot be edited until they are done.",
    successMessage: ({ name }) => `${name} is in review.`,
  },
  withdraw: {
    mutation: documents.withdraw,
    description: () => "It is a draft again, and can be edited.",
    successMessage: ({ name }) => `${name} is a draft again.`,
  },
  publish: {
    mutation: documents.publish,
    description: ({ warnings = [] }) =>
      ["The app gets it as it stands now.", ...new Set(warnings.map(({ message }) => message))].join(" "),
    successMessage: ({ name }) => `${name} is published.`,
  },
  discard: {
    mutation: documents.discard,
    description: () => "Everything written since it was published is thrown away. The app is not affected.",
    successMessage: ({ name }) => `${name} is as published again.`,
  },
  archive: {
    mutation: documents.archive,
    description: ({ liveVersion }) =>
      liveVersion === null
        ? "It leaves the list, and can be restored at any time."
        : "It leaves the list and the app, and can be restored at any time.",
    successMessage: ({ name }) => `${name} archived.`,
  },
  restore: {
    mutation: documents.restore,
    description: () => "It is a draft again. The app gets it once it is published.",
    successMessage: ({ name }) => `${name} is a draft again.`,
  },
});

interface ContentQuestionProps<Found> extends RecordDialogProps {
  events: ContentEvents;
  documents: ReviewDocuments<Found>;
}

/** Asks before a piece of content is handed in, published, taken out of use or brought back. */
export function ContentQuestion<Found extends ReviewedContent>({
  events,
  documents,
  ...props
}: ContentQuestionProps<Found>) {
  return <EventQuestion {...props} table={events} query={documents.query} questions={questionsOf(documents)} />;
}
