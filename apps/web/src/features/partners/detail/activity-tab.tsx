import { statusWord } from "@app/ui/value/status-tones.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { partnerForm } from "../form/partner.fields.ts";
import type { PartnerRecordFragment } from "../partner.generated.ts";
import { partnerKind } from "../partner.kind.ts";
import { usePartnerWords } from "../use-partner-words.ts";

/** What happened to a partner: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: PartnerRecordFragment }) {
  const { shown } = usePartnerWords();
  const words = {
    labels: { ...partnerForm.labels, status: "Status" },
    show: { ...partnerForm.showStored, ...shown, status: (stored: unknown) => statusWord(String(stored)) },
  };
  return (
    <HistoryTab kind={partnerKind.history} record={record} words={words} mayRestore={useCan()(partnerKind.write)} />
  );
}
