import { statusWord } from "@app/ui/value/status-tones.ts";
import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { BannerRecordFragment } from "../banner.generated.ts";
import { bannerKind } from "../banner.kind.ts";
import { bannerForm } from "../form/banner.fields.ts";
import { useBannerWords } from "../use-banner-words.ts";

/** What happened to a banner: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: BannerRecordFragment }) {
  const { shown } = useBannerWords();
  const words = {
    labels: { ...bannerForm.labels, status: "Status" },
    show: { ...bannerForm.showStored, ...shown, status: (stored: unknown) => statusWord(String(stored)) },
  };
  return <HistoryTab kind={bannerKind.history} record={record} words={words} mayRestore={useCan()(bannerKind.write)} />;
}
