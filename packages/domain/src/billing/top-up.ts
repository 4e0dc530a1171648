import * as z from "zod";
import { currencyField, emailField, idField } from "../fields.ts";
import { previewedMax } from "../system/account-job.ts";
import { amountField } from "./prepayment-draft.ts";

/** Invoices for more lessons that somebody looked at before they are sent; others and those that differ are left out. */
export const topUpsInput = z.object({
  shown: z
    .array(
      z.object({
        courseId: idField("Course"),
        to: emailField,
        currency: currencyField,
        total: amountField,
        due: amountField,
      }),
    )
    .max(previewedMax),
});
export type TopUpsInput = z.infer<typeof topUpsInput>;
