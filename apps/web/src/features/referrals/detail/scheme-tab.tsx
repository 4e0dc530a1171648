import { counted } from "@app/domain/counted.ts";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { sumsInWords } from "../../../shared/text/sums-in-words.ts";
import { referrerForm } from "../form/referrer.fields.ts";
import { payoutMethodWord, rewardTypeWord, teacherRewardInWords } from "../referrer-labels.ts";
import type { ReferrerRecordFragment } from "../referrer.generated.ts";

const { labels } = referrerForm;

/** The terms on which a teacher refers. */
export function SchemeTab({ record }: { record: ReferrerRecordFragment }) {
  const { rewardType, capPerReferral, qualifyingLessons, holdDays, payoutMethod, code, createdAt } = record;
  return (
    <TabColumn>
      <FactsSection
        title="Reward"
        facts={[
          [labels.rewardType, rewardTypeWord(rewardType)],
          ["How much", teacherRewardInWords({ ...record, capPerReferral: [] })],
          ...(rewardType === "PERCENT"
            ? [[labels.capPerReferral, capPerReferral.length === 0 ? "No limit" : sumsInWords(capPerReferral)] as const]
            : []),
          [labels.payoutMethod, payoutMethod === null ? "Not said yet" : payoutMethodWord(payoutMethod)],
        ]}
      />
      <FactsSection
        title="Scheme"
        facts={[
          [labels.code, code],
          [labels.qualifyingLessons, counted(qualifyingLessons, "lesson")],
          [labels.holdDays, counted(holdDays, "day")],
          ["Refers since", <Day key="since" value={createdAt} />],
        ]}
      />
    </TabColumn>
  );
}
