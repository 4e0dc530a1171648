import { useFormikContext } from "formik";
import { minutesAsLessons } from "@app/domain/billing/minutes-as-lessons.ts";
import type { Currency } from "@app/domain/enums.ts";
import { decimalOf, formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { PaymentRecordDocument } from "../payments/payment.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { DisputeTermsDocument, PaymentDisputeDocument } from "./dispute.generated.ts";
import { disputeRules, quotedDispute, sentDispute, type DisputeValues, type NamedPart } from "./dispute-values.ts";

/** "£200.00 of PP-UK-2026-00012 cannot be refunded; 6 lessons are frozen", as it is typed. */
function Quote({ parts, currency, most }: { parts: readonly NamedPart[]; currency: Currency; most: number }) {
  const { values } = useFormikContext<DisputeValues>();
  const money = (amount: number) => formatMoney({ currency, amount });
  const quoted = quotedDispute(parts, currency, values);
  const { amount: asked } = sentDispute(currency, values);
  if (quoted.length === 0) return null;
  return (
    <>
      {quoted.map(({ part: { name, credit }, amount, frozen }) => (
        <p key={name}>
          <strong>
            {money(amount)} of {name}
          </strong>{" "}
          cannot be refunded
          {credit && frozen > 0
            ? `; ${credit.unit === "money" ? money(frozen) : minutesAsLessons(frozen, credit.lessonMinutes)} that nobody used ${
                credit.unit === "money" || frozen === credit.lessonMinutes ? "is" : "are"
              } frozen`
            : ""}
          .
        </p>
      ))}
      {asked > most ? (
        <p>{money(asked - most)} is more than the payment has. It is not taken from the customer’s money.</p>
      ) : null}
    </>
  );
}

/** Records that a customer contests a payment at their bank; says what it comes to before it is done. */
export function DisputeOpen(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const { data } = useQuery(DisputeTermsDocument, {
    variables: { paymentId: props.id ?? "" },
    skip: !props.id,
    fetchPolicy: "network-only",
  });
  if (!data?.terms) return null;
  const { currency, amount: most } = data.terms;
  const parts: NamedPart[] = data.terms.parts.map(({ credit, ...part }) => ({
    ...part,
    credit: credit && { ...credit, unit: credit.unit === "MONEY" ? "money" : "minutes" },
  }));
  const initialValues: DisputeValues = {
    amount: decimalOf({ currency, amount: most }),
    fee: "",
    reference: "",
    reason: "",
    openedOn: today,
    evidenceDueOn: "",
    note: "",
  };
  return (
    <EventFormDialog
      {...props}
      wide
      what="payment"
      query={PaymentRecordDocument}
      config={({ name }) => ({
        title: `Is ${name} disputed at the bank?`,
        saveLabel: "Record bank dispute",
        successMessage: `The bank dispute of ${name} is recorded.`,
        danger: true,
        onDone: outdate,
        initialValues,
        rules: disputeRules(currency),
        mutation: PaymentDisputeDocument,
        sent: (values: DisputeValues) => ({
          ...sentDispute(currency, values),
          // Today is that of the region, which may be another than here.
          ...(values.openedOn === today && { openedOn: null }),
        }),
        outcome: <Quote parts={parts} currency={currency} most={most} />,
        children: (
          <>
            <p>
              As the bank’s letter says. Until the bank has decided, nothing of it is refunded or reminded of, and a
              director has a task to answer the bank.
            </p>
            <FieldGrid>
              <MoneyField name="amount" label="Disputed amount" currency={currency} autoFocus />
              <MoneyField
                name="fee"
                label="The bank’s fee"
                currency={currency}
                optional
                help="An expense of ours, never taken from the customer’s money"
              />
              <TextField name="reference" label="Case number" />
              <TextField name="reason" label="Reason" help="What the customer told their bank" />
              <DateField name="openedOn" label="Opened on" />
              <DateField name="evidenceDueOn" label="Evidence due by" optional />
            </FieldGrid>
            <TextArea name="note" label="Note" optional help="Only staff read it." />
          </>
        ),
      })}
    />
  );
}
