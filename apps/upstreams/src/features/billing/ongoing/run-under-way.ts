import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { fullName } from "@app/domain/people/person.ts";
import { accountJobs } from "../../../database/schema/account-jobs.table.ts";
import type { Context } from "../../../service/context.ts";
import { accountUsers } from "../../account/account.public.ts";

/** A billing run that has not ended: who started it, and how far it has come. */
export const runUnderWay = z
  .object({ startedBy: z.string(), done: z.int(), total: z.int() })
  .meta({ id: "BillingRunUnderWay" });
export type RunUnderWay = z.infer<typeof runUnderWay>;

/** The run of a region that is under way, whoever started it. */
export async function runOf({ db }: Pick<Context, "db">, regionId: string): Promise<RunUnderWay | null> {
  const { kind, state, payload, ownerId, done, skipped, failed, total, askedAt } = accountJobs;
  const { firstname: firstName, lastname: lastName } = accountUsers;
  const [run] = await db
    .select({ firstName, lastName, total, done: sql<number>`${done} + ${skipped} + ${failed}`.mapWith(Number) })
    .from(accountJobs)
    .innerJoin(accountUsers, eq(accountUsers.id, ownerId))
    .where(
      and(
        eq(kind, "customers-bill"),
        inArray(state, ["waiting", "running"]),
        eq(sql`${payload}->>'regionId'`, regionId),
      ),
    )
    .orderBy(desc(askedAt))
    .limit(1);
  return run ? { startedBy: fullName(run), done: run.done, total: run.total } : null;
}
