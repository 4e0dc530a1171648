import type { TopUpsInput } from "@app/domain/billing/top-up.ts";
import { otherThanShown, topUpCourse } from "../../features/billing/top-up-course.public.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { Frozen, Skipped } from "./bulk-kind.ts";

/**
 * Sends the invoice for more lessons of a course, if it is the one that was shown. The version does not count: what of a
 * course bears on its invoice is compared itself. An invoice that differs is taken back with the record's transaction.
 */
export async function topUp(context: Context, { _id }: Frozen, payload: TopUpsInput): Promise<Skipped | null> {
  const { invoice, skipped } = await topUpCourse(context, _id);
  if (invoice === null) return { skipped };
  const differs = otherThanShown(invoice, _id, payload);
  if (differs !== null) throw new Refusal("WRONG_STATE", differs);
  return null;
}
