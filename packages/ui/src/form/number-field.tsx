import { useField } from "formik";
import { useState, type ReactNode } from "react";
import { InputBox } from "./control-box.tsx";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";
import css from "./number-field.module.css";

interface NumberFieldProps extends FieldProps {
  /** Before the number: "£ GBP". */
  start?: ReactNode;
  /** After the number: "%", "min". */
  end?: ReactNode;
}

const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null);

/** A right-aligned number. The form value is a number, null if empty, and the text itself if invalid. */
export function NumberField({ start, end, ...frame }: NumberFieldProps) {
  const { name, disabled = false } = frame;
  const [field, , helpers] = useField<number | string | null>(name);
  const [text, setText] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    void helpers.setValue(next.trim() === "" ? null : (toNumber(next) ?? next));
  };
  return (
    <FieldFrame {...frame}>
      {({ control, hasError }) => (
        <InputBox
          {...control}
          {...nameless(frame)}
          name={name}
          value={text ?? field.value ?? ""}
          disabled={disabled}
          hasError={hasError}
          inputMode="decimal"
          onChange={(event) => change(event.target.value)}
          onBlur={(event) => {
            setText(null);
            field.onBlur(event);
          }}
          start={start ? <span className={css.beside}>{start}</span> : null}
          end={end ? <span className={css.beside}>{end}</span> : null}
          style={{ textAlign: "right" }}
        />
      )}
    </FieldFrame>
  );
}
