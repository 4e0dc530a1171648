import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { weekdayOptions } from "../weekdays.ts";
import type { SlotValue } from "./proposal.fields.ts";
import css from "./slots-field.module.css";

/** When the lessons of a week begin. */
export function SlotsField({ label, last }: { label: string; last: SlotValue }) {
  return (
    <ListField name="slots" label={label} itemName="lesson" newItem={last} max={7}>
      {(path, position) => (
        <div className={css.row}>
          <SelectField
            name={`${path}.weekday`}
            label={`Day of lesson ${position}`}
            quietLabel
            options={weekdayOptions}
          />
          <TextField name={`${path}.start`} label={`Start of lesson ${position}`} quietLabel placeholder="17:00" />
        </div>
      )}
    </ListField>
  );
}
