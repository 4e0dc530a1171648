import { setIn, type FormikErrors } from "formik";

/** A form's errors with problems that are known by the path of their field. */
export const withProblems = <Values>(
  problems: Readonly<Record<string, string>>,
  errors: FormikErrors<Values>,
): FormikErrors<Values> =>
  Object.entries(problems).reduce((all, [path, message]) => setIn(all, path, message) as FormikErrors<Values>, errors);
