import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { customers, dependents } from "./customers.table.ts";
import type { LearnerRecord } from "./learner.record.ts";
import { learnersByIds } from "./learners.queries.ts";

/**
 * The learners with these ids as they stand, held with their payers until the transaction ends: for what is about to point
 * at them. Those who do not exist are left out.
 */
export async function lockLearners(context: Context, ids: readonly string[]): Promise<LearnerRecord[]> {
  const wanted = [...new Set(ids)];
  const known = await learnersByIds(context, wanted);
  await lockRecords(
    context,
    customers,
    known.map(({ payer }) => payer._id),
  );
  const children = known.filter(({ kind }) => kind === "dependent");
  await lockRecords(
    context,
    dependents,
    children.map(({ _id }) => _id),
  );
  // Read again: who was archived before they were held is so now.
  return learnersByIds(context, wanted);
}
