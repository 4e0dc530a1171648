import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ContentQuestion } from "../../shared/review/content-question.tsx";
import { RequestChanges, type ReviewPlace } from "../../shared/review/request-changes.tsx";
import type { ReviewDocuments } from "../../shared/review/reviewed-content.ts";
import { Unpublish } from "../../shared/review/unpublish.tsx";
import { sessionEvents } from "./session-events.ts";
import {
  SentenceSessionArchiveDocument,
  SentenceSessionDiscardDocument,
  SentenceSessionPublishDocument,
  SentenceSessionRequestChangesDocument,
  SentenceSessionRestoreDocument,
  SentenceSessionSubmitDocument,
  SentenceSessionUnpublishDocument,
  SentenceSessionWithdrawDocument,
} from "./session-mutations.generated.ts";
import { SentenceSessionRecordDocument, type SentenceSessionRecordFragment } from "./session.generated.ts";

const documents: ReviewDocuments<SentenceSessionRecordFragment> = {
  query: SentenceSessionRecordDocument,
  submit: SentenceSessionSubmitDocument,
  withdraw: SentenceSessionWithdrawDocument,
  publish: SentenceSessionPublishDocument,
  discard: SentenceSessionDiscardDocument,
  archive: SentenceSessionArchiveDocument,
  restore: SentenceSessionRestoreDocument,
  requestChanges: SentenceSessionRequestChangesDocument,
  unpublish: SentenceSessionUnpublishDocument,
};

const placesOf = ({ items }: SentenceSessionRecordFragment): ReviewPlace[] =>
  items.map(({ prompt }, index) => ({
    field: `items.${index}.prompt`,
    label: `Sentence ${index + 1}: ${prompt ?? "no prompt yet"}`,
  }));

/** Asks before a session is handed in, published, taken out of use or brought back. */
export function SessionQuestion(props: RecordDialogProps) {
  return <ContentQuestion {...props} events={sessionEvents} documents={documents} />;
}

/** Asks what needs to change, of the session as a whole and of its sentences, and sends it back. */
export function SessionRequestChanges(props: RecordDialogProps) {
  return <RequestChanges {...props} what="session" documents={documents} placesOf={placesOf} />;
}

/** Asks why a session leaves the app, and takes it out. */
export function SessionUnpublish(props: RecordDialogProps) {
  return <Unpublish {...props} what="session" documents={documents} />;
}
