import { HistoryTab } from "../../../../shared/history/history-tab.tsx";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { creatorStatusOptions } from "../creator-labels.ts";
import { creatorKind } from "../creators.kind.ts";
import type { CreatorRowFragment } from "../creators.generated.ts";
import { creatorForm } from "../form/creator.fields.ts";

const words = {
  labels: creatorForm.labels,
  show: { ...creatorForm.showStored, status: labelOf(creatorStatusOptions) },
};

/** What was changed about a content creator, by whom, and the ways back. */
export function ActivityTab({ record }: { record: CreatorRowFragment }) {
  const { id, person } = record;
  const named = { id, name: person?.name ?? "this content creator" };
  return (
    <HistoryTab kind={creatorKind.history} record={named} words={words} mayRestore={useCan()(creatorKind.write)} />
  );
}
