import { setIn, type FormikErrors } from "formik";
import type { z } from "zod";

/**
 * Validates a Formik form with the zod schema that the servers use. Send `schema.parse(values)`, not the raw values.
 */
export function checkWith<Values>(schema: z.ZodType) {
  return (values: Values): FormikErrors<Values> => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    return issues.reduceRight<FormikErrors<Values>>(
      (errors, { path, message }) => setIn(errors, path.join("."), message) as FormikErrors<Values>,
      {},
    );
  };
}
