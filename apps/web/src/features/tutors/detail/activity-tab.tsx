import { statusWord } from "@app/ui/value/status-tones.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { tutorForm, tutorHoursForm } from "../form/tutor.fields.ts";
import type { TutorRecordFragment } from "../tutor.generated.ts";
import { tutorKind } from "../tutor.kind.ts";

/** What happened to a tutor: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: TutorRecordFragment }) {
  const { nameOf } = useRegionChoices();
  const words = {
    labels: { ...tutorForm.labels, ...tutorHoursForm.labels, status: "Status" },
    show: {
      ...tutorForm.showStored,
      ...tutorHoursForm.showStored,
      status: (stored: unknown) => statusWord(String(stored)),
      regionId: nameOf,
    },
  };
  return <HistoryTab kind={tutorKind.history} record={record} words={words} mayRestore={useCan()(tutorKind.write)} />;
}
