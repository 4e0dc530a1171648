import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { useOwnerChoices } from "../../customers/owner-choices.public.ts";
import { statusOptions } from "../feedback-labels.ts";
import { feedbackForm } from "../feedback.fields.ts";
import type { FeedbackRecordFragment } from "../feedback.generated.ts";
import { feedbackKind } from "../feedback.kind.ts";

/** What happened to feedback: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: FeedbackRecordFragment }) {
  const staff = useOwnerChoices();
  const words = {
    labels: { ...feedbackForm.labels, status: "Status", resolution: "Resolution" },
    show: {
      ...feedbackForm.showStored,
      status: labelOf(statusOptions),
      assigneeId: (id: unknown) => staff.find(({ value }) => value === id)?.label ?? "another colleague",
    },
  };
  return (
    <HistoryTab kind={feedbackKind.history} record={record} words={words} mayRestore={useCan()(feedbackKind.write)} />
  );
}
