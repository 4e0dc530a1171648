import { dismissClaimInput } from "@app/domain/billing/invoice-page.ts";
import { formatMoney } from "@app/domain/money.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceDismissClaimDocument } from "./claim.generated.ts";

const rules = dismissClaimInput.omit({ version: true });

/** Notes that a transfer that a customer told us of was not found. */
export function ClaimDismiss(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, currency, claim }) => ({
        title: "Was this transfer not found?",
        saveLabel: "Not found",
        successMessage: `It is noted on ${name}.`,
        onDone: outdate,
        initialValues: { reason: "" },
        rules,
        mutation: InvoiceDismissClaimDocument,
        sent: ({ reason }: { reason: string }) => ({ reason: reason.trim() }),
        children: (
          <>
            <p>
              {claim ? (
                <>
                  {formatMoney({ currency, amount: claim.amount })} from {claim.payerName}, <Day value={claim.paidOn} />
                  .{" "}
                </>
              ) : null}
              Nothing is sent. The customer can tell us of another transfer on the page of the invoice.
            </p>
            <TextField name="reason" label="Reason" help="Only staff read it." wide />
          </>
        ),
      })}
    />
  );
}
