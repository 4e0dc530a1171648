import type { ReviewPlace } from "../../shared/review/request-changes.tsx";
import { reviewDialogsOf } from "../../shared/review/review-dialogs.tsx";
import type { ReviewDocuments } from "../../shared/review/reviewed-content.ts";
import { wordEvents } from "./word-events.ts";
import {
  WordArchiveDocument,
  WordDiscardDocument,
  WordPublishDocument,
  WordRequestChangesDocument,
  WordRestoreDocument,
  WordSubmitDocument,
  WordUnpublishDocument,
  WordWithdrawDocument,
} from "./word-mutations.generated.ts";
import { WordRecordDocument, type WordRecordFragment } from "./word.generated.ts";

const documents: ReviewDocuments<WordRecordFragment> = {
  query: WordRecordDocument,
  submit: WordSubmitDocument,
  withdraw: WordWithdrawDocument,
  publish: WordPublishDocument,
  discard: WordDiscardDocument,
  archive: WordArchiveDocument,
  restore: WordRestoreDocument,
  requestChanges: WordRequestChangesDocument,
  unpublish: WordUnpublishDocument,
};

const placesOf = ({ meanings, examples }: WordRecordFragment): ReviewPlace[] => [
  ...meanings.map(({ gloss }, index) => ({ field: `meanings.${index}.gloss`, label: `Meaning: ${gloss}` })),
  ...examples.map(({ text }, index) => ({ field: `examples.${index}.text`, label: `Example: ${text}` })),
];

export const wordReviewDialogs = reviewDialogsOf(wordEvents, documents, placesOf);
