import type { RecordDialogProps } from "../records/record-dialogs.tsx";
import type { RecordFormTable } from "../records/form-of.ts";
import { RecordHistory } from "../records/record-history.tsx";
import type { RecordKind } from "../records/record-kind.ts";
import type { ReviewDocuments, ReviewedContent } from "./reviewed-content.ts";

interface ContentHistoryProps<Found, Values, Sent> extends RecordDialogProps {
  kind: RecordKind;
  query: ReviewDocuments<Found>["query"];
  form: Pick<RecordFormTable<Found, Values, Sent>, "labels" | "showStored">;
}

/** What was changed about a piece of reviewed content, by whom, and the ways back. */
export function ContentHistory<Found extends ReviewedContent, Values, Sent>({
  form: { labels, showStored },
  ...props
}: ContentHistoryProps<Found, Values, Sent>) {
  return (
    <RecordHistory
      {...props}
      words={{ labels: { ...labels, status: "Status" }, show: showStored }}
      mayRestore={({ offered }) => offered.includes("EDIT")}
    />
  );
}
