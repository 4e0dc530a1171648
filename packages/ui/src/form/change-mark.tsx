import { useField } from "formik";
import { createContext, use } from "react";
import { UnderDot } from "../value/under-dot.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import css from "./change-mark.module.css";

/** Whether changed fields are marked with the under-dot; not in the form of a new record. */
export const ChangeMarks = createContext(false);

/** Marks a field whose value differs from the saved one. */
export function ChangeMark({ name }: { name: string }) {
  const isWanted = use(ChangeMarks);
  const [, { value, initialValue }] = useField<unknown>(name);
  if (!isWanted || JSON.stringify(value ?? null) === JSON.stringify(initialValue ?? null)) return null;
  return (
    <span className={css.mark} data-hint="Changed, not saved yet">
      <UnderDot />
      <VisuallyHidden>Changed, not saved yet</VisuallyHidden>
    </span>
  );
}
