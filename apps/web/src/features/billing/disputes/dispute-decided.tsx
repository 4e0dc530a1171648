import * as z from "zod";
import { afterReversal, mayBecome } from "@app/domain/billing/dispute-quote.ts";
import { bankDisputeStatuses, type BankDisputeOutcome } from "@app/domain/billing/billing-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { PaymentRecordDocument, type PaymentItemFragment } from "../payments/payment.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { PaymentDisputeDecidedDocument } from "./dispute.generated.ts";

type Dispute = PaymentItemFragment["disputes"][number];
const rules = z.object({ decidedOn: z.string() });

/** The dispute that an outcome is about: the newest that may come out so. */
const disputeFor = ({ disputes }: PaymentItemFragment, outcome: BankDisputeOutcome): Dispute | undefined =>
  disputes.findLast(({ status }) => {
    const known = bankDisputeStatuses.find((one) => toEnumName(one) === status);
    return known !== undefined && mayBecome(known, outcome);
  });

const words = {
  won: { title: (name: string) => `Did the bank decide for us on ${name}?`, save: "Won", done: "is won" },
  lost: { title: (name: string) => `Did the bank take the money of ${name}?`, save: "Lost", done: "is lost" },
  reversed: {
    title: (name: string) => `Did the bank give the money of ${name} back?`,
    save: "Given back",
    done: "is reversed: the money is ours again",
  },
} as const;
const names = { won: "WON", lost: "LOST", reversed: "REVERSED" } as const;

/** What an outcome comes to for one thing that the payment paid. */
function partSaid(
  { invoice, amount }: Dispute["parts"][number],
  currency: Dispute["currency"],
  outcome: BankDisputeOutcome,
) {
  const money = (sum: number) => formatMoney({ currency, amount: sum });
  const name = invoice?.name ?? "Credit that no invoice took";
  if (outcome === "won") return `${name}: ${money(amount)} stays ours, and what is frozen can be used again.`;
  if (outcome === "lost")
    return invoice
      ? `${name}: ${money(invoice.due + amount)} is due again. What is frozen stays frozen.`
      : `${name}: ${money(amount)} stays frozen.`;
  if (!invoice) return `${name}: ${money(amount)} can be used again.`;
  const { due, credit } = afterReversal(amount, invoice.due);
  const left = due > 0 ? `${money(due)} stays due` : "nothing is due";
  return `${name}: ${left}${credit > 0 ? `; ${money(credit)} is left over and becomes credit in money` : ""}.`;
}

function Comes({ dispute, outcome }: { dispute: Dispute; outcome: BankDisputeOutcome }) {
  return (
    <>
      {dispute.parts.map((part, place) => (
        <p key={part.invoice?.id ?? place}>
          <strong>{partSaid(part, dispute.currency, outcome)}</strong>
        </p>
      ))}
    </>
  );
}

function Decided({ outcome, ...props }: RecordDialogProps & { outcome: BankDisputeOutcome }) {
  const outdate = useOutdatedMoney();
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const { title, save, done } = words[outcome];
  return (
    <EventFormDialog
      {...props}
      what="payment"
      query={PaymentRecordDocument}
      config={(payment) => {
        const dispute = disputeFor(payment, outcome);
        return {
          title: title(payment.name),
          saveLabel: save,
          successMessage: `The bank dispute of ${payment.name} ${done}.`,
          danger: outcome === "lost",
          onDone: outdate,
          initialValues: { decidedOn: today },
          rules,
          mutation: PaymentDisputeDecidedDocument,
          sent: ({ decidedOn }: { decidedOn: string }) => ({
            disputeId: dispute?.id ?? "",
            outcome: names[outcome], // Today is that of the region, which may be another than here.
            decidedOn: decidedOn === today ? null : decidedOn || null,
          }),
          outcome: dispute ? <Comes dispute={dispute} outcome={outcome} /> : null,
          children: (
            <>
              <p>
                {dispute
                  ? `Case ${dispute.reference}, over ${formatMoney(dispute)}: ${dispute.reason}`
                  : "Nothing of this payment waits for that. Reload to see how it stands."}
              </p>
              <DateField name="decidedOn" label={outcome === "reversed" ? "Given back on" : "Decided on"} />
            </>
          ),
        };
      }}
    />
  );
}

/** The bank decided for us. */
export const DisputeWon = (props: RecordDialogProps) => <Decided {...props} outcome="won" />;

/** The bank took the money. */
export const DisputeLost = (props: RecordDialogProps) => <Decided {...props} outcome="lost" />;

/** The bank gave back what it took. */
export const DisputeReversed = (props: RecordDialogProps) => <Decided {...props} outcome="reversed" />;
