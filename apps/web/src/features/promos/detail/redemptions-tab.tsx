import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { customerPath, invoicePath } from "../../../shared/links/record-paths.ts";
import type { PromoRecordFragment } from "../promo.generated.ts";
import { PromoRedemptionsDocument } from "./redemptions.generated.ts";

const tones = {
  RESERVED: "waiting",
  USED: "good",
  RELEASED: "neutral",
} as const;

/** The invoices on which a promo was used, the newest first. */
export function RedemptionsTab({ record: { id } }: { record: PromoRecordFragment }) {
  const { data, loading, error, refetch } = useQuery(PromoRedemptionsDocument, {
    variables: { promoId: id },
    fetchPolicy: "cache-and-network",
  });
  const redemptions = data?.promoRedemptions;
  if (!redemptions)
    return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("redemptions", error, refetch)} />;
  return (
    <TabColumn>
      <Section title="Redemptions">
        {redemptions.length === 0 ? <p>No invoice has been sent with this code yet.</p> : null}
        <LineList>
          {redemptions.map(({ id: key, invoice, customer, currency, amount, status, reservedAt }) => (
            <li key={key}>
              <p>
                {invoice ? <TextLink href={invoicePath(invoice.id)}>{invoice.name}</TextLink> : "An invoice"}
                <small>
                  {customer ? <TextLink href={customerPath(customer.id)}>{customer.name}</TextLink> : "A customer"} ·
                  sent <Day value={reservedAt} />
                </small>
              </p>
              <span>
                <MoneyText currency={currency} amount={amount} /> <StatusChip status={status} tone={tones[status]} />
              </span>
            </li>
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}
