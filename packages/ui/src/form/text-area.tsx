import { useField } from "formik";
import { graphemeCount } from "@app/domain/text.ts";
import { ControlBox } from "./control-box.tsx";
import { FieldFrame, nameless, type FieldProps } from "./field-frame.tsx";

interface TextAreaProps extends FieldProps {
  /** Shows a counter, in graphemes. */
  max?: number;
  rows?: number;
  lang?: string;
  placeholder?: string;
  autoFocus?: boolean;
}

/** Above this it scrolls. */
const mostRows = 12;
/** Lines of 20 px plus padding. */
const heightOf = (rows: number) => rows * 20 + 12;

/** A multi-line text that grows with its content. */
export function TextArea({ max, rows = 3, lang, placeholder, autoFocus = false, ...frame }: TextAreaProps) {
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
            autoFocus={autoFocus}
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
