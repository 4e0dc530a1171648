import type { Currency } from "@app/domain/enums.ts";
import { useSearchParams } from "react-router-dom";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { prepaymentsPath } from "../../shared/links/record-paths.ts";
import { PlaceDisputesOf } from "../group-lessons/disputes-of.public.tsx";
import { CreditsOf } from "./credit/credits-of.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { invoiceKind } from "./invoice.kind.ts";
import { InvoicesOfDocument } from "./invoices-of.generated.ts";
import { OldInvoicesOf } from "./old/old-invoices-of.tsx";
import { StatementOf } from "./statement/statement-of.tsx";
import { PaymentsOf } from "./payments/payments-of.tsx";

/** A customer's invoices and payments, and the ways to add more. */
export function InvoicesAndPayments({
  customerId,
  currency,
  readOnly,
}: {
  customerId: string;
  currency: Currency;
  readOnly: boolean;
}) {
  const can = useCan();
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(InvoicesOfDocument, {
    variables: { customerId },
    fetchPolicy: "cache-and-network",
  });
  const invoices = data?.invoices?.items;
  if (invoices === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("invoices", error, refetch)} />;
  }
  const actions = readOnly ? null : (
    <>
      {can(invoiceKind.write) ? (
        <TextLink href={`${prepaymentsPath}/new?customer=${customerId}`}>Add prepayment invoice</TextLink>
      ) : null}{" "}
      {can(invoiceKind.act) ? <TextLink href={withParams(params, { pay: customerId })}>Record payment</TextLink> : null}
    </>
  );
  return (
    <TabColumn>
      <Section title="Invoices" actions={actions ?? undefined}>
        {invoices.length === 0 ? <p>No invoices yet.</p> : null}
        <InvoiceLines invoices={invoices} />
      </Section>
      <OldInvoicesOf customerId={customerId} />
      <PlaceDisputesOf customerId={customerId} />
      <PaymentsOf filter={{ customerId: [customerId] }} none="Nothing has been paid yet." />
      <StatementOf customerId={customerId} currency={currency} readOnly={readOnly} />
    </TabColumn>
  );
}

/** A customer's credit, and the way to give more. */
export const AccountCredit = ({ customerId, readOnly }: { customerId: string; readOnly: boolean }) => (
  <CreditsOf
    filter={{ customerId: [customerId] }}
    none="There is no credit on this account."
    {...(!readOnly && { giftTo: customerId })}
  />
);
