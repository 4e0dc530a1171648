import * as z from "zod";
import { sendBackWays } from "@app/domain/billing/payment.ts";
import { referenceProblem } from "@app/domain/billing/refund.ts";
import { optional, textField } from "@app/domain/fields.ts";
import { formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { toEnumName } from "@app/domain/enums.ts";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { refundWayOptions } from "../billing-labels.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import {
  PaymentNotReceivedDocument,
  PaymentSendBackDocument,
  UnclearPaymentRecordDocument,
} from "./unclear.generated.ts";

const reason = textField("Reason", 300);
const wayOptions = refundWayOptions
  .filter(({ value }) => sendBackWays.some((way) => way === value))
  .map(({ value, label }) => ({ value: toEnumName(value), label }));

const sendBackRules = z
  .object({ way: z.enum(["BANK", "CASH"]), reference: optional(textField("Reference", 120)), reason })
  .check(({ value, issues }) => {
    const message = referenceProblem(value.way.toLowerCase(), value.reference);
    if (message) issues.push({ code: "custom", path: ["reference"], message, input: value });
  });

interface SendBackValues {
  way: "BANK" | "CASH";
  refundedOn: string;
  reference: string;
  reason: string;
}

const firstSendBack = (refundedOn: string): SendBackValues => ({ way: "BANK", refundedOn, reference: "", reason: "" });

/** Sends all of a payment back: it has been done at the bank, and is written down here. */
export function SendPaymentBack(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  return (
    <EventFormDialog
      {...props}
      what="payment"
      query={UnclearPaymentRecordDocument}
      config={({ name, payerName, unclear, ...money }) => ({
        title: `Send ${formatMoney(money)} back?`,
        saveLabel: "Send back",
        successMessage: `${name} is sent back.`,
        danger: true,
        onDone: outdate,
        initialValues: firstSendBack(today),
        rules: sendBackRules,
        mutation: PaymentSendBackDocument,
        sent: (values: SendBackValues) => ({
          way: values.way,
          refundedOn: values.refundedOn || null,
          reference: values.reference.trim() || null,
          reason: values.reason.trim(),
        }),
        children: (
          <>
            <p>{unclear?.reason}</p>
            <p>
              {formatMoney(money)} goes back to {payerName ?? "the payer"}: nothing is paid with it. In the books it
              came and it left. Send the money yourself; here you write down that you did.
            </p>
            <FieldGrid>
              <SelectField name="way" label="How it is sent back" options={wayOptions} />
              <DateField name="refundedOn" label="Sent back on" />
              <TextField name="reference" label="Reference" help="Of the transfer; not needed for cash." wide />
              <TextField name="reason" label="Reason" help="Only staff read it." wide />
            </FieldGrid>
          </>
        ),
      })}
    />
  );
}

/** Notes that a payment that was begun never came. */
export function PaymentMissing(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      what="payment"
      query={UnclearPaymentRecordDocument}
      config={({ name, ...money }) => ({
        title: `Did ${name} never arrive?`,
        saveLabel: "Mark as not received",
        successMessage: `${name} is marked as not received.`,
        danger: true,
        onDone: outdate,
        initialValues: { reason: "" },
        rules: z.object({ reason }),
        mutation: PaymentNotReceivedDocument,
        sent: (values: { reason: string }) => ({ reason: values.reason.trim() }),
        children: (
          <>
            <p>{formatMoney(money)} stays out of the books, and nothing is paid with it. This cannot be undone.</p>
            <TextField name="reason" label="Reason" help="Only staff read it." wide />
          </>
        ),
      })}
    />
  );
}
