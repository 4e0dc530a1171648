import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { regionForm, usePolicies } from "./form/region.fields.ts";
import { RegionStandingDocument } from "./region-mutations.generated.ts";
import { regionKind } from "./region.kind.ts";

/** What was changed about a region, by whom, and the ways back. */
export function RegionHistory(props: RecordDialogProps) {
  const { nameOf } = usePolicies("cache-first");
  const words = {
    labels: { ...regionForm.labels, active: "In use" },
    show: { ...regionForm.showStored, cancellationPolicyId: nameOf },
  };
  const known = { kind: regionKind, query: RegionStandingDocument, words };
  return <RecordHistory {...props} {...known} mayRestore={({ active }) => active} />;
}
