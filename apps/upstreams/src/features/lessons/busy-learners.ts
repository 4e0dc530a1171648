import { and, inArray, isNull } from "drizzle-orm";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import type { Context } from "../../service/context.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { takenBy } from "./booked/occupancy.ts";
import type { RequestRow } from "./requests.table.ts";

type Asker = Pick<RequestRow, "id" | "podId" | "dependentId" | "customerId">;

/** When those who are to be taught have lessons already, for each of some requests: one learner, or each member of a pod. */
export async function busyLearners(
  context: Pick<Context, "db" | "now">,
  rows: readonly Asker[],
): Promise<Map<string, Interval[]>> {
  const pods = rows.flatMap(({ podId }) => podId ?? []);
  const members =
    pods.length === 0
      ? []
      : await context.db
          .select({ podId: podMembers.podId, learnerId: podMembers.learnerId })
          .from(podMembers)
          .where(and(inArray(podMembers.podId, pods), isNull(podMembers.archivedAt)));
  const learnersOf = ({ podId, dependentId, customerId }: Asker) =>
    podId === null
      ? [dependentId ?? customerId].filter((id) => id !== null)
      : members.filter((member) => member.podId === podId).map(({ learnerId }) => learnerId);
  const taken = await takenBy(context, [...new Set(rows.flatMap(learnersOf))]);
  return new Map(rows.map((row) => [row.id, learnersOf(row).flatMap((id) => taken.get(id) ?? [])]));
}
