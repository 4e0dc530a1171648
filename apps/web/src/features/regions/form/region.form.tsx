import { useQuery } from "@apollo/client/react";
import { currencies } from "@app/domain/enums.ts";
import { currencySymbol } from "@app/domain/money.ts";
import { timeZones } from "@app/domain/zones.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { CancellationPoliciesDocument, type RegionFormFragment } from "./region-form.generated.ts";
import { checkRegion, recordOf, regionLabels as labels, type RegionValues } from "./region-values.ts";
import { useRegionSave } from "./use-region-save.ts";
import { useRegionWords } from "./use-region-words.ts";

const zones = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
const currencyOptions = currencies.map((code) => ({ value: code, label: `${code} ${currencySymbol(code)}` }));

interface RegionFormProps {
  region: RegionFormFragment | null;
  onClose: () => void;
}

/** Code, name, money, clock and rules of a region. */
export function RegionForm({ region, onClose }: RegionFormProps) {
  const { offer } = useUndo();
  const send = useRegionSave(region?.id ?? null);
  const { form, letGo } = useRecordForm({
    name: "region",
    id: region?.id ?? null,
    record: recordOf(region),
    ...useRegionWords(),
    send,
    recordOf: ({ current }) => (current?.__typename === "Region" ? recordOf(current) : null),
    onSaved: ({ region: saved }) => {
      const text = `${saved?.name ?? "Region"} saved.`;
      if (saved && region) offer({ kind: "REGION", id: saved.id, version: saved.version, name: saved.name, text });
      else toast.done(text);
      leave();
    },
  });
  const leave = () => {
    letGo();
    onClose();
  };

  return (
    <FormDialog<RegionValues>
      open
      wide
      onClose={leave}
      title={region ? `Edit ${region.name}` : "Add region"}
      saveLabel={region ? "Save changes" : "Add region"}
      {...form}
      validate={checkRegion}
    >
      <RegionFields isNew={region === null} />
    </FormDialog>
  );
}

function RegionFields({ isNew }: { isNew: boolean }) {
  const { data } = useQuery(CancellationPoliciesDocument, { fetchPolicy: "cache-and-network" });
  const policies = (data?.cancellationPolicies ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FieldGrid>
      <TextField name="name" label={labels.name} autoFocus={isNew} />
      <TextField name="code" label={labels.code} help="2 to 8 letters, used in web addresses" />
      <ToneBar />
      <SelectField name="currency" label={labels.currency} options={currencyOptions} emptyLabel="Choose" />
      <AutocompleteField name="timeZone" label={labels.timeZone} options={zones} placeholder="Type a city" keepValue />
      <SelectField
        name="cancellationPolicyId"
        label={labels.cancellationPolicyId}
        options={policies}
        emptyLabel="Choose"
        wide
      />
      <NumberField name="taxRateBp" label={labels.taxRateBp} end="%" />
      <TextField
        name="invoicePrefix"
        label={labels.invoicePrefix}
        optional={isNew}
        help="Leave empty to use the code"
      />
    </FieldGrid>
  );
}
