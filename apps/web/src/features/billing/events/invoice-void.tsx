import * as z from "zod";
import { textField } from "@app/domain/fields.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceVoidDocument } from "../invoice-mutations.generated.ts";
import { InvoiceRecordDocument } from "../invoice.generated.ts";

const rules = z.object({ reason: textField("Reason", 300) });

/** Withdraws an invoice on which nothing was paid. */
export function InvoiceVoid(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name }) => ({
        title: `Void ${name}?`,
        saveLabel: "Void invoice",
        successMessage: `${name} is void.`,
        danger: true,
        onDone: outdate,
        initialValues: { reason: "" },
        rules,
        mutation: InvoiceVoidDocument,
        mails: { to: ["family"] },
        sent: ({ reason }: { reason: string }) => ({ reason: reason.trim() }),
        children: (
          <>
            <p>Its number stays in the books. Credit that paid a part of it is put back. This cannot be taken back.</p>
            <TextField name="reason" label="Reason" help="The customer reads it." wide />
          </>
        ),
      })}
    />
  );
}
