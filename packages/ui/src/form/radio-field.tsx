import { useField } from "formik";
import { useId } from "react";
import { CheckBox } from "../list/check-box.tsx";
import { ChangeMark } from "./change-mark.tsx";
import { firstMessage } from "./error-text.ts";
import { FieldNote, type FieldProps } from "./field-frame.tsx";
import type { Option } from "./option.ts";
import css from "./field-frame.module.css";

const row = { display: "inline-flex", alignItems: "center", gap: 8, minHeight: 32, cursor: "pointer" } as const;

interface RadioFieldProps extends Omit<FieldProps, "quietLabel"> {
  options: readonly Option[];
  /** Width of the columns in which a longer list stands; one after the other without. */
  columns?: number;
}

/** A short closed list in which each choice takes one press. */
export function RadioField({ name, label, options, columns, optional, help, wide, disabled }: RadioFieldProps) {
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string | null>(name);
  const id = useId();
  const text = touched ? firstMessage(error) : undefined;
  const below = text || help ? `${id}-below` : undefined;
  const layout = columns
    ? { display: "grid", gridTemplateColumns: `repeat(auto-fill, minmax(${columns}px, 1fr))`, gap: "0 12px" }
    : { display: "flex", flexWrap: "wrap" as const, gap: "0 20px" };
  return (
    <fieldset
      className={css.frame}
      data-wide={wide ? "" : undefined}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={text ? true : undefined}
      aria-describedby={below}
      disabled={disabled}
    >
      <div className={css.labelRow}>
        <span>
          <b id={`${id}-label`}>
            {label}
            {optional ? <small> (optional)</small> : null}
          </b>
          <ChangeMark name={name} />
        </span>
      </div>
      <div style={layout}>
        {options.map((option) => (
          <label key={option.value} style={row}>
            <CheckBox
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => void setValue(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
      {below ? <FieldNote id={below} error={text} help={help} /> : null}
    </fieldset>
  );
}
