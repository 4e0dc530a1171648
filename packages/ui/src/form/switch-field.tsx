import styled from "@emotion/styled";
import { useField } from "formik";
import { useId } from "react";
import { color } from "../theme/color.ts";
import { ChangeMark } from "./change-mark.tsx";
import { FieldNote, type FieldProps } from "./field-frame.tsx";

const Row = styled.label({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 36,
  cursor: "pointer",
  fontWeight: 600,
  "& > span": { display: "inline-flex", alignItems: "center", gap: 7 },
  "& input": {
    appearance: "none",
    position: "relative",
    flexShrink: 0,
    width: 34,
    height: 20,
    margin: 0,
    borderRadius: 10,
    backgroundColor: color.controlBorder,
    cursor: "pointer",
    transition: "background-color 120ms",
    "&::after": {
      content: '""',
      position: "absolute",
      top: 3,
      left: 3,
      width: 14,
      height: 14,
      borderRadius: "50%",
      backgroundColor: "#fff",
      transition: "transform 120ms",
    },
    "&:checked": { backgroundColor: color.accent },
    "&:checked::after": { transform: "translateX(14px)", backgroundColor: color.onAccent },
    "&:disabled": { opacity: 0.45 },
  },
});

/** On or off; the whole row is its target. */
export function SwitchField({ name, label, help, wide = false, disabled = false }: FieldProps) {
  const [{ checked, onChange, onBlur }, { error, touched }] = useField<boolean>({ name, type: "checkbox" });
  const id = useId();
  return (
    <div data-wide={wide ? "" : undefined}>
      <Row>
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
      </Row>
      {help || (touched && error) ? <FieldNote id={id} error={touched ? error : undefined} help={help} /> : null}
    </div>
  );
}
