import { statusWord } from "@app/ui/value/status-tones.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { podForm } from "../form/pod.fields.ts";
import type { PodRecordFragment } from "../pod.generated.ts";
import { podKind } from "../pod.kind.ts";

/** What happened to a pod: who changed what, and the ways back. */
export function ActivityTab({ record: pod }: { record: PodRecordFragment }) {
  const { nameOf } = useRegionChoices();
  const tutors = useTutorChoices();
  const payers = new Map(pod.members.map(({ learner }) => [learner?.payer.id, learner?.payer.name]));
  const words = {
    labels: { ...podForm.labels, status: "Status" },
    show: {
      ...podForm.showStored,
      status: (stored: unknown) => statusWord(String(stored)),
      regionId: nameOf,
      tutorId: (stored: unknown) => tutors.find(({ value }) => value === stored)?.label ?? "another tutor",
      payerCustomerId: (stored: unknown) => payers.get(String(stored)) ?? "another customer",
    },
  };
  const mayRestore = useCan()(podKind.write) && pod.status !== "CLOSED";
  return <HistoryTab kind={podKind.history} record={pod} words={words} mayRestore={mayRestore} />;
}
