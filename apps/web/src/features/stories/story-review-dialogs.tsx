import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ContentQuestion } from "../../shared/review/content-question.tsx";
import { RequestChanges, type ReviewPlace } from "../../shared/review/request-changes.tsx";
import type { ReviewDocuments } from "../../shared/review/reviewed-content.ts";
import { Unpublish } from "../../shared/review/unpublish.tsx";
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

/** Asks before a story is handed in, published, taken out of use or brought back. */
export function StoryQuestion(props: RecordDialogProps) {
  return <ContentQuestion {...props} events={storyEvents} documents={documents} />;
}

/** Asks what needs to change, of the story as a whole and of its scenes, and sends it back. */
export function StoryRequestChanges(props: RecordDialogProps) {
  return <RequestChanges {...props} what="story" documents={documents} placesOf={placesOf} />;
}

/** Asks why a story leaves the app, and takes it out. */
export function StoryUnpublish(props: RecordDialogProps) {
  return <Unpublish {...props} what="story" documents={documents} />;
}
