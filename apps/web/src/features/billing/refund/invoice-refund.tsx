import { minutesAsLessons } from "@app/domain/billing/minutes-as-lessons.ts";
import { useFormikContext } from "formik";
import { quoteRefund, refundProblem, unusedOf, type RefundTerms } from "@app/domain/billing/refund-quote.ts";
import { formatMoney } from "@app/domain/money.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleOf } from "../../../shared/text/format.ts";
import { refundWayOptions } from "../billing-labels.ts";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceRefundDocument, RefundTermsDocument } from "./refund.generated.ts";
import {
  askedOf,
  firstRefund,
  quoteOf,
  refundRules,
  sentRefund,
  unusedLessons,
  type RefundValues,
} from "./refund-values.ts";

/** "Refund 3 lessons: $40.72", as it is typed. */
function Quote({ terms }: { terms: RefundTerms }) {
  const { values } = useFormikContext<RefundValues>();
  const { currency, unit, lessonMinutes, due } = terms;
  const money = (amount: number) => formatMoney({ currency, amount });
  const { quantity, ...asked } = askedOf(terms, values);
  if (refundProblem(terms, { quantity, ...asked })) return null;
  const { amount, total } = quoteOf(terms, values);
  const isGiven = terms.size === 0;
  const what = unit === "money" ? "unused credit" : minutesAsLessons(quantity, lessonMinutes);
  return (
    <p>
      <strong>
        Refund{isGiven ? "" : ` ${what}`}: {money(amount)}
      </strong>
      {total === amount ? "" : `; credit note over ${money(total)}`}
      {due > 0 && !values.closes ? `; ${money(due)} stays due` : ""}
    </p>
  );
}

function Unused({ terms, mayExceed }: { terms: RefundTerms; mayExceed: boolean }) {
  const { currency, free, moved, lessonMinutes, waiting, refundable } = terms;
  const money = (amount: number) => formatMoney({ currency, amount });
  const said = (quantity: number) =>
    terms.unit === "money" ? money(quantity) : minutesAsLessons(quantity, lessonMinutes);
  if (terms.size === 0)
    return (
      <p>
        Its lessons were given{mayExceed ? "" : ", so it is for a director to decide what is given back"}. At most{" "}
        {money(refundable)} can be given back: what was paid, less what was given back already.
      </p>
    );
  const all = unusedOf(terms);
  const { amount } = quoteRefund(terms, { quantity: all, extra: 0, closes: false });
  return (
    <p>
      Unused: {terms.unit === "money" ? money(amount) : `${said(all)}, ${money(amount)}`}
      {moved.length > 0 ? `, including ${said(all - free)} moved to another learner (refunded last)` : ""}.{" "}
      {money(refundable)} was paid in all
      {waiting > 0 ? `, of which ${money(waiting)} does not make up a whole lesson` : ""}.
    </p>
  );
}

function Fields({ terms, mayExceed }: { terms: RefundTerms; mayExceed: boolean }) {
  const { values } = useFormikContext<RefundValues>();
  const { unit, currency, lessonMinutes, due } = terms;
  const { minutes } = unusedLessons(terms);
  const lessonLength = lessonMinutes ? ` of ${lessonMinutes} minutes` : "";
  const isGiven = terms.size === 0;
  const extra = mayExceed ? (
    <MoneyField
      name="extra"
      label={isGiven ? "How much" : "Beyond what is unused"}
      currency={currency}
      optional={!isGiven}
      help={isGiven ? undefined : "Only directors; for lessons that were used"}
    />
  ) : null;
  return (
    <FieldGrid>
      {isGiven ? (
        extra
      ) : unit === "money" ? (
        <MoneyField name="amount" label="Unused credit to give back" currency={currency} />
      ) : (
        <NumberField name="lessons" label={`Lessons${lessonLength}`} />
      )}
      {unit === "minutes" && minutes > 0 ? <NumberField name="minutes" label="Extra minutes" end="min" /> : null}
      <SelectField name="way" label="How" options={refundWayOptions} />
      {values.way === "bank" ? <TextField name="reference" label="Reference of the transfer" /> : null}
      {values.way === "credit" ? null : <DateField name="refundedOn" label="Paid out on" />}
      {isGiven ? null : extra}
      {due > 0 ? (
        <SwitchField
          name="closes"
          label="Close the invoice: nothing more is due"
          help={`The ${formatMoney({ currency, amount: due })} that is due is credited as well.`}
          wide
        />
      ) : null}
      <TextField name="reason" label="Reason" help="Shown on the credit note." wide />
    </FieldGrid>
  );
}

/** Gives back what is unused of a prepayment; says what it comes to before it is done. */
export function InvoiceRefund(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  const { timeZone, role } = useViewer();
  const today = wallClockOf(new Date(useNow()), timeZone).date;
  const { data } = useQuery(RefundTermsDocument, {
    variables: { invoiceId: props.id ?? "" },
    skip: !props.id,
    fetchPolicy: "network-only",
  });
  if (!data?.terms) return null;
  const terms: RefundTerms = { ...data.terms, unit: data.terms.unit === "MONEY" ? "money" : "minutes" };
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name }) => ({
        title: terms.size === 0 ? `Refund a part of ${name}?` : `Refund the unused part of ${name}?`,
        saveLabel: "Refund",
        successMessage: `The refund of ${name} is recorded.`,
        danger: true,
        onDone: outdate,
        initialValues: firstRefund(terms, today),
        rules: refundRules(terms),
        mutation: InvoiceRefundDocument,
        mails: { to: ["family"] },
        sent: (values: RefundValues) => sentRefund(terms, values),
        outcome: <Quote terms={terms} />,
        children: (
          <>
            <Unused terms={terms} mayExceed={!isLimited(roleOf(role), "invoices")} />
            <Fields terms={terms} mayExceed={!isLimited(roleOf(role), "invoices")} />
          </>
        ),
      })}
    />
  );
}
