import type { ReactNode } from "react";
import type { FormProps } from "@app/ui/form/form-frame.tsx";
import type { FormikValues } from "formik";
import type { PageAction } from "@app/ui/page/page-action.ts";

/** What the editor of every kind of reviewed content is given. */
export interface ContentEditorProps<Values extends FormikValues> {
  form: Omit<FormProps<Values>, "validate">;
  title: string;
  status?: ReactNode;
  facts: ReactNode;
  saveLabel: string;
  actions?: readonly PageAction[];
  /** Its review, below what it is about; left out for a new one. */
  review?: ReactNode;
}
