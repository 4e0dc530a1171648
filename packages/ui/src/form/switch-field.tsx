import { useField } from "formik";
import { useId } from "react";
import { ChangeMark } from "./change-mark.tsx";
import { FieldNote, type FieldProps } from "./field-frame.tsx";
import css from "./switch-field.module.css";

/** On or off; the whole row is its target. */
export function SwitchField({ name, label, help, wide = false, disabled = false }: FieldProps) {
  const [{ checked, onChange, onBlur }, { error, touched }] = useField<boolean>({ name, type: "checkbox" });
  const id = useId();
  return (
    <div data-wide={wide ? "" : undefined}>
      <label className={css.row}>
        <span>
          {label} <ChangeMark name={name} />
        </span>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={checked ?? false}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          aria-describedby={help ? id : undefined}
        />
      </label>
      {help || (touched && error) ? <FieldNote id={id} error={touched ? error : undefined} help={help} /> : null}
    </div>
  );
}
