import { HistoryTab } from "../../../../shared/history/history-tab.tsx";
import { useCan } from "../../../../shared/permission/use-can.ts";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { useOwnerChoices } from "../../../customers/owner-choices.public.ts";
import { requestForm } from "../form/request.fields.ts";
import { requestStatusOptions } from "../request-labels.ts";
import type { LessonRequestRecordFragment } from "../request.generated.ts";
import { requestKind } from "../request.kind.ts";

/** What happened to a request: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: LessonRequestRecordFragment }) {
  const owners = useOwnerChoices();
  const words = {
    labels: { ...requestForm.labels, status: "Status", closedReason: "Why it was ended" },
    show: {
      ...requestForm.showStored,
      status: labelOf(requestStatusOptions),
      ownerId: (id: unknown) => owners.find(({ value }) => value === id)?.label ?? "another colleague",
    },
  };
  return (
    <HistoryTab kind={requestKind.history} record={record} words={words} mayRestore={useCan()(requestKind.write)} />
  );
}
