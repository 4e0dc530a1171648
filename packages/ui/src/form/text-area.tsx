import { useField } from "formik";
import { graphemeCount } from "@app/domain/text.ts";
import { ControlBox } from "./control-box.tsx";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";

interface TextAreaProps extends FieldProps {
  /** Shows the counter; letters with their marks count as one. */
  max?: number;
  rows?: number;
  lang?: string;
  placeholder?: string;
}

/** Beyond this it scrolls. */
const mostRows = 12;
/** Lines of 20 px, with what is above and below them. */
const heightOf = (rows: number) => rows * 20 + 12;

/** Several lines of text that grow with their content. */
export function TextArea({ max, rows = 3, lang, placeholder, ...frame }: TextAreaProps) {
  const { name, disabled = false } = frame;
  const [field] = useField<string | null>(name);
  const text = field.value ?? "";
  return (
    <FieldFrame {...frame} corner={max ? <small>{`${graphemeCount(text)} of ${max}`}</small> : null}>
      {({ control, hasError }) => (
        <ControlBox hasError={hasError} disabled={disabled}>
          <textarea
            {...field}
            {...control}
            {...nameless(frame)}
            value={text}
            rows={rows}
            style={{ minHeight: heightOf(rows), maxHeight: heightOf(mostRows) }}
            placeholder={placeholder}
            disabled={disabled}
            lang={lang}
            data-control=""
            data-taught={lang ? "" : undefined}
          />
        </ControlBox>
      )}
    </FieldFrame>
  );
}
