import { currencies } from "@app/domain/enums.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { RecordFormDialog } from "../../../shared/records/form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RegionCreateDocument, RegionUpdateDocument } from "../region-mutations.generated.ts";
import { RegionRecordDocument } from "../region.generated.ts";
import { regionKind } from "../region.kind.ts";
import { regionForm, usePolicies } from "./region.fields.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

const top = [{}, { help: true }, { bar: true }, {}, {}, { wide: true }];
const tax = [{}, { help: true }, {}, {}];
const onInvoices = [{}, { help: true }, { wide: true }, {}, { wide: true }];
const skeleton = [...top, ...tax, ...onInvoices, ...currencies.map(() => ({ wide: true }))];

/** Code, name, money, clock and rules of a region. */
export function RegionForm(props: RecordDialogProps) {
  const { labels, show } = regionForm;
  const { policies, nameOf } = usePolicies();
  const isNew = props.id === null;
  return (
    <RecordFormDialog
      {...props}
      kind={regionKind}
      form={regionForm}
      words={{ labels, show: { ...show, cancellationPolicyId: nameOf } }}
      query={RegionRecordDocument}
      create={RegionCreateDocument}
      update={RegionUpdateDocument}
      skeleton={skeleton}
    >
      <FieldGrid>
        <TextField name="name" label={labels.name} autoFocus={isNew} />
        <TextField name="code" label={labels.code} help="2 to 8 letters, used in web addresses" />
        <ToneBar />
        <SelectField name="currency" label={labels.currency} options={currencyOptions} emptyLabel="Choose" />
        <TimeZoneField name="timeZone" label={labels.timeZone} keepValue />
        <SelectField
          name="cancellationPolicyId"
          label={labels.cancellationPolicyId}
          options={policies}
          emptyLabel="Choose"
          wide
        />
      </FieldGrid>
      <FormSection title="Tax">
        <NumberField name="taxRateBp" label={labels.taxRateBp} end="%" />
        <TextField name="taxLabel" label={labels.taxLabel} help="As invoices call it" />
        <TextField name="taxNumber" label={labels.taxNumber} optional />
        <SwitchField name="pricesIncludeTax" label={labels.pricesIncludeTax} />
      </FormSection>
      <FormSection title="Invoices" note="None is sent without a legal name and address">
        <TextField name="legalName" label={labels.legalName} optional />
        <TextField
          name="invoicePrefix"
          label={labels.invoicePrefix}
          optional={isNew}
          help="Leave empty to use the code"
        />
        <TextArea name="legalAddress" label={labels.legalAddress} optional wide />
        <TextField name="replyTo" label={labels.replyTo} type="email" optional />
        <TextArea name="invoiceFooter" label={labels.invoiceFooter} optional wide />
      </FormSection>
      <FormSection title="Bank details" note="Bank transfer is offered only in currencies that have them" columns={1}>
        {currencies.map((code) => (
          <TextArea key={code} name={`bankDetails.${code}`} label={`Transfers in ${code}`} optional />
        ))}
      </FormSection>
    </RecordFormDialog>
  );
}
