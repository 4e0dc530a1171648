import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ContentQuestion } from "../../shared/review/content-question.tsx";
import { RequestChanges, type ReviewPlace } from "../../shared/review/request-changes.tsx";
import type { ReviewDocuments } from "../../shared/review/reviewed-content.ts";
import { Unpublish } from "../../shared/review/unpublish.tsx";
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

/** Asks before a word is handed in, published, taken out of use or brought back. */
export function WordQuestion(props: RecordDialogProps) {
  return <ContentQuestion {...props} events={wordEvents} documents={documents} />;
}

/** Asks what needs to change, of the word as a whole and of what it says, and sends it back. */
export function WordRequestChanges(props: RecordDialogProps) {
  return <RequestChanges {...props} what="word" documents={documents} placesOf={placesOf} />;
}

/** Asks why a word leaves the app, and takes it out. */
export function WordUnpublish(props: RecordDialogProps) {
  return <Unpublish {...props} what="word" documents={documents} />;
}
