import { and, eq, inArray } from "drizzle-orm";
import type { EnrolmentStatus } from "@app/domain/group-lessons/group-enums.ts";
import { outcomeOf, type Happened } from "@app/domain/lessons/outcome.ts";
import { settledRow } from "@app/domain/lessons/outcome-row.ts";
import { insertRows } from "../../database/insert-rows.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { customersBegun } from "../customers/customers.public.ts";
import { enrolmentSettlements, groupEnrolments, type GroupInstanceRow } from "./group-lessons.table.ts";

/** What of a session is settled: that it was given, or that it does not take place. */
type Settling = "completed" | "not-run" | "cancelled";

/** Whose places are settled: learners with marked attendance if the session took place, else all enrolled ones. */
const settledOf: Record<Settling, readonly EnrolmentStatus[]> = {
  completed: ["attended", "absent"],
  "not-run": ["enrolled", "offered", "attended", "absent"],
  cancelled: ["enrolled", "offered", "attended", "absent"],
};

function happened(what: Settling, status: EnrolmentStatus, noticeMinutes: number): Happened {
  if (what === "not-run") return { what, noticeMinutes };
  if (what === "cancelled") return { what: "group-cancelled", noticeMinutes };
  return { what: status === "attended" ? "group-attended" : "group-absent" };
}

/** Writes what each place in a session comes to, by the policy that was copied when it was taken. Source: domain.md 2.8, 5.6. */
export async function settleSession(
  context: Context,
  { id: instanceId, start, end }: Pick<GroupInstanceRow, "id" | "start" | "end">,
  what: Settling,
): Promise<void> {
  const { db, now, actor } = context;
  const { id, status, customerId, policySnapshot } = groupEnrolments;
  const places = await db
    .select({ id, status, customerId, policy: policySnapshot })
    .from(groupEnrolments)
    .where(and(eq(groupEnrolments.instanceId, instanceId), inArray(status, settledOf[what])));
  const noticeMinutes = Math.floor((start.getTime() - now.getTime()) / 60_000);
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  await insertRows(
    db,
    enrolmentSettlements,
    places.map((place) => {
      const { policy } = place;
      const settled = outcomeOf(happened(what, place.status, noticeMinutes), policy, minutes);
      return {
        id: newId(now),
        enrolmentId: place.id,
        round: 1,
        minutes,
        policy,
        ...settledRow(settled),
        state: "unposted" as const,
        at: now,
        byId: actor.id,
      };
    }),
  );
  const taught = places.filter((place) => what === "completed" && place.status === "attended");
  await customersBegun(
    context,
    taught.map((place) => place.customerId),
    "lesson",
  );
}
