import { useSearchParams } from "react-router-dom";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { PartList } from "../parts/part-list.tsx";
import { payInWords, rateFor } from "../parts/pay-labels.ts";
import { PayRateDeleteDocument, PayRateRestoreDocument, TutorPayDocument } from "../parts/pay.generated.ts";
import type { TutorRecordFragment } from "../tutor.generated.ts";

/** What a tutor is paid, and where it goes. */
export function PayTab({ record: { id } }: { record: TutorRecordFragment }) {
  const mayWrite = useCan()("payRates:write");
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(TutorPayDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const tutor = data?.tutor;
  if (tutor?.payRates == null) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("rates of pay", error, refetch)} />;
  }
  const link = (label: string, param: string) =>
    mayWrite ? <TextLink href={withParams(params, { [param]: id })}>{label}</TextLink> : undefined;
  return (
    <TabColumn>
      <Section title="Rates" note="The narrowest that fits a lesson counts" actions={link("Add rate", "addRate")}>
        <PartList
          items={tutor.payRates}
          none="No rate yet. The region’s counts."
          one="rate"
          nameOf={rateFor}
          remove={PayRateDeleteDocument}
          restore={PayRateRestoreDocument}
          needs="payRates:act"
          onChanged={refetch}
        >
          {(rate) => (
            <>
              <span>
                <MoneyText currency={rate.currency} amount={rate.amount} /> an hour
              </span>
              <small>
                {rateFor(rate)} · from <Day value={rate.effectiveFrom} />
              </small>
            </>
          )}
        </PartList>
      </Section>
      <FactsSection
        title="Payout account"
        actions={link(tutor.payoutAccount ? "Change account" : "Add account", "account")}
        facts={payInWords(tutor.payoutAccount)}
      />
    </TabColumn>
  );
}
