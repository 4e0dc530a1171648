import type { ReactNode } from "react";
import type { z } from "zod";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
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
  /** Ids of the chosen records that would be refused, so that the button counts the others only. */
  leftOut?: readonly string[];
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
  leftOut = [],
  children,
  onClose,
  ...asked
}: BulkFormDialogProps<Filter, Values, Given>) {
  const { description, danger = false } = asked.action;
  const { title, titleOf, send, began } = useBulkStart(asked, mutation);
  const willBe = asked.count - leftOut.length;

  async function submit(values: Values, form: FormErrorSetter) {
    if (willBe <= 0) {
      form.setErrors({ form: accountJobMessages.noneCanBe });
      return;
    }
    const { payload } = await send(rules.parse(values), form);
    if (payload) began(payload.job);
  }

  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={`${willBe > 0 ? titleOf(willBe) : title}?`}
      saveLabel={willBe > 0 ? titleOf(willBe) : title}
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
