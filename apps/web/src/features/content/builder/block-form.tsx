import { FormikProvider, getIn, setIn, useFormik, type FieldInputProps, type FormikContextType } from "formik";
import { useMemo, type ChangeEvent, type ReactNode } from "react";
import { withRule } from "@app/domain/content/session-edits.ts";
import type { FormulaFault } from "@app/domain/content/maths-checks.ts";
import type { Block } from "@app/domain/content/session.ts";
import { faultsIn } from "./block-faults.ts";
import { newId } from "./block-wire.ts";

export type ChangeBlock = (change: (block: Block) => Block, field?: string) => void;

interface BlockFieldsProps {
  block: Block;
  formulaFault: FormulaFault | undefined;
  onChange: ChangeBlock;
  children: ReactNode;
}

type Named = string | { name: string; type?: string };

const nothing = () => undefined;

/** A value as the block keeps it: what is not a number where one belongs is none. */
function kept(old: unknown, next: unknown): unknown {
  return typeof old === "number" && typeof next !== "number" ? NaN : next;
}

/** The block with another value at a path: "questionText", "options.2.answerText". */
const written = (block: Block, path: string, value: unknown): Block =>
  withRule(block, path, value, newId) ?? (setIn(block, path, kept(getIn(block, path), value)) as Block);

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
export function BlockFields({ block, formulaFault, onChange, children }: BlockFieldsProps) {
  const formik = useFormik<Block>({ initialValues: block, onSubmit: nothing });
  const errors = useMemo(() => errorsOf(block, formulaFault), [block, formulaFault]);

  const setValue = (path: string, value: unknown) => {
    // A switch or a choice is a step by itself; letters are gathered.
    const isTyped = typeof value === "string" || typeof value === "number" || value === null;
    onChange((now) => written(now, path, value), isTyped && path !== "blockType" ? path : undefined);
    return Promise.resolve();
  };
  const onInput = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    void setValue(currentTarget.name, currentTarget.type === "checkbox" ? currentTarget.checked : currentTarget.value);
  const valueAt = (name: string): unknown => {
    const value: unknown = getIn(block, name);
    return Number.isNaN(value) ? null : value;
  };
  const fieldAt = (given: Named): FieldInputProps<unknown> => {
    const { name, type } = typeof given === "string" ? { name: given } : given;
    const value = valueAt(name);
    return { name, value, onChange: onInput, onBlur: nothing, ...(type === "checkbox" && { checked: value === true }) };
  };
  const bag = {
    ...formik,
    values: block,
    getFieldProps: fieldAt,
    getFieldMeta: (name: string) => ({
      value: valueAt(name),
      error: getIn(errors, name) as string | undefined,
      touched: true,
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
