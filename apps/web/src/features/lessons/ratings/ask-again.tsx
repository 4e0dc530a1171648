import { useApolloClient } from "@apollo/client/react";
import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked/booked-record.generated.ts";
import { BookedLessonAskRatingDocument } from "./rating-mutations.generated.ts";

const askAgain: RecordEvent<BookedLessonRecordFragment> = {
  verb: "Ask again about",
  label: "Ask again",
  mutation: BookedLessonAskRatingDocument,
  description: ({ customer }) =>
    `${customer?.name ?? "The customer"} gets an email that asks how the lesson was. This can be done once.`,
  successMessage: ({ customer }) => `${customer?.name ?? "The customer"} has been asked again.`,
};

/** Asks before the customer is asked once more. */
export function AskAgain(props: RecordDialogProps) {
  const { cache } = useApolloClient();
  const close = () => {
    cache.evict({ id: "ROOT_QUERY", fieldName: "ratingsOfLesson" });
    props.onClose();
  };
  return (
    <RecordEventDialog
      {...props}
      onClose={close}
      what="lesson"
      query={BookedLessonRecordDocument}
      events={{ askAgain }}
    />
  );
}
