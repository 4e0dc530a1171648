import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./compare-fields.module.css";

/** A field with different values in two records. */
export interface ComparedField<Side extends string> {
  name: string;
  label: string;
  /** Each side's value; "–" if empty. */
  values: Readonly<Record<Side, ReactNode>>;
  chosen: Side;
}

interface CompareFieldsProps<Side extends string> {
  /** The two records in column order, each with its heading. */
  sides: readonly { side: Side; head: ReactNode; name: string }[];
  fields: readonly ComparedField<Side>[];
  onChoose: (name: string, side: Side) => void;
  disabled?: boolean;
}

/** Two records side by side, field by field, to choose which values stay. */
export function CompareFields<Side extends string>({ sides, fields, onChoose, disabled }: CompareFieldsProps<Side>) {
  const id = useId();
  return (
    <div className={css.frame}>
      <div className={css.heads}>
        <span />
        {sides.map(({ side, head }) => (
          <div key={side}>{head}</div>
        ))}
      </div>
      {fields.map(({ name, label, values, chosen }) => (
        <fieldset key={name} className={css.row} disabled={disabled}>
          <legend>
            <VisuallyHidden>{label}</VisuallyHidden>
          </legend>
          <span aria-hidden="true">{label}</span>
          {sides.map(({ side, name: whose }) => (
            <label key={side} data-chosen={chosen === side ? "" : undefined}>
              <input
                type="radio"
                name={`${id}${name}`}
                checked={chosen === side}
                onChange={() => onChoose(name, side)}
              />
              <VisuallyHidden>{whose}: </VisuallyHidden>
              <span>{values[side]}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
