import { closeInput } from "@app/domain/billing/refund.ts";
import { formatMoney } from "@app/domain/money.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceCloseDocument, RefundTermsDocument } from "./refund.generated.ts";

const rules = closeInput.omit({ version: true });

/** Ends what is still to be paid of an invoice of which a part is paid. */
export function InvoiceClose(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  const { data } = useQuery(RefundTermsDocument, {
    variables: { invoiceId: props.id ?? "" },
    skip: !props.id,
    fetchPolicy: "network-only",
  });
  const waiting = data?.terms?.waiting ?? 0;
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, currency, due }) => ({
        title: `Close ${name} at what was paid?`,
        saveLabel: "Close invoice",
        successMessage: `${name} is closed at what was paid.`,
        danger: true,
        onDone: outdate,
        initialValues: { reason: "" },
        rules,
        mutation: InvoiceCloseDocument,
        mails: { to: ["family"] },
        sent: ({ reason }: { reason: string }) => ({ reason: reason.trim() }),
        children: (
          <>
            <p>
              The {formatMoney({ currency, amount: due })} that is due is credited by a credit note. The lessons that
              are paid for stay.
              {waiting > 0
                ? ` ${formatMoney({ currency, amount: waiting })} does not make up a whole lesson: it is credited too, and becomes credit in money.`
                : ""}{" "}
              This cannot be taken back.
            </p>
            <TextField name="reason" label="Reason" help="Shown on the credit note." wide />
          </>
        ),
      })}
    />
  );
}
