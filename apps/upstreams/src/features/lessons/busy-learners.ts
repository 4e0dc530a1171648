import type { Interval } from "@app/domain/lessons/match-times.ts";
import type { Context } from "../../service/context.ts";
import { takenBy } from "./booked/occupancy.ts";
import { learnerIdsOf, type Taught } from "./learner-ids.ts";

/** When those who are to be taught have lessons already, for each of some requests: one learner, or each member of a pod. */
export async function busyLearners(
  context: Pick<Context, "db" | "now">,
  rows: readonly Taught[],
): Promise<Map<string, Interval[]>> {
  const learners = await learnerIdsOf(context, rows);
  const taken = await takenBy(context, [...new Set([...learners.values()].flat())]);
  return new Map([...learners].map(([id, ids]) => [id, ids.flatMap((one) => taken.get(one) ?? [])]));
}
