import type { Currency } from "@app/domain/enums.ts";
import { useSearchParams } from "react-router-dom";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { PlaceDisputesOf } from "../group-lessons/disputes-of.public.tsx";
import { CreditsOf } from "./credit/credits-of.tsx";
import { InvoiceState } from "./invoice-state.tsx";
import { invoiceKind, invoicePath, prepaymentsPath } from "./invoice.kind.ts";
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
        <LineList>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <p>
                <TextLink href={invoicePath(invoice.id, invoice.kind)}>{invoice.name}</TextLink>
                <small>
                  <MoneyText currency={invoice.currency} amount={invoice.total} />
                  {invoice.due > 0 && invoice.status !== "DRAFT" ? (
                    <>
                      , <MoneyText currency={invoice.currency} amount={invoice.due} /> due
                      {invoice.dueOn ? (
                        <>
                          {" "}
                          by <Day value={invoice.dueOn} />
                        </>
                      ) : null}
                    </>
                  ) : null}
                  {" · "}
                  <Day value={invoice.issuedOn ?? invoice.createdAt} />
                </small>
              </p>
              <InvoiceState invoice={invoice} />
            </li>
          ))}
        </LineList>
      </Section>
      <OldInvoicesOf customerId={customerId} />
      <PlaceDisputesOf customerId={customerId} />
      <PaymentsOf filter={{ customerId: [customerId] }} none="Nothing has been paid yet." />
      <StatementOf {...{ customerId, currency, readOnly }} />
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
