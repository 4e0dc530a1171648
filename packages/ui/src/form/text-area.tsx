import OutlinedInput from "@mui/material/OutlinedInput";
import { useField } from "formik";
import { graphemeCount } from "@app/domain/text.ts";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";

interface TextAreaProps extends FieldProps {
  /** Shows the counter; letters with their marks count as one. */
  max?: number;
  rows?: number;
  lang?: string;
  placeholder?: string;
}

/** Several lines of text that grow with their content. */
export function TextArea({ max, rows = 3, lang, placeholder, ...frame }: TextAreaProps) {
  const { name, disabled = false } = frame;
  const [field] = useField<string | null>(name);
  const text = field.value ?? "";
  return (
    <FieldFrame {...frame} corner={max ? <small>{`${graphemeCount(text)} of ${max}`}</small> : null}>
      {({ control, hasError }) => (
        <OutlinedInput
          {...field}
          value={text}
          id={control.id}
          multiline
          minRows={rows}
          maxRows={12}
          placeholder={placeholder}
          disabled={disabled}
          error={hasError}
          inputProps={{ ...control, ...nameless(frame), lang, "data-taught": lang ? "" : undefined }}
        />
      )}
    </FieldFrame>
  );
}
