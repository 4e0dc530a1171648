import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { podMembers } from "../../customer-pods/customer-pods.public.ts";
import type { BookedRow } from "./booked.table.ts";

/** The customers to whose accounts the learners of a lesson belong: of a pod, those of all its members. */
export async function payersOf(
  { db }: Pick<Context, "db">,
  { customerId, podId }: Pick<BookedRow, "customerId" | "podId">,
): Promise<string[]> {
  if (podId === null) return [customerId];
  const members = await db
    .select({ customerId: podMembers.customerId })
    .from(podMembers)
    .where(and(eq(podMembers.podId, podId), isNull(podMembers.archivedAt)));
  return [customerId, ...members.map((member) => member.customerId)];
}
