import type { InvoiceKind } from "@app/schema/types.generated.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { None } from "../../../shared/errors/none.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { customerPath, ongoingPath, prepaymentsPath } from "../../../shared/links/record-paths.ts";
import { OldInvoiceRecordDocument, type OldInvoiceRecordFragment } from "./old-invoice.generated.ts";

const lists = {
  PRE_PAYMENT: { label: "Go to prepayment invoices", href: prepaymentsPath },
  ONGOING: { label: "Go to ongoing invoices", href: ongoingPath },
};

/** An invoice of the system before, as it was. */
export function OldInvoiceScreen({ kind = "PRE_PAYMENT" }: { kind?: InvoiceKind }) {
  return (
    <RecordPage what="invoice" query={OldInvoiceRecordDocument} param="invoiceId" list={lists[kind]}>
      {(invoice) => <Shown invoice={invoice} />}
    </RecordPage>
  );
}

function Shown({ invoice }: { invoice: OldInvoiceRecordFragment }) {
  const { name, kind, customer, currency, total, paid, issuedOn, dueOn, status, fields, createdAt } = invoice;
  return (
    <DetailPage
      title={name}
      line={
        <>
          {customer ? (
            <TextLink href={`${customerPath(customer.id)}?tab=invoices`}>{customer.name}</TextLink>
          ) : (
            <None field="customer">–</None>
          )}
          <span> · {kind === "ONGOING" ? "Ongoing" : "Prepayment"} invoice of the previous system, imported </span>
          <Day value={createdAt} />
        </>
      }
      facts={[
        { label: "Total", value: <MoneyText currency={currency} amount={total} /> },
        { label: "Paid", value: paid === null ? "Not recorded" : <MoneyText currency={currency} amount={paid} /> },
        { label: "Status then", value: status ?? "Not recorded" },
        { label: "Issued", value: <Day value={issuedOn} /> },
        { label: "To be paid by", value: dueOn ? <Day value={dueOn} /> : "Not recorded" },
      ]}
    >
      <TabColumn>
        <p>This is a record of what was. It counts in no balance, statement or report, and cannot be changed.</p>
        {fields.length === 0 ? null : (
          <FactsSection title="As it was recorded" facts={fields.map(({ name, value }) => [name, value])} />
        )}
      </TabColumn>
    </DetailPage>
  );
}
