import { preferredTimesMax } from "@app/domain/lessons/preferred-times.ts";
import { ListField } from "@app/ui/form/list-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { weekdayOptions } from "../weekdays.ts";
import type { TimeValue } from "./request.fields.ts";
import css from "./times-field.module.css";
import { TimeZoneField } from "../../../../shared/places/time-zone-field.tsx";

/** When lessons are wanted: a day, from when until when, and by whose clock. The next one begins like the last. */
export function TimesField({
  name = "preferredTimes",
  label,
  last,
  zonePlaceholder,
}: {
  name?: string;
  label: string;
  last: TimeValue;
  /** Which zone it is where none is given, if one may be left out. */
  zonePlaceholder?: string;
}) {
  return (
    <ListField name={name} label={label} itemName="time" newItem={last} max={preferredTimesMax}>
      {(path, position) => (
        <div className={css.row}>
          <SelectField name={`${path}.weekday`} label={`Day of time ${position}`} quietLabel options={weekdayOptions} />
          <TextField name={`${path}.start`} label={`Time ${position}, from`} quietLabel placeholder="17:00" />
          <span aria-hidden>–</span>
          <TextField name={`${path}.end`} label={`Time ${position}, until`} quietLabel placeholder="18:00" />
          <TimeZoneField
            name={`${path}.timeZone`}
            label={`Time zone of time ${position}`}
            quietLabel
            {...(zonePlaceholder ? { placeholder: zonePlaceholder } : { keepValue: true })}
          />
        </div>
      )}
    </ListField>
  );
}
