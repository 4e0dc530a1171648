import { useField } from "formik";
import type { ReactNode } from "react";
import { InputBox } from "./control-box.tsx";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";

export interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel" | "url";
  placeholder?: string;
  autoComplete?: string;
  /** "ig" or "yo": the field contains Igbo or Yoruba words. */
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
  const { name, disabled = false } = frame;
  const [field] = useField<string | null>(name);
  return (
    <FieldFrame {...frame}>
      {({ control, hasError }) => (
        <InputBox
          {...field}
          {...control}
          {...nameless(frame)}
          value={field.value ?? ""}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoFocus={autoFocus ?? false}
          disabled={disabled}
          hasError={hasError}
          large={large}
          start={start}
          end={end}
          lang={lang}
          {...(lang && { "data-taught": "" })}
        />
      )}
    </FieldFrame>
  );
}
