import { HistoryTab } from "../../../../shared/history/history-tab.tsx";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { wordsIn } from "../../../../shared/text/option-words.ts";
import { creatorStatusOptions } from "../creator-words.ts";
import { creatorKind } from "../creators.kind.ts";
import type { CreatorRowFragment } from "../creators.generated.ts";
import { creatorForm } from "../form/creator.fields.ts";

const words = {
  labels: creatorForm.labels,
  show: { ...creatorForm.showStored, status: wordsIn(creatorStatusOptions) },
};

/** What was changed about a content creator, by whom, and the ways back. */
export function ActivityTab({ record }: { record: CreatorRowFragment }) {
  const { id, person } = record;
  const named = { id, name: person?.name ?? "this content creator" };
  return (
    <HistoryTab kind={creatorKind.history} record={named} words={words} mayRestore={useCan()(creatorKind.write)} />
  );
}
