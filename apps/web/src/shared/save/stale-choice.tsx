import styled from "@emotion/styled";
import { useId } from "react";
import { below, color } from "@app/ui/theme/color.ts";

const Field = styled.fieldset({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "8px 12px",
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  "& > legend": { padding: 0, marginBottom: 8, fontWeight: 600 },
  "& > p": { gridColumn: "1 / -1", fontSize: "0.84375rem", color: color.textSecondary, whiteSpace: "pre-wrap" },
  [below.phone]: { gridTemplateColumns: "1fr" },
});

const Text = styled.label({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  gap: "2px 10px",
  padding: "10px 12px",
  borderRadius: 8,
  border: `1px solid ${color.controlBorder}`,
  cursor: "pointer",
  "&:hover": { backgroundColor: color.hover },
  "&:has(:checked)": { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  "& > input": { width: 16, height: 16, margin: "2px 0 0", accentColor: color.accent },
  "& > small": { fontSize: "0.84375rem", color: color.textSecondary },
  "& > span": { gridColumn: 2, whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxHeight: 220, overflowY: "auto" },
});

interface StaleChoiceProps {
  label: string;
  /** What stood there before either of the two. */
  before: string;
  mine: string;
  theirs: string;
  /** "Ada Obi’s" */
  whose: string;
  takesTheirs: boolean;
  onChoose: (theirs: boolean) => void;
}

/** One field that two people changed: both texts side by side, one of them chosen. */
export function StaleChoice({ label, before, mine, theirs, whose, takesTheirs, onChoose }: StaleChoiceProps) {
  const name = useId();
  const texts = [
    { whose: "Yours", text: mine, isTheirs: false },
    { whose, text: theirs, isTheirs: true },
  ];
  return (
    <Field>
      <legend>{label}</legend>
      {texts.map(({ whose: owner, text, isTheirs }) => (
        <Text key={owner}>
          <input type="radio" name={name} checked={takesTheirs === isTheirs} onChange={() => onChoose(isTheirs)} />
          <small>{owner}</small>
          <span>{text}</span>
        </Text>
      ))}
      <p>Before: {before}</p>
    </Field>
  );
}
