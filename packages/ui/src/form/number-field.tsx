import OutlinedInput from "@mui/material/OutlinedInput";
import { useField } from "formik";
import { useState, type ReactNode } from "react";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";

interface NumberFieldProps extends FieldProps {
  /** Before the figure: "£ GBP". */
  start?: ReactNode;
  /** After it: "%", "min". */
  end?: ReactNode;
}

const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null);

/** A figure, right-aligned. The value is a number, null when empty, and the text itself when it is neither. */
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
        <OutlinedInput
          name={name}
          id={control.id}
          value={text ?? field.value ?? ""}
          disabled={disabled}
          error={hasError}
          onChange={(event) => change(event.target.value)}
          onBlur={(event) => {
            setText(null);
            field.onBlur(event);
          }}
          startAdornment={
            start ? <span style={{ paddingLeft: 11, opacity: 0.75, whiteSpace: "nowrap" }}>{start}</span> : null
          }
          endAdornment={
            end ? <span style={{ paddingRight: 11, opacity: 0.75, whiteSpace: "nowrap" }}>{end}</span> : null
          }
          inputProps={{ ...control, ...nameless(frame), inputMode: "decimal", style: { textAlign: "right" } }}
        />
      )}
    </FieldFrame>
  );
}
