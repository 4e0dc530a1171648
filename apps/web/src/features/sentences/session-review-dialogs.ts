import type { ReviewPlace } from "../../shared/review/request-changes.tsx";
import { reviewDialogsOf } from "../../shared/review/review-dialogs.tsx";
import type { ReviewDocuments } from "../../shared/review/reviewed-content.ts";
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

export const sessionReviewDialogs = reviewDialogsOf(sessionEvents, documents, placesOf);
