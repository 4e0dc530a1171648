import styled from "@emotion/styled";
import { useField } from "formik";
import { useId, type ReactNode } from "react";
import { CircleAlert } from "../icons.ts";
import { below, color } from "../theme/color.ts";
import { ChangeMark } from "./change-mark.tsx";
import { firstMessage } from "./error-text.ts";

/** Fields two per row; one below the other on phones. A field with `wide` takes the whole row. */
export const FieldGrid = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
  alignItems: "start",
  "&[data-columns='1']": { gridTemplateColumns: "minmax(0, 1fr)" },
  "&[data-columns='3']": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "&[data-columns='4']": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  "& > [data-wide]": { gridColumn: "1 / -1" },
  [below.phone]: { "&&": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const Frame = styled.div({ display: "flex", flexDirection: "column", minWidth: 0, border: 0, margin: 0, padding: 0 });

const LabelRow = styled.div({
  display: "flex",
  justifyContent: "space-between",
  gap: 8,
  marginBottom: 3,
  fontSize: "0.84375rem",
  lineHeight: 18 / 13.5,
  "& > span": { display: "flex", alignItems: "center", gap: 7, minWidth: 0 },
  "& label, & legend, & > b": { fontWeight: 600, padding: 0 },
  "& small": { fontSize: "inherit", fontWeight: 400, color: color.textSecondary },
});

const Below = styled.p({
  display: "flex",
  gap: 6,
  marginTop: 4,
  fontSize: "0.84375rem",
  lineHeight: 18 / 13.5,
  color: color.textSecondary,
  "&[data-error]": { color: color.danger },
  "& > svg": { flexShrink: 0, marginTop: 1 },
});

/** What every field takes. */
export interface FieldProps {
  /** Path of the value in the form: "name", "outcomes.0". */
  name: string;
  label: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** A line below the field, until there is an error. */
  help?: ReactNode;
  /** The whole row of a FieldGrid. */
  wide?: boolean;
  disabled?: boolean;
  /** For screen readers only, where a heading or a list names it already. */
  quietLabel?: boolean;
}

/** The name of a control whose label is not drawn. */
export const nameless = ({ label, quietLabel = false }: Pick<FieldProps, "label" | "quietLabel">) =>
  quietLabel ? { "aria-label": label } : {};

export interface FieldParts {
  /** Spread on the control. */
  control: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };
  hasError: boolean;
  /** Id of the label, for a control that no `<label>` can name. */
  labelId: string;
}

interface FieldFrameProps extends FieldProps {
  /** Right of the label: a link, a counter. */
  corner?: ReactNode;
  children: (parts: FieldParts) => ReactNode;
}

/** Label above, control, help or error below, tied together for screen readers. */
export function FieldFrame({
  name,
  label,
  optional = false,
  help,
  wide = false,
  quietLabel = false,
  corner,
  children,
}: FieldFrameProps) {
  const [, { error, touched }] = useField<unknown>(name);
  const id = useId();
  const text = touched ? firstMessage(error) : undefined;
  const labelId = `${id}-label`;
  const describedBy = text || help ? `${id}-below` : undefined;
  return (
    <Frame data-wide={wide ? "" : undefined}>
      {quietLabel ? null : (
        <LabelRow>
          <span>
            <label id={labelId} htmlFor={id}>
              {label}
              {optional ? <small> (optional)</small> : null}
            </label>
            <ChangeMark name={name} />
          </span>
          {corner}
        </LabelRow>
      )}
      {children({
        control: { id, "aria-invalid": text ? true : undefined, "aria-describedby": describedBy },
        hasError: Boolean(text),
        labelId,
      })}
      {describedBy ? <FieldNote id={describedBy} error={text} help={help} /> : null}
    </Frame>
  );
}

/** The line below a field: its error with a glyph, or its help. */
export function FieldNote({ id, error, help }: { id: string; error: string | undefined; help?: ReactNode }) {
  return error ? (
    <Below id={id} data-error="">
      <CircleAlert size={16} strokeWidth={2} aria-hidden />
      {error}
    </Below>
  ) : (
    <Below id={id}>{help}</Below>
  );
}
