import type { InvoiceKind } from "@app/schema/types.generated.ts";
import { Download } from "@app/ui/icons.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { None } from "../../../shared/errors/none.tsx";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { tabsOf, useRecordTabs } from "../../../shared/records/record-tabs.tsx";
import { customerPath, ongoingPath, prepaymentsPath } from "../../../shared/links/record-paths.ts";
import { gatewayWord } from "../billing-labels.ts";
import { creditDialogs } from "../credit/credit-dialogs.public.ts";
import { EditPrepayment } from "../form/edit-prepayment.tsx";
import { useInvoiceActions } from "../invoice-actions.ts";
import { invoiceDialogs } from "../invoice-dialogs.ts";
import { InvoiceState } from "../invoice-state.tsx";
import { InvoiceRecordDocument, type InvoiceRecordFragment } from "../invoice.generated.ts";
import { EditOngoing } from "../ongoing/edit-ongoing.tsx";
import { paymentDialogs } from "../payments/payment-dialogs.public.ts";

const lists = {
  PRE_PAYMENT: { label: "Go to prepayment invoices", href: prepaymentsPath },
  ONGOING: { label: "Go to ongoing invoices", href: ongoingPath },
};

const first = {
  invoice: { label: "Invoice", load: async () => (await import("./invoice-tab.tsx")).InvoiceTab },
  payments: { label: "Payments", load: async () => (await import("./payments-tab.tsx")).PaymentsTab },
};
const last = {
  activity: { label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
};
const prepaymentTabs = tabsOf<InvoiceRecordFragment>({
  ...first,
  credits: { label: "Credit", load: async () => (await import("./credits-tab.tsx")).CreditsTab },
  ...last,
});

/** An ongoing invoice sells no credit. */
const ongoingTabs = tabsOf<InvoiceRecordFragment>({ ...first, ...last });

/** One invoice: a draft as its form, a sent one with what was paid and what came of it. */
export function InvoiceScreen({ kind = "PRE_PAYMENT" }: { kind?: InvoiceKind }) {
  return (
    <RecordPage what="invoice" query={InvoiceRecordDocument} param="invoiceId" list={lists[kind]}>
      {(invoice) => (
        <>
          {invoice.status === "DRAFT" && !invoice.isDeleted ? (
            <Draft invoice={invoice} />
          ) : (
            <SentInvoice invoice={invoice} />
          )}
          <RecordDialogs dialogs={invoiceDialogs} />
          <RecordDialogs dialogs={paymentDialogs} />
          <RecordDialogs dialogs={creditDialogs} />
        </>
      )}
    </RecordPage>
  );
}

const Draft = ({ invoice }: { invoice: InvoiceRecordFragment }) =>
  invoice.kind === "ONGOING" ? <EditOngoing invoice={invoice} /> : <EditPrepayment invoice={invoice} />;

function SentInvoice({ invoice }: { invoice: InvoiceRecordFragment }) {
  const { name, customer, firstName, lastName, region, issuedOn, dueOn, currency, total, received, due } = invoice;
  const { pdfFile, givenBack } = invoice;
  const actions = [
    ...useInvoiceActions(invoice),
    ...(pdfFile ? [{ label: "Download PDF", icon: Download, href: pdfFile.url }] : []),
  ];
  const { strip, pane } = useRecordTabs(
    invoice.kind === "ONGOING" ? ongoingTabs : prepaymentTabs,
    invoice,
    `About ${name}`,
  );
  return (
    <DetailPage
      title={name}
      status={<InvoiceState invoice={invoice} />}
      line={
        <>
          {customer ? (
            <TextLink href={customerPath(customer.id)}>{customer.name}</TextLink>
          ) : (
            <None field="customer">{`${firstName} ${lastName}`}</None>
          )}
          <span> · </span>
          {region ? <TextLink href={`/app/tutoring/regions?view=${region.id}`}>{region.name}</TextLink> : null}
          <span> · {gatewayWord(invoice.paymentGateway)}</span>
        </>
      }
      actions={actions}
      facts={[
        { label: "Total", value: <MoneyText currency={currency} amount={total} /> },
        { label: "Paid", value: <MoneyText currency={currency} amount={received} /> },
        ...(givenBack > 0
          ? [{ label: "Given back", value: <MoneyText currency={currency} amount={givenBack} /> }]
          : []),
        { label: "Due", value: <MoneyText currency={currency} amount={due} /> },
        { label: "Issued", value: issuedOn ? <Day value={issuedOn} /> : "–" },
        { label: "To be paid by", value: dueOn ? <Day value={dueOn} /> : "–" },
      ]}
      tabs={strip}
    >
      {pane}
    </DetailPage>
  );
}
