import { useFormikContext } from "formik";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { periodWords } from "@app/domain/dates/month.ts";
import { changedFields } from "@app/domain/merge.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { gatewayOptions } from "../billing-labels.ts";
import { withDueDays } from "../form/draft-days.ts";
import { OfferedGatewaysDocument } from "../form/payer.generated.ts";
import { useInvoiceActions } from "../invoice-actions.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { DraftTotal } from "./draft-total.tsx";
import { ExtraFields } from "./extra-fields.tsx";
import { ongoingEditForm, type OngoingEditValues } from "./ongoing-draft.fields.ts";
import { OngoingInvoiceUpdateDocument } from "./ongoing.generated.ts";
import { OngoingPreview, OngoingPromos } from "./ongoing-promos.tsx";

const { labels } = ongoingEditForm;
const check = withDueDays(ongoingEditForm.check);

/** Fees and corrections are in the preview once they are saved: said while some are changed. */
function TypedTotal({ invoice: { lines, currency } }: { invoice: InvoiceRecordFragment }) {
  const { values, initialValues } = useFormikContext<OngoingEditValues>();
  if (!changedFields(initialValues, values).includes("extras")) return null;
  return (
    <>
      <p>Fees and corrections that you have changed are in this preview once the draft is saved.</p>
      <DraftTotal
        currency={currency}
        lessons={lines
          .filter(({ kind }) => kind !== "FEE" && kind !== "ADJUSTMENT")
          .reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0)}
      />
    </>
  );
}

/** The draft of an ongoing invoice: its lessons follow from what was given, the rest is entered by hand. */
export function EditOngoing({ invoice }: { invoice: InvoiceRecordFragment }) {
  const [isDirty, setDirty] = useState(false);
  const actions = useInvoiceActions(invoice);
  const [params] = useSearchParams();
  const { currency, periodFrom: from, periodTo: to } = invoice;
  const { data } = useQuery(OfferedGatewaysDocument, { variables: { currency } });
  const offered = data?.paymentGateways ?? [invoice.paymentGateway];
  const { form } = useRecordForm({
    name: "ongoing invoice",
    id: invoice.id,
    labels,
    show: ongoingEditForm.show,
    ...useRecordUpdate(ongoingEditForm, OngoingInvoiceUpdateDocument, invoice),
    onSaved: ({ record: saved }) => {
      if (saved) toast.done("The draft is saved.");
    },
  });
  const unsaved = { disabledReason: "Save your changes first." };
  return (
    <FormPage<OngoingEditValues>
      title={invoice.name}
      status={<StatusChip status="DRAFT" />}
      facts={from && to ? `For ${periodWords({ from, to })}. It gets its number when it is sent.` : undefined}
      saveLabel="Save draft"
      actions={actions.map((action) =>
        isDirty && action.label !== "Delete draft" ? { ...action, ...unsaved } : action,
      )}
      aside={
        <>
          <OngoingPreview invoice={invoice} />
          <TypedTotal invoice={invoice} />
        </>
      }
      {...form}
      onDirtyChange={(dirty) => {
        setDirty(dirty);
        form.onDirtyChange?.(dirty);
      }}
      validate={check}
    >
      {invoice.mustRegenerate ? (
        <p role="note">
          <strong>Some of its lessons were settled again or are disputed, so its sums are out of date.</strong>{" "}
          <TextLink href={withParams(params, { regenerate: invoice.id })}>Regenerate it</TextLink> before you send it.
        </p>
      ) : null}
      <FormSection title="Fees, corrections and promos">
        <ExtraFields currency={currency} />
        <OngoingPromos key={invoice.version} invoice={invoice} />
      </FormSection>
      <FormSection title="How it is sent and paid">
        <TextField name="email" label={labels.email} type="email" />
        <TextField name="secondaryEmail" label={labels.secondaryEmail} type="email" optional />
        <SelectField
          name="paymentGateway"
          label={labels.paymentGateway}
          options={gatewayOptions.filter(({ value }) => offered.includes(value))}
        />
        <DateField name="dueOn" label={labels.dueOn} optional help="Leave empty to use the customer’s payment terms." />
        <TextArea name="memo" label={labels.memo} optional />
        <TextArea name="internalNote" label={labels.internalNote} optional help="Only staff read it." />
      </FormSection>
    </FormPage>
  );
}
