import { and, asc, desc, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { podStatuses } from "@app/domain/customer-pods/pod-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import type { Context } from "../../service/context.ts";
import { anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import {
  customerPodOf,
  type CustomerPodRecord,
  type FormerPodMemberRecord,
  type PodMemberRecord,
} from "./customer-pod.record.ts";
import { customerPods, podMembers, type CustomerPodRow, type PodMemberRow } from "./customer-pods.table.ts";

/** Pods in which any of these learners is now. */
const learnerIn: Filter = {
  value: anyText(podMembers.learnerId).value,
  many: true,
  where: (ids) =>
    sql`${customerPods.id} in (${sql`
    select ${podMembers.podId} from ${podMembers}
    where ${and(inArray(podMembers.learnerId, ids), isNull(podMembers.archivedAt))}`})`,
};

export const podList: ListSpec = {
  sorts: { name: [customerPods.searchName], createdAt: [customerPods.createdAt] },
  defaultSort: "name",
  search: customerPods.searchName,
  id: customerPods.id,
  filters: {
    id: anyText(customerPods.id),
    status: anyOf(customerPods.status, podStatuses, "Status"),
    subject: anyOf(customerPods.subject, subjectOptions, "Subject"),
    regionId: withOwnRegions(anyText(customerPods.regionId)),
    tutorId: anyText(customerPods.tutorId),
    learnerId: learnerIn,
  },
};

const memberOf = ({ learnerId, customerId, shareBp, createdAt, archivedAt }: PodMemberRow): PodMemberRecord => ({
  learnerId,
  payerCustomerId: customerId,
  shareBp,
  joinedAt: createdAt.toISOString(),
  leftAt: archivedAt?.toISOString() ?? null,
});

/** The rows of those who are in some pods now, in their order. */
export const currentMembers = ({ db }: Pick<Context, "db">, podIds: string[]): Promise<PodMemberRow[]> =>
  db
    .select()
    .from(podMembers)
    .where(and(inArray(podMembers.podId, podIds), isNull(podMembers.archivedAt)))
    .orderBy(asc(podMembers.place), asc(podMembers.id));

async function withMembers(context: Pick<Context, "db">, pods: CustomerPodRow[]): Promise<CustomerPodRecord[]> {
  const rows =
    pods.length === 0
      ? []
      : await currentMembers(
          context,
          pods.map(({ id }) => id),
        );
  return pods.map((pod) => {
    const own = rows.filter(({ podId }) => podId === pod.id);
    return customerPodOf(pod, { members: own.map(memberOf) });
  });
}

export async function podWithMembers(context: Pick<Context, "db">, pod: CustomerPodRow): Promise<CustomerPodRecord> {
  const [shown] = await withMembers(context, [pod]);
  return shown as CustomerPodRecord;
}

export async function listPods(
  context: Context,
  request: ListRequest,
): Promise<{ rows: CustomerPodRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { pod: customerPods }, customerPods, request);
  return {
    rows: await withMembers(
      context,
      rows.map(({ pod }) => pod),
    ),
    total,
  };
}

/** Those who left some pods, the last one first. */
export async function formerMembers({ db }: Pick<Context, "db">, podIds: string[]): Promise<FormerPodMemberRecord[]> {
  const rows = await db
    .select()
    .from(podMembers)
    .where(and(inArray(podMembers.podId, podIds), isNotNull(podMembers.archivedAt)))
    .orderBy(desc(podMembers.archivedAt), asc(podMembers.place));
  return rows.map((row) => ({ podId: row.podId, ...memberOf(row) }));
}
