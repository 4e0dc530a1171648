import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { useOwnerChoices } from "../../customers/owner-choices.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { leadForm } from "../form/lead.fields.ts";
import { lostOptions, stageOptions } from "../lead-labels.ts";
import type { LeadRecordFragment } from "../lead.generated.ts";
import { leadKind } from "../lead.kind.ts";

/** What happened to a lead: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: LeadRecordFragment }) {
  const { nameOf } = useRegionChoices();
  const owners = useOwnerChoices();
  const words = {
    labels: { ...leadForm.labels, stage: "Stage", lostReason: "Why lost" },
    show: {
      ...leadForm.showStored,
      stage: labelOf(stageOptions),
      lostReason: labelOf(lostOptions),
      regionId: nameOf,
      ownerId: (id: unknown) => owners.find(({ value }) => value === id)?.label ?? "another colleague",
    },
  };
  return <HistoryTab kind={leadKind.history} record={record} words={words} mayRestore={useCan()(leadKind.write)} />;
}
