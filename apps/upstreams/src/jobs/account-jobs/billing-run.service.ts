import { z } from "zod";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { billingPeriod } from "@app/domain/billing/ongoing/ongoing-draft.ts";
import { lockRecords } from "../../database/records.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { accountJobItems } from "../../database/schema/account-jobs.table.ts";
import { customersToBill, refusePeriod, runOf } from "../../features/billing/billing.public.ts";
import { regions } from "../../features/regions/regions.public.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { AccountJobRecord } from "./account-jobs.record.ts";
import { addJob } from "./own-jobs.ts";

export const billingRunInput = billingPeriod.extend({
  customers: z.int().min(1, accountJobMessages.none).meta({ description: "How many the person was shown." }),
});

/**
 * Starts a billing run: a job with a record for each customer. Refused if they are not as many as was shown,
 * or while another run of the region is under way.
 */
export async function startBillingRun(
  context: Context,
  { customers: shown, ...period }: z.infer<typeof billingRunInput>,
): Promise<AccountJobRecord> {
  const kind = "customers-bill";
  await refusePeriod(context, period, true);
  // Of two who start at the same moment, one waits here and then finds the other's run.
  await lockRecords(context, regions, [period.regionId]);
  const underWay = await runOf(context, period.regionId);
  if (underWay) throw new Refusal("WRONG_STATE", accountJobMessages.runUnderWay(underWay.startedBy));
  const due = await customersToBill(context, period);
  const found = [...new Map(due.map((row) => [row.customerId, row])).values()];
  if (found.length !== shown) throw new Refusal("WRONG_STATE", accountJobMessages.moved(kind, shown, found.length));
  return addJob(context, { kind, payload: period, retryOf: null }, async (jobId) => {
    const rows = found.map(({ customerId: recordId, name: label }, index) => ({
      jobId,
      place: index + 1,
      recordId,
      version: 1,
      label,
      url: `/app/tutoring/customers/${recordId}`,
      verdict: null,
      reason: null,
      at: null,
    }));
    await insertRows(context.db, accountJobItems, rows);
    return rows.length;
  });
}
