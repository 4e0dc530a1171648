import * as z from "zod";
import { formatMoney } from "@app/domain/money.ts";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceRemindDocument, InvoiceSendDocument } from "../invoice-mutations.generated.ts";
import { InvoiceRecordDocument } from "../invoice.generated.ts";

const rules = z.object({});

/** Shows the email with which a draft goes out, and sends both. */
export function InvoiceSend(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ firstName, lastName, currency, total, email }) => ({
        title: `Send the invoice for ${formatMoney({ currency, amount: total })} to ${firstName} ${lastName}?`,
        saveLabel: "Send invoice",
        successMessage: `The invoice is on its way to ${email}.`,
        onDone: outdate,
        initialValues: {},
        rules,
        mutation: InvoiceSendDocument,
        mails: { to: ["family"] },
        sent: () => ({}),
        children: (
          <p>
            It gets its number now. Afterwards it cannot be changed, only voided or credited. Credit in money pays its
            part at once.
          </p>
        ),
      })}
    />
  );
}

/** Shows the reminder of an invoice, and sends it. */
export function InvoiceRemind(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, currency, due, email }) => ({
        title: `Send a reminder of ${name}?`,
        saveLabel: "Send reminder",
        successMessage: `The reminder is on its way to ${email}.`,
        onDone: outdate,
        initialValues: {},
        rules,
        mutation: InvoiceRemindDocument,
        mails: { to: ["family"] },
        sent: () => ({}),
        children: <p>{formatMoney({ currency, amount: due })} is still to be paid.</p>,
      })}
    />
  );
}
