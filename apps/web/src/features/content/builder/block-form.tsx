import { FormikProvider, getIn, setIn, useFormik, type FieldInputProps, type FormikContextType } from "formik";
import { useMemo, useState, type ChangeEvent, type ReactNode } from "react";
import { newAnswerText, newOptionText } from "@app/domain/content/block-kinds.ts";
import { withRule } from "@app/domain/content/session-edits.ts";
import type { FormulaFault } from "@app/domain/content/maths-checks.ts";
import type { Block } from "@app/domain/content/session.ts";
import { withoutHidden } from "@app/domain/plain-line.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { faultsIn } from "./block-faults.ts";
import { newId } from "../../../shared/editor/new-id.ts";

export type ChangeBlock = (change: (block: Block) => Block, field?: string) => void;

interface BlockFieldsProps {
  block: Block;
  formulaFault: FormulaFault | undefined;
  /** Just begun: what is missing in a field is said once it was left. */
  isFresh?: boolean;
  onChange: ChangeBlock;
  children: ReactNode;
}

type Named = string | { name: string; type?: string };

const nothing = () => undefined;

/** What new options and answers hold until something is written: a placeholder in their fields, which typing replaces. */
const placeholders: ReadonlySet<unknown> = new Set([newOptionText, newAnswerText]);

/** A value as the block keeps it: what is not a number where one belongs is none. */
function nextValue(old: unknown, next: unknown): unknown {
  return typeof old === "number" && typeof next !== "number" ? NaN : next;
}

/** The block with another value at a path: "questionText", "options.2.answerText". */
const written = (block: Block, path: string, value: unknown): Block =>
  withRule(block, path, value, newId) ?? (setIn(block, path, nextValue(getIn(block, path), value)) as Block);

/** Faults as the fields read them; the first of each field. */
const errorsOf = (block: Block, formulaFault: FormulaFault | undefined): object =>
  faultsIn(block, formulaFault).reduceRight<object>(
    (errors, [field, message]) => setIn(errors, field, message) as object,
    {},
  );

/**
 * The fields of the portal's forms over one block, which the builder holds: what is typed goes there at once, so that
 * undoing is seen in the fields, and each says at once what is wrong with it.
 *
 *     <BlockFields block={block} onChange={change}><TextField name="imageAlt" label="Image description" /></BlockFields>
 */
export function BlockFields({ block, formulaFault, isFresh = false, onChange, children }: BlockFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const formik = useFormik<Block>({ initialValues: block, onSubmit: nothing });
  const errors = useMemo(() => errorsOf(block, formulaFault), [block, formulaFault]);

  const setValue = (path: string, value: unknown) => {
    // A switch or a choice is a step by itself; letters are gathered.
    const isTyped = typeof value === "string" || typeof value === "number" || value === null;
    const seen = typeof value === "string" ? withoutHidden(value) : value;
    if (seen !== value) toast.info("An invisible character was left out.");
    onChange((now) => written(now, path, seen), isTyped && path !== "blockType" ? path : undefined);
    return Promise.resolve();
  };
  const onInput = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    void setValue(currentTarget.name, currentTarget.type === "checkbox" ? currentTarget.checked : currentTarget.value);
  const leave = (name: string) => {
    if (isFresh) setLeft((all) => new Set([...all, name]));
  };
  const showsErrors = (name: string) => !isFresh || [...left].some((one) => one === name || one.startsWith(`${name}.`));
  const valueAt = (name: string): unknown => {
    const value: unknown = getIn(block, name);
    if (placeholders.has(value)) return "";
    return Number.isNaN(value) ? null : value;
  };
  const fieldAt = (given: Named): FieldInputProps<unknown> => {
    const { name, type } = typeof given === "string" ? { name: given } : given;
    const value = valueAt(name);
    return {
      name,
      value,
      onChange: onInput,
      onBlur: () => leave(name),
      ...(type === "checkbox" && { checked: value === true }),
    };
  };
  const bag = {
    ...formik,
    values: block,
    getFieldProps: fieldAt,
    getFieldMeta: (name: string) => ({
      value: valueAt(name),
      error: showsErrors(name) ? (getIn(errors, name) as string | undefined) : undefined,
      touched: showsErrors(name),
      initialValue: valueAt(name),
      initialTouched: false,
      initialError: undefined,
    }),
    getFieldHelpers: (name: string) => ({
      setValue: (value: unknown) => setValue(name, value),
      setTouched: () => Promise.resolve(),
      setError: nothing,
    }),
    setFieldValue: setValue,
  } as unknown as FormikContextType<Block>;
  return <FormikProvider value={bag}>{children}</FormikProvider>;
}
