import type { ReviewPlace } from "../../shared/review/request-changes.tsx";
import { reviewDialogsOf } from "../../shared/review/review-dialogs.tsx";
import type { ReviewDocuments } from "../../shared/review/reviewed-content.ts";
import { conversationEvents } from "./conversation-events.ts";
import {
  ConversationPracticeArchiveDocument,
  ConversationPracticeDiscardDocument,
  ConversationPracticePublishDocument,
  ConversationPracticeRequestChangesDocument,
  ConversationPracticeRestoreDocument,
  ConversationPracticeSubmitDocument,
  ConversationPracticeUnpublishDocument,
  ConversationPracticeWithdrawDocument,
} from "./conversation-mutations.generated.ts";
import {
  ConversationPracticeRecordDocument,
  type ConversationPracticeRecordFragment,
} from "./conversation.generated.ts";

const documents: ReviewDocuments<ConversationPracticeRecordFragment> = {
  query: ConversationPracticeRecordDocument,
  submit: ConversationPracticeSubmitDocument,
  withdraw: ConversationPracticeWithdrawDocument,
  publish: ConversationPracticePublishDocument,
  discard: ConversationPracticeDiscardDocument,
  archive: ConversationPracticeArchiveDocument,
  restore: ConversationPracticeRestoreDocument,
  requestChanges: ConversationPracticeRequestChangesDocument,
  unpublish: ConversationPracticeUnpublishDocument,
};

const placesOf = ({ turns }: ConversationPracticeRecordFragment): ReviewPlace[] =>
  turns.map(({ text, learnerChoices }, index) => ({
    field: `turns.${index}.text`,
    label: `Turn ${index + 1}: ${text ?? learnerChoices[0]?.text ?? "no text yet"}`,
  }));

export const conversationReviewDialogs = reviewDialogsOf(conversationEvents, documents, placesOf);
