import { useState } from "react";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useInvoiceActions } from "../invoice-actions.ts";
import { InvoiceUpdateDocument } from "../invoice-mutations.generated.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { withDueDays } from "./draft-days.ts";
import { prepaymentForm, type PrepaymentValues } from "./prepayment.fields.ts";
import { PrepaymentFields } from "./prepayment-fields.tsx";
import { PrepaymentPreview } from "./prepayment-preview.tsx";

const check = withDueDays(prepaymentForm.check);

/** A draft, which is changed until it is sent. What is typed has to be saved before it can be sent. */
export function EditPrepayment({ invoice }: { invoice: InvoiceRecordFragment }) {
  const [isDirty, setDirty] = useState(false);
  const { offer } = useUndo();
  const actions = useInvoiceActions(invoice);
  const { form } = useRecordForm({
    name: "prepayment invoice",
    id: invoice.id,
    labels: prepaymentForm.labels,
    show: prepaymentForm.show,
    ...useRecordUpdate(prepaymentForm, InvoiceUpdateDocument, invoice),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      const { id, version, name } = saved;
      offer({ kind: "INVOICE", id, version, name, text: "The draft is saved." });
    },
  });
  const unsaved = { disabledReason: "Save your changes first." };
  return (
    <FormPage<PrepaymentValues>
      title={invoice.name}
      status={<StatusChip status="DRAFT" />}
      facts="It gets its number when it is sent."
      saveLabel="Save draft"
      actions={actions.map((action) => (isDirty && action.label === "Send" ? { ...action, ...unsaved } : action))}
      aside={<PrepaymentPreview />}
      {...form}
      onDirtyChange={(dirty) => {
        setDirty(dirty);
        form.onDirtyChange?.(dirty);
      }}
      validate={check}
    >
      <PrepaymentFields />
    </FormPage>
  );
}
