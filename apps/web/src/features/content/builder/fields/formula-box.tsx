import { useField } from "formik";
import { useState, type ReactNode, type SyntheticEvent } from "react";
import { formulaAt, withFormula } from "@app/domain/content/maths-text.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";

const editor = lazyWithPreload(async () => (await import("./formula-editor.tsx")).FormulaEditor);

interface FormulaBoxProps {
  /** Of the field within. */
  name: string;
  /** What it is a formula of: "question". */
  of: string;
  isMaths?: boolean;
  /** The whole row of a FieldGrid. */
  wide?: boolean;
  /** The field, whose text can always be typed in too. */
  children: ReactNode;
}

/**
 * A field that holds TeX, and from the first time that it is entered its formula as it is drawn, to be written in: the
 * one that the cursor is in, or a new one there.
 *
 *     <FormulaBox name="expression" of="expected expression" wide><TextField name="expression" … /></FormulaBox>
 */
export function FormulaBox({ name, of, isMaths = true, wide = false, children }: FormulaBoxProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const [cursor, setCursor] = useState<number | null>(null);
  const look = ({ target }: SyntheticEvent) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isMaths && isText && target.name === name) setCursor(target.selectionStart ?? 0);
  };
  const write = (tex: string) => {
    const written = withFormula(value, formulaAt(value, cursor ?? 0), tex);
    setCursor(written.place);
    void setValue(written.text);
  };
  return (
    <div data-wide={wide ? "" : undefined} onFocus={look} onSelect={look}>
      {children}
      {isMaths && cursor !== null ? (
        <editor.Part tex={formulaAt(value, cursor).tex} label={`Formula of the ${of}`} onWrite={write} />
      ) : null}
    </div>
  );
}
