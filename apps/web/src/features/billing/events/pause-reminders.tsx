import { daysLater } from "@app/domain/dates/days-later.ts";
import { pauseRemindersInput } from "@app/domain/billing/pause-reminders.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { InvoiceRecordDocument } from "../invoice.generated.ts";
import { InvoicePauseRemindersDocument } from "./pause-reminders.generated.ts";

const rules = pauseRemindersInput.omit({ version: true });
const aFortnight = 14;

/** Sends no reminder before a day, for example since the customer has promised to pay by it. */
export function PauseReminders(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="invoice"
      query={InvoiceRecordDocument}
      config={({ name, remindersPausedUntil }) => ({
        title: `Pause reminders of ${name}`,
        saveLabel: "Save",
        successMessage: `The reminders of ${name} are changed.`,
        initialValues: {
          until: remindersPausedUntil ?? daysLater(new Date().toISOString().slice(0, 10), aFortnight),
        },
        rules,
        mutation: InvoicePauseRemindersDocument,
        sent: ({ until }: { until: string }) => ({ until: until === "" ? null : until }),
        children: (
          <>
            <p>No reminder goes out by itself before this day. You can still send one.</p>
            <DateField
              name="until"
              label="Remind again from"
              optional
              help="At most 90 days ahead. Clear it to remind as planned."
            />
          </>
        ),
      })}
    />
  );
}
