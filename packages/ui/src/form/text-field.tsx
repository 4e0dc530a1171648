import OutlinedInput from "@mui/material/OutlinedInput";
import { useField } from "formik";
import type { ReactNode } from "react";
import { FieldFrame, type FieldProps } from "./field-frame.tsx";

export interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel" | "url";
  placeholder?: string;
  autoComplete?: string;
  /** "ig" or "yo": the field holds taught words. */
  lang?: string;
  autoFocus?: boolean;
  /** Inside the box, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  /** Right of the label. */
  corner?: ReactNode;
  /** 44 px high, as on the sign-in page. */
  large?: boolean;
}

/** One line of text. */
export function TextField({
  type = "text",
  placeholder,
  autoComplete,
  lang,
  autoFocus,
  start,
  end,
  large,
  ...frame
}: TextFieldProps) {
  const { name, disabled = false, label, quietLabel } = frame;
  const [field] = useField<string | null>(name);
  return (
    <FieldFrame {...frame}>
      {({ control, hasError }) => (
        <OutlinedInput
          {...field}
          value={field.value ?? ""}
          id={control.id}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoFocus={autoFocus ?? false}
          disabled={disabled}
          error={hasError}
          startAdornment={start}
          endAdornment={end}
          inputProps={{
            ...control,
            lang,
            "aria-label": quietLabel ? label : undefined,
            "data-taught": lang ? "" : undefined,
          }}
          sx={large ? { minHeight: 44 } : {}}
        />
      )}
    </FieldFrame>
  );
}
