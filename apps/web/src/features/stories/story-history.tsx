import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { storyForm } from "./form/story.fields.ts";
import { storyKind } from "./story.kind.ts";
import { StoryRecordDocument } from "./story.generated.ts";

const { labels, showStored } = storyForm;

/** What was changed about a story, by whom, and the ways back. */
export function StoryHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={storyKind}
      query={StoryRecordDocument}
      words={{ labels: { ...labels, status: "Status" }, show: showStored }}
      mayRestore={({ offered }) => offered.includes("EDIT")}
    />
  );
}
