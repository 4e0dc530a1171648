import { useField, useFormikContext } from "formik";
import { currencySymbol } from "@app/domain/money.ts";
import type { SettingControl } from "@app/domain/system/setting-kinds.ts";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { FieldNote } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";

/** The field that a setting is changed in, by its kind. */
export function SettingControlField({ control, label }: { control: SettingControl; label: string }) {
  switch (control.kind) {
    case "number":
      return (
        <NumberField name="value" label="Value" end={control.unit === "percent" ? "%" : `${control.unit}s`} wide />
      );
    case "money":
      return <NumberField name="value" label="Value" start={currencySymbol(control.currency)} wide />;
    case "yesNo":
      return <SwitchField name="value" label={label} wide />;
    case "url":
      return <TextField name="value" label="Value" type="url" wide />;
    case "choice":
      return <SelectField name="value" label="Value" options={control.options} wide />;
    case "list":
      return <Choices options={control.options} />;
  }
}

function Choices({ options }: Pick<Extract<SettingControl, { kind: "list" }>, "options">) {
  const [, { error }] = useField("value");
  const { submitCount } = useFormikContext();
  const problem = submitCount > 0 ? firstMessage(error) : undefined;
  return (
    <div data-wide="">
      {options.map(({ value, label }) => (
        <SwitchField key={value} name={`chosen.${value}`} label={label} wide />
      ))}
      {problem ? <FieldNote id="choices-problem" error={problem} /> : null}
    </div>
  );
}
