import { useField } from "formik";
import { useId } from "react";
import { FieldNote } from "@app/ui/form/field-frame.tsx";
import type { Option } from "@app/ui/form/option.ts";
import { Star } from "@app/ui/icons.ts";
import css from "./rating-answer.module.css";

interface NamedProps {
  name: string;
  label: string;
}

const stars = ["1", "2", "3", "4", "5"];

/** From one to five stars; arrow keys choose. */
export function StarsField({ name, label }: NamedProps) {
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const note = useId();
  const isWrong = touched && Boolean(error);
  return (
    <fieldset className={css.group} aria-describedby={isWrong ? note : undefined}>
      <legend>{label}</legend>
      <div className={css.stars}>
        {stars.map((star) => (
          <label key={star} data-lit={star <= value ? "" : undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={`${star} of 5`}
              onChange={() => void setValue(star)}
            />
            <Star aria-hidden size={32} strokeWidth={1.5} fill={star <= value ? "currentColor" : "none"} />
          </label>
        ))}
      </div>
      {isWrong ? <FieldNote id={note} error={error} /> : null}
    </fieldset>
  );
}

/** Any of some words. */
export function TagsField({ name, label, options }: NamedProps & { options: readonly Option[] }) {
  const [{ value }, , { setValue }] = useField<readonly string[]>(name);
  return (
    <fieldset className={css.group}>
      <legend>
        {label} <small>(optional)</small>
      </legend>
      <div className={css.tags}>
        {options.map((option) => {
          const isChosen = value.includes(option.value);
          return (
            <label key={option.value} data-chosen={isChosen ? "" : undefined}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  void setValue(isChosen ? value.filter((one) => one !== option.value) : [...value, option.value])
                }
              />
              {option.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
