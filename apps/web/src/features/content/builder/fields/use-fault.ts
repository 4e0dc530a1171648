import { useField } from "formik";
import { useId } from "react";

/** What is wrong with a list as a whole, and the id of the line that says so. */
export function useFault(name: string): { id: string; fault: string | undefined } {
  const [, { error }] = useField<unknown>(name);
  return { id: useId(), fault: typeof error === "string" ? error : undefined };
}
