import type { ReviewPlace } from "../../shared/review/request-changes.tsx";
import { reviewDialogsOf } from "../../shared/review/review-dialogs.tsx";
import type { ReviewDocuments } from "../../shared/review/reviewed-content.ts";
import { storyEvents } from "./story-events.ts";
import {
  StoryArchiveDocument,
  StoryDiscardDocument,
  StoryPublishDocument,
  StoryRequestChangesDocument,
  StoryRestoreDocument,
  StorySubmitDocument,
  StoryUnpublishDocument,
  StoryWithdrawDocument,
} from "./story-mutations.generated.ts";
import { StoryRecordDocument, type StoryRecordFragment } from "./story.generated.ts";

const documents: ReviewDocuments<StoryRecordFragment> = {
  query: StoryRecordDocument,
  submit: StorySubmitDocument,
  withdraw: StoryWithdrawDocument,
  publish: StoryPublishDocument,
  discard: StoryDiscardDocument,
  archive: StoryArchiveDocument,
  restore: StoryRestoreDocument,
  requestChanges: StoryRequestChangesDocument,
  unpublish: StoryUnpublishDocument,
};

const placesOf = ({ scenes }: StoryRecordFragment): ReviewPlace[] =>
  scenes.map(({ background, lines }, index) => ({
    field: `scenes.${index}.lines.0.text`,
    label: `Scene ${index + 1}, ${background?.name ?? "no background yet"}: ${lines[0]?.text ?? "no lines yet"}`,
  }));

export const storyReviewDialogs = reviewDialogsOf(storyEvents, documents, placesOf);
