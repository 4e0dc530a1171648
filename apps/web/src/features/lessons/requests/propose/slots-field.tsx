import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Columns } from "@app/ui/layout/columns.tsx";
import { weekdayOptions } from "../weekdays.ts";
import type { SlotValue } from "./proposal.fields.ts";

/** When the lessons of a week begin. */
export function SlotsField({ label, last }: { label: string; last: SlotValue }) {
  return (
    <ListField name="slots" label={label} itemName="lesson" newItem={last} max={7}>
      {(path, position) => (
        <Columns widths="minmax(120px, 1fr) minmax(84px, 120px)" until={600} gap={8}>
          <SelectField
            name={`${path}.weekday`}
            label={`Day of lesson ${position}`}
            quietLabel
            options={weekdayOptions}
          />
          <TextField name={`${path}.start`} label={`Start of lesson ${position}`} quietLabel placeholder="17:00" />
        </Columns>
      )}
    </ListField>
  );
}
