import type { ReactNode } from "react";
import type { z } from "zod";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import type { FormErrorSetter } from "../save/user-errors.ts";
import { checkWith } from "../save/zod-form.ts";
import type { BulkDialogProps, BulkMutation } from "./bulk.ts";
import { asJob, useBulkStart } from "./use-bulk-start.ts";

interface BulkFormDialogProps<Filter, Values extends object, Given extends object> extends BulkDialogProps<Filter> {
  mutation: BulkMutation<Filter, Given>;
  initialValues: Values;
  /** The rules of the job's kind, from the domain; their output is sent. */
  rules: z.ZodType<Given>;
  /** 640 instead of 480 px. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A `BulkDialog` with further input:
 *
 *     <BulkFormDialog {...props} mutation={CustomersBulkActionDocument} initialValues={{ tag: "" }} rules={tagInput}>
 *       <TextField name="tag" label="Tag" />
 *     </BulkFormDialog>
 */
export function BulkFormDialog<Filter, Values extends object, Given extends object>({
  mutation,
  initialValues,
  rules,
  wide = false,
  children,
  onClose,
  ...asked
}: BulkFormDialogProps<Filter, Values, Given>) {
  const { description, danger = false } = asked.action;
  const { title, send, began } = useBulkStart(asked, mutation);

  async function submit(values: Values, form: FormErrorSetter) {
    const { payload } = await send(rules.parse(values), form);
    if (payload) began(payload.job);
  }

  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={`${title}?`}
      saveLabel={title}
      isAction
      wide={wide}
      danger={danger}
      initialValues={initialValues}
      validate={checkWith(rules)}
      onSubmit={submit}
    >
      <p>
        {description} {asJob}
      </p>
      {children}
    </FormDialog>
  );
}
