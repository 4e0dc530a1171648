import { setIn, type FormikErrors } from "formik";
import type { RefusalFragment } from "./refusal.generated.ts";

/** Formik's errors with the one for the form as a whole, which FormError shows. */
export type FormErrors = FormikErrors<Record<string, unknown>> & { form?: string };

/** Where refusals are told: Formik's helpers. A method, so that the helpers of any form fit. */
export interface FormErrorSetter {
  setErrors(errors: object): void;
}

/** The part of Formik's helpers that saving uses. */
export interface FormHandle<Values> extends FormErrorSetter {
  resetForm(next: { values: Values }): void;
  setValues(values: Values): unknown;
}

/** What is refused, in one line. */
export function wholeRefusal(errors: readonly RefusalFragment[]): string {
  return errors.map(({ message }) => message).join(" ");
}

/** Refusals as Formik keeps errors: at their fields, the rest under `form`. Of two for one field the first is shown. */
export function toFormErrors(errors: readonly RefusalFragment[]): FormErrors {
  const whole = errors.filter(({ path }) => path.length === 0);
  const start: FormErrors = whole.length === 0 ? {} : { form: wholeRefusal(whole) };
  return errors
    .filter(({ path }) => path.length > 0)
    .reduceRight((all, { path, message }) => setIn(all, path.join("."), message) as FormErrors, start);
}

/** The refusal of a save that came too late; null when it is none. */
export function staleRefusal<Refusal extends { __typename: string }>(
  errors: readonly Refusal[],
): Extract<Refusal, { __typename: "StaleError" }> | null {
  const stale = errors.find((error) => error.__typename === "StaleError");
  return (stale as Extract<Refusal, { __typename: "StaleError" }> | undefined) ?? null;
}
