import { and, inArray, isNull } from "drizzle-orm";
import type { AgeGroup } from "@app/domain/people/people-enums.ts";
import type { Context } from "../../service/context.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { learnersByIds } from "../customers/customers.public.ts";

export interface Taught {
  id: string;
  podId: string | null;
  dependentId: string | null;
  customerId: string | null;
}

/** Who is taught in some requests or lessons, by the records' ids: one learner, or each member of a pod; nobody yet for a lead. */
export async function learnerIdsOf(
  context: Pick<Context, "db">,
  rows: readonly Taught[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const pods = rows.flatMap(({ podId }) => podId ?? []);
  const members =
    pods.length === 0
      ? []
      : await context.db
          .select({ podId: podMembers.podId, learnerId: podMembers.learnerId })
          .from(podMembers)
          .where(and(inArray(podMembers.podId, pods), isNull(podMembers.archivedAt)));
  return new Map(
    rows.map(({ id, podId, dependentId, customerId }) => [
      id,
      podId === null
        ? [dependentId ?? customerId].filter((one) => one !== null)
        : members.filter((member) => member.podId === podId).map(({ learnerId }) => learnerId),
    ]),
  );
}

/** How old they are, likewise; null where that is not known. */
export async function learnerAgesOf(
  context: Pick<Context, "db" | "now">,
  rows: readonly Taught[],
): Promise<ReadonlyMap<string, readonly (AgeGroup | null)[]>> {
  const learners = await learnerIdsOf(context, rows);
  const people = await learnersByIds(context, [...new Set([...learners.values()].flat())]);
  const ages = new Map(people.map(({ _id, ageGroup }) => [_id, ageGroup]));
  return new Map([...learners].map(([id, ids]) => [id, ids.map((one) => ages.get(one) ?? null)]));
}
