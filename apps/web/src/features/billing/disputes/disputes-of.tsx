import { useSearchParams } from "react-router-dom";
import { formatMoney } from "@app/domain/money.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { PaymentsOfDocument, type PaymentItemFragment } from "../payments/payment.generated.ts";
import { useMayDispute } from "./use-may-dispute.ts";

type Dispute = PaymentItemFragment["disputes"][number];

function Steps({ wonOn, lostOn, reversedOn, evidenceDueOn, status }: Dispute) {
  return (
    <>
      {wonOn ? (
        <>
          {" · won "}
          <Day value={wonOn} />
        </>
      ) : null}
      {lostOn ? (
        <>
          {" · lost "}
          <Day value={lostOn} />
        </>
      ) : null}
      {reversedOn ? (
        <>
          {" · given back "}
          <Day value={reversedOn} />
        </>
      ) : null}
      {status === "OPEN" && evidenceDueOn ? (
        <>
          {" · evidence due by "}
          <Day value={evidenceDueOn} />
        </>
      ) : null}
    </>
  );
}

function Actions({ paymentId, status }: { paymentId: string; status: Dispute["status"] }) {
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: paymentId });
  if (status === "OPEN")
    return (
      <>
        {" "}
        <TextLink href={to("disputeWon")}>Won</TextLink>
        {" · "}
        <TextLink href={to("disputeLost")}>Lost</TextLink>
      </>
    );
  if (status !== "LOST") return null;
  return (
    <>
      {" "}
      <TextLink href={to("disputeReversed")}>Given back by the bank</TextLink>
    </>
  );
}

function DisputeItem({ payment, dispute }: { payment: PaymentItemFragment; dispute: Dispute }) {
  const mayAct = useMayDispute();
  const { status, currency, amount, fee, reference, openedOn, reason, note, by } = dispute;
  return (
    <li>
      <p>
        <span>
          {payment.name}: <MoneyText currency={currency} amount={amount} />
        </span>
        <small>
          Case {reference} · opened <Day value={openedOn} />
          <Steps {...dispute} />
          {fee > 0 ? ` · the bank’s fee ${formatMoney({ currency, amount: fee })}` : ""}
          {by ? (
            <>
              {" · recorded by "}
              <StaffLink {...by} />
            </>
          ) : null}
        </small>
        <small>{reason}</small>
        {note ? <small>{note}</small> : null}
      </p>
      <span>
        <StatusChip status={status} />
        {mayAct ? <Actions paymentId={payment.id} status={status} /> : null}
      </span>
    </li>
  );
}

/** What customers contest, or contested, at their bank of what paid an invoice. */
export function DisputesOf({ invoice }: { invoice: InvoiceRecordFragment }) {
  const [params] = useSearchParams();
  const mayAct = useCan()(invoiceKind.act);
  const filter = { invoiceId: [invoice.id] };
  const { data } = useQuery(PaymentsOfDocument, { variables: { filter }, fetchPolicy: "cache-and-network" });
  const payments = data?.payments?.items ?? [];
  if (payments.every(({ disputes }) => disputes.length === 0)) return null;
  const { id, status, kind, lost, lessonsLeft } = invoice;
  const isOpen = status === "SENT" || status === "PART_PAID";
  return (
    <Section title={invoice.isDisputed ? "Disputed at the bank" : "Bank disputes"}>
      {invoice.isDisputed ? (
        <p>Nothing of this invoice is refunded or reminded of until the bank has decided.</p>
      ) : null}
      <LineList>
        {payments.flatMap((payment) =>
          payment.disputes.map((dispute) => <DisputeItem key={dispute.id} payment={payment} dispute={dispute} />),
        )}
      </LineList>
      {mayAct && lost > 0 && lessonsLeft !== 0 && isOpen && kind === "PRE_PAYMENT" ? (
        <p>
          <TextLink href={withParams(params, { creditUnused: id })}>Credit what is unused</TextLink>
        </p>
      ) : null}
    </Section>
  );
}
