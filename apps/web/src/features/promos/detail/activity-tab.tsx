import { statusWord } from "@app/ui/value/status-tones.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { promoForm } from "../form/promo.fields.ts";
import type { PromoRecordFragment } from "../promo.generated.ts";
import { promoKind } from "../promo.kind.ts";
import { usePromoWords } from "../use-promo-words.ts";

/** What happened to a promo: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: PromoRecordFragment }) {
  const { shown } = usePromoWords(record);
  const words = {
    labels: { ...promoForm.labels, status: "Status" },
    show: {
      ...promoForm.showStored,
      ...shown,
      status: (stored: unknown) => statusWord(String(stored)),
    },
  };
  return <HistoryTab kind={promoKind.history} record={record} words={words} mayRestore={useCan()(promoKind.write)} />;
}
