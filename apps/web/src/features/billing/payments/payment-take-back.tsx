import * as z from "zod";
import { textField } from "@app/domain/fields.ts";
import { formatMoney } from "@app/domain/money.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { PaymentRecordDocument, PaymentTakeBackDocument } from "./payment.generated.ts";

const rules = z.object({ reason: textField("Reason", 300) });

/** Takes back a payment that was entered by mistake. */
export function PaymentTakeBack(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      what="payment"
      query={PaymentRecordDocument}
      config={({ name, currency, amount }) => ({
        title: `Take back ${name}?`,
        saveLabel: "Take back payment",
        successMessage: `${name} is taken back.`,
        danger: true,
        onDone: outdate,
        initialValues: { reason: "" },
        rules,
        mutation: PaymentTakeBackDocument,
        sent: ({ reason }: { reason: string }) => ({ reason: reason.trim() }),
        children: (
          <>
            <p>
              For a payment that was entered by mistake. {formatMoney({ currency, amount })} is due again, and lessons
              that it paid for are taken back. It stays in the books with its reason.
            </p>
            <TextField name="reason" label="Reason" help="Only staff read it." wide />
          </>
        ),
      })}
    />
  );
}
