import { writeOffInput } from "@app/domain/billing/refund.ts";
import { formatMoney } from "@app/domain/money.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceWriteOffDocument } from "./write-off.generated.ts";

const rules = writeOffInput.omit({ version: true });

/** Gives up what is still to be paid of an ongoing invoice. */
export function InvoiceWriteOff(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, currency, due }) => ({
        title: `Write ${name} off?`,
        saveLabel: "Write off",
        successMessage: `${name} is written off.`,
        danger: true,
        onDone: outdate,
        initialValues: { reason: "" },
        rules,
        mutation: InvoiceWriteOffDocument,
        sent: ({ reason }: { reason: string }) => ({ reason: reason.trim() }),
        children: (
          <>
            <p>
              The {formatMoney({ currency, amount: due })} that is due is given up: nobody is reminded of it, and it
              does not count as paid. The customer is not told. This cannot be taken back.
            </p>
            <TextField name="reason" label="Reason" help="Only staff read it." wide />
          </>
        ),
      })}
    />
  );
}
