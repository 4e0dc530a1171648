import { asc, inArray } from "drizzle-orm";
import { payersAt, type Payer } from "@app/domain/customer-pods/pod-shares.ts";
import type { Context } from "../../service/context.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";

type Reader = Pick<Context, "db">;

interface PaidLesson {
  customerId: string;
  podId: string | null;
  startAt: Date;
}

const wholeBp = 10_000;

/** Who pays for each of some lessons: a pod's members by their shares at its start, else the customer of its course. */
export async function payersOf(
  { db }: Reader,
  lessons: readonly PaidLesson[],
): Promise<(lesson: PaidLesson) => Payer[]> {
  const podIds = [...new Set(lessons.flatMap(({ podId }) => podId ?? []))];
  const rows =
    podIds.length === 0
      ? []
      : await db
          .select()
          .from(podMembers)
          .where(inArray(podMembers.podId, podIds))
          .orderBy(asc(podMembers.place), asc(podMembers.id));
  const members = rows.map(({ createdAt: joinedAt, archivedAt: leftAt, ...row }) => ({ ...row, joinedAt, leftAt }));
  return ({ customerId, podId, startAt }) => {
    const shared = payersAt(podId === null ? [] : members.filter((one) => one.podId === podId), startAt);
    return shared.length > 0 ? shared : [{ customerId, shareBp: wholeBp }];
  };
}
