import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ContentHistory } from "../../shared/review/content-history.tsx";
import { storyForm } from "./form/story.fields.ts";
import { storyKind } from "./story.kind.ts";
import { StoryRecordDocument } from "./story.generated.ts";

/** What was changed about a story, by whom, and the ways back. */
export const StoryHistory = (props: RecordDialogProps) => (
  <ContentHistory {...props} kind={storyKind} query={StoryRecordDocument} form={storyForm} />
);
