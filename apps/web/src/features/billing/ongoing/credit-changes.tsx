import * as z from "zod";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { InvoiceCreditChangesDocument } from "./ongoing.generated.ts";

const rules = z.object({});

/** Credits lessons that were settled otherwise after they were billed, above the limit of credit notes. */
export function CreditChanges(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      wide
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, firstName, lastName }) => ({
        title: `Credit changed lessons on ${name}?`,
        saveLabel: "Credit the difference",
        successMessage: "The difference is credited.",
        onDone: outdate,
        initialValues: {},
        rules,
        mutation: InvoiceCreditChangesDocument,
        mails: { to: ["family"] },
        sent: () => ({}),
        children: (
          <p>
            Lessons of {firstName} {lastName} that came to less after they were billed get a credit note each. What was
            paid beyond that becomes credit in money.
          </p>
        ),
      })}
    />
  );
}
