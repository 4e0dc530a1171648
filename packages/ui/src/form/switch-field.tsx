import { useField } from "formik";
import { useId } from "react";
import { ChangeMark } from "./change-mark.tsx";
import { FieldNote, type FieldProps } from "./field-frame.tsx";
import css from "./switch-field.module.css";

interface SwitchFieldProps extends FieldProps {
  /** Accessible name, if the visible one depends on its surroundings: "Maths in the question". */
  spoken?: string;
  /** Small, beside another field's label. */
  compact?: boolean;
}

/** On or off; the whole row is clickable. */
export function SwitchField(props: SwitchFieldProps) {
  const { name, label, help, wide = false, disabled = false, spoken, compact = false } = props;
  const [{ checked, onChange, onBlur }, { error, touched }] = useField<boolean>({ name, type: "checkbox" });
  const id = useId();
  return (
    <div data-wide={wide ? "" : undefined}>
      <label className={css.row} data-compact={compact ? "" : undefined}>
        <span>
          {label} <ChangeMark name={name} />
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-label={spoken}
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
