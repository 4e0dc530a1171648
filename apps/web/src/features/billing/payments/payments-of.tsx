import { useSearchParams } from "react-router-dom";
import type { PaymentFilter } from "@app/schema/types.generated.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoneyText } from "@app/ui/value/money-text.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { formatMoney } from "@app/domain/money.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { invoicePath } from "../../../shared/links/record-paths.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useMayDispute } from "../disputes/use-may-dispute.ts";
import { useMayMend } from "../use-may-mend.ts";
import { gatewayWord } from "../billing-labels.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { PaymentsOfDocument, type PaymentItemFragment } from "./payment.generated.ts";

const disputeWords = {
  OPEN: "disputed at the bank, opened",
  WON: "disputed at the bank, won",
  LOST: "taken by the bank",
  REVERSED: "taken by the bank and given back",
} as const;

type Part = PaymentItemFragment["allocations"][number];

/** What each invoice has of a payment; what it had of one that was taken back. */
function partsOf({ allocations, status }: PaymentItemFragment): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const part of allocations) {
    if (status === "TAKEN_BACK" && part.amount < 0) continue;
    const key = part.invoice?.id ?? "";
    parts.set(key, { ...part, amount: (parts.get(key)?.amount ?? 0) + part.amount });
  }
  return [...parts.values()].filter(({ amount }) => amount > 0);
}

/** Which invoices a payment pays, with links. */
function Allocations({ payment }: { payment: PaymentItemFragment }) {
  const { currency, kept } = payment;
  const paid = partsOf(payment);
  return (
    <small>
      {paid.map(({ invoice, amount }, place) => (
        <span key={invoice?.id ?? place}>
          {place > 0 ? ", " : ""}
          {invoice ? <TextLink href={invoicePath(invoice.id, invoice.kind)}>{invoice.name}</TextLink> : "Unknown"}{" "}
          {formatMoney({ currency, amount })}
        </span>
      ))}
      {kept > 0 ? `${paid.length > 0 ? ", " : ""}${formatMoney({ currency, amount: kept })} kept as credit` : ""}
    </small>
  );
}

/** How disputes of a payment at the customer's bank came out; what is to be done is said apart. */
const DisputeStates = ({ payment: { disputes, currency } }: { payment: PaymentItemFragment }) =>
  disputes.map(({ id, status, amount, openedOn, lostOn, reversedOn, wonOn }) => (
    <small key={id}>
      {formatMoney({ currency, amount })} {disputeWords[status]}{" "}
      <Day value={reversedOn ?? lostOn ?? wonOn ?? openedOn} />
    </small>
  ));

function Payment({ payment }: { payment: PaymentItemFragment }) {
  const [params] = useSearchParams();
  const mayMend = useMayMend();
  const mayDispute = useMayDispute();
  const mayTakeBack = useCan()(invoiceKind.act) && mayMend(payment.enteredBy, payment.createdAt);
  const {
    id,
    name,
    status,
    gateway,
    currency,
    amount,
    receivedOn,
    bookedOn,
    payerName,
    reference,
    enteredBy,
    evidenceFile,
    pdfFile,
  } = payment;
  const isLost = status === "REFUNDED" && payment.disputes.some((dispute) => dispute.status === "LOST");
  return (
    <li>
      <p>
        <span>
          {name}: <MoneyText currency={currency} amount={amount} />
        </span>
        <small>
          {[gatewayWord(gateway), payerName, reference].filter(Boolean).join(" · ")} · received{" "}
          <Day value={receivedOn} />
          {bookedOn ? (
            <>
              , in the books on <Day value={bookedOn} />
            </>
          ) : null}
          {enteredBy ? (
            <>
              {" "}
              · entered by <StaffLink {...enteredBy} />
            </>
          ) : null}
          {evidenceFile ? (
            <>
              {" "}
              · <TextLink href={evidenceFile.url}>Proof</TextLink>
            </>
          ) : null}
          {pdfFile ? (
            <>
              {" "}
              · <TextLink href={pdfFile.url}>Download receipt</TextLink>
            </>
          ) : null}
        </small>
        <Allocations payment={payment} />
        <DisputeStates payment={payment} />
        {payment.takenBackReason ? <small>Taken back: {payment.takenBackReason}</small> : null}
      </p>
      <span>
        <StatusChip status={status} {...(isLost && { word: "Lost at the bank" })} />
        {mayTakeBack && status === "SUCCEEDED" ? (
          <>
            {" "}
            <TextLink href={withParams(params, { takeBack: id })}>Take back</TextLink>
          </>
        ) : null}
        {mayDispute && (status === "SUCCEEDED" || status === "PART_REFUNDED") ? (
          <>
            {mayTakeBack && status === "SUCCEEDED" ? " · " : " "}
            <TextLink href={withParams(params, { dispute: id })}>Record bank dispute</TextLink>
          </>
        ) : null}
      </span>
    </li>
  );
}

/** Payments, the newest first. */
export function PaymentsOf({ filter, none }: { filter: PaymentFilter; none: string }) {
  const { data, loading, error, refetch } = useQuery(PaymentsOfDocument, {
    variables: { filter },
    fetchPolicy: "cache-and-network",
  });
  const payments = data?.payments?.items;
  if (payments === undefined) {
    if (loading) return <SkeletonLines count={4} />;
    return <ErrorState {...failure("payments", error, refetch)} />;
  }
  return (
    <Section title="Payments">
      {payments.length === 0 ? <p>{none}</p> : null}
      <LineList>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </LineList>
    </Section>
  );
}
