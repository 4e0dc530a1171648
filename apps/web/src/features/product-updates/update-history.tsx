import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { useRegionChoices } from "../regions/region-choices.public.ts";
import { updateForm } from "./form/update.fields.ts";
import { ProductUpdateRecordDocument } from "./update.generated.ts";
import { updateKind } from "./update.kind.ts";

const { labels, showStored } = updateForm;

/** What was changed about a product update, by whom, and the ways back. */
export function UpdateHistory(props: RecordDialogProps) {
  const { nameOf } = useRegionChoices();
  const regionsOf = (ids: unknown) => (ids as readonly string[]).map(nameOf).join(", ") || "none";
  return (
    <RecordHistory
      {...props}
      kind={updateKind}
      query={ProductUpdateRecordDocument}
      words={{
        labels: { ...labels, status: "Status", publishAt: "Publish at" },
        show: { ...showStored, regionIds: regionsOf },
      }}
      mayRestore={({ isEditable }) => isEditable}
    />
  );
}
