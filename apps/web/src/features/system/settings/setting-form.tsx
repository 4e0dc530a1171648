import { useApolloClient } from "@apollo/client/react";
import { messages } from "@app/domain/messages.ts";
import { settingDefinition, settingInForce, type SettingKey } from "@app/domain/system/settings.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import type { RegionChoiceFragment } from "../../regions/region-choices.public.ts";
import { SettingControlField } from "./setting-control.tsx";
import { SettingCreateDocument, SettingUpdateDocument } from "./setting-mutations.generated.ts";
import { readValue, valuesFor, type SettingValues } from "./setting-values.ts";
import type { SettingRowFragment } from "./settings.generated.ts";

interface SettingFormProps {
  name: SettingKey;
  /** "all", the id of a region, or "region" for one that is to be chosen. */
  place: string;
  rows: readonly SettingRowFragment[];
  regions: readonly RegionChoiceFragment[];
  onClose: () => void;
}

/** Sets one setting, for all regions or for one. */
export function SettingForm({ name, place, rows, regions, onClose }: SettingFormProps) {
  const { label, help, control } = settingDefinition(name);
  const { cache } = useApolloClient();
  const creating = useSave(SettingCreateDocument, ({ saved }) => saved);
  const updating = useSave(SettingUpdateDocument, ({ saved }) => saved);
  const { offer } = useUndo();
  const own = rows.filter(({ key }) => key === name);
  const isChosen = place === "region";
  const regionId = place === "all" || isChosen ? null : place;
  const where = regionId === null ? "all regions" : (regions.find(({ id }) => id === regionId)?.name ?? "this region");
  const without = regions.filter(({ id, active }) => active && settingInForce(name, id, own).from !== "region");

  const check = (values: SettingValues) => {
    const read = readValue(name, values);
    return {
      ...(values.place === "" && { place: messages.required("Region") }),
      ...(read.ok ? {} : { value: read.message }),
    };
  };

  async function send(values: SettingValues, form: FormErrorSetter) {
    const read = readValue(name, values);
    if (!read.ok) return;
    const target = values.place === "all" ? null : values.place;
    const row = own.find((one) => one.regionId === target);
    const input = { value: read.value, reason: values.reason.trim() || null };
    const { payload, stale } = row
      ? await updating.save({ id: row.id, version: row.version, input }, form)
      : await creating.save({ input: { ...input, key: name, regionId: target } }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    const text = `${label} saved.`;
    if (row && payload.record)
      offer({ kind: "SETTING", id: row.id, version: payload.record.version, name: label, text });
    else {
      cache.evict({ id: "ROOT_QUERY", fieldName: "settings" });
      toast.done(text);
    }
    onClose();
  }

  return (
    <FormDialog<SettingValues>
      open
      onClose={onClose}
      title={isChosen ? `${label}, for a region` : `${label}, for ${where}`}
      saveLabel="Save"
      isAction
      initialValues={valuesFor(name, isChosen ? "" : place, settingInForce(name, regionId, own).value)}
      validate={check}
      onSubmit={send}
    >
      <p>{help}.</p>
      <FieldGrid data-columns={1}>
        {isChosen ? (
          <SelectField
            name="place"
            label="Region"
            options={without.map(({ id, name: called }) => ({ value: id, label: called }))}
            emptyLabel="Choose"
            wide
          />
        ) : null}
        <SettingControlField control={control} label={label} />
        <TextField name="reason" label="Reason" optional wide help="Kept in the history" />
      </FieldGrid>
    </FormDialog>
  );
}
