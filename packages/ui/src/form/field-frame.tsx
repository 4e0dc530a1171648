import { useField } from "formik";
import { useId, type ComponentProps, type ReactNode } from "react";
import { CircleAlert } from "../icons.ts";
import { ChangeMark } from "./change-mark.tsx";
import { firstMessage } from "./error-text.ts";
import css from "./field-frame.module.css";

/** Fields in two columns; one on phones. A field with `wide` takes the whole row. */
export function FieldGrid(props: ComponentProps<"div">) {
  return <div {...props} className={css.fieldGrid} />;
}

/** Properties of every field. */
export interface FieldProps {
  /** Path of the form value: "name", "outcomes.0". */
  name: string;
  label: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** A line below the field, replaced by an error. */
  help?: ReactNode;
  /** Takes the whole row of a FieldGrid. */
  wide?: boolean;
  disabled?: boolean;
  /** Hides the label visually, if a heading names the field already. */
  quietLabel?: boolean;
}

/** The accessible name of a control without a visible label. */
export const nameless = ({ label, quietLabel = false }: Pick<FieldProps, "label" | "quietLabel">) =>
  quietLabel ? { "aria-label": label } : {};

export interface FieldParts {
  /** To spread on the control. */
  control: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
  hasError: boolean;
  /** Id of the label, for a control that cannot have a `<label>`. */
  labelId: string;
}

interface FieldFrameProps extends FieldProps {
  /** Right of the label: a link or a counter. */
  corner?: ReactNode;
  /** Said after an error: how to type it. */
  example?: string | undefined;
  children: (parts: FieldParts) => ReactNode;
}

/** Label above, control, help or error below, linked for screen readers. */
export function FieldFrame({
  name,
  label,
  optional = false,
  help,
  wide = false,
  quietLabel = false,
  corner,
  example,
  children,
}: FieldFrameProps) {
  const [, { error, touched }] = useField<unknown>(name);
  const id = useId();
  const text = touched ? firstMessage(error) : undefined;
  const labelId = `${id}-label`;
  const describedBy = text || help ? `${id}-below` : undefined;
  return (
    <div className={css.frame} data-wide={wide ? "" : undefined}>
      {quietLabel ? null : (
        <div className={css.labelRow}>
          <span>
            <label id={labelId} htmlFor={id}>
              {label}
              {optional ? <small> (optional)</small> : null}
            </label>
            <ChangeMark name={name} />
          </span>
          {corner}
        </div>
      )}
      {children({
        control: { id, "aria-invalid": text ? true : undefined, "aria-describedby": describedBy },
        hasError: Boolean(text),
        labelId,
      })}
      {describedBy ? <FieldNote id={describedBy} error={text} example={example} help={help} /> : null}
    </div>
  );
}

interface FieldNoteProps {
  id: string;
  error: string | undefined;
  example?: string | undefined;
  help?: ReactNode;
}

/** The line below a field: its error with an icon, or its help. */
export function FieldNote({ id, error, example, help }: FieldNoteProps) {
  return error ? (
    <p className={css.below} id={id} tabIndex={-1} data-error="">
      <CircleAlert size={16} strokeWidth={2} aria-hidden />
      <span>
        <span>{error}</span>
        {example === undefined ? null : ` ${example}`}
      </span>
    </p>
  ) : (
    <p className={css.below} id={id}>
      {help}
    </p>
  );
}
