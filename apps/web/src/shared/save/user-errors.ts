import { setIn, type FormikErrors } from "formik";
import type { RefusalFragment } from "./refusal.generated.ts";

/** Formik's errors, plus the form's own error, which FormError shows. */
export type FormErrors = FormikErrors<Record<string, unknown>> & { form?: string };

/** Where errors are set: Formik's helpers. Declared as a method, so that any form's helpers fit. */
export interface FormErrorSetter {
  setErrors(errors: object): void;
}

/** The parts of Formik's helpers that saving uses. */
export interface FormHandle<Values> extends FormErrorSetter {
  resetForm(next: { values: Values }): void;
  setValues(values: Values): unknown;
}

/** All errors in one line. */
export function wholeRefusal(errors: readonly RefusalFragment[]): string {
  return errors.map(({ message }) => message).join(" ");
}

/** Converts errors to Formik's: by field, the others under `form`. The first of a field is shown. */
export function toFormErrors(errors: readonly RefusalFragment[]): FormErrors {
  const whole = errors.filter(({ path }) => path.length === 0);
  const start: FormErrors = whole.length === 0 ? {} : { form: wholeRefusal(whole) };
  return errors
    .filter(({ path }) => path.length > 0)
    .reduceRight((all, { path, message }) => setIn(all, path.join("."), message) as FormErrors, start);
}

/** The refusal of a stale save; null if there is none. */
export function staleRefusal<Refusal extends { __typename: string }>(
  errors: readonly Refusal[],
): Extract<Refusal, { __typename: "StaleError" }> | null {
  const stale = errors.find((error) => error.__typename === "StaleError");
  return (stale as Extract<Refusal, { __typename: "StaleError" }> | undefined) ?? null;
}
