import { and, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { localDay } from "@app/domain/time.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { dependents, type DependentRow } from "./customers.table.ts";

const mostIds = 100;
export const safeguardingQuery = z.object({
  id: z
    .array(z.string(), messages.required("Dependent"))
    .min(1, messages.required("Dependent"))
    .max(mostIds, messages.atMostItems(mostIds, "dependents")),
});

/** What is noted for safeguarding of a dependent. Source: domain.md 1.1. */
export const safeguardingNoteRecord = z
  .object({ _id: z.string().meta({ description: "The dependent's." }), text: z.string() })
  .meta({ id: "SafeguardingNote" });

/** The notes of some dependents; those without one are left out. That they were read is written down. */
export async function readSafeguardingNotes(
  context: Context,
  ids: readonly string[],
): Promise<z.infer<typeof safeguardingNoteRecord>[]> {
  const noted = and(inArray(dependents.id, [...ids]), isNotNull(dependents.safeguardingNote));
  const rows = await context.db.select().from(dependents).where(noted);
  await noteReading(context, rows);
  return rows.map(({ id, safeguardingNote }) => ({ _id: id, text: safeguardingNote ?? "" }));
}

/** Writes down that the caller has read something sensitive of dependents: once for each on a day of theirs. Source: domain.md 1.6. */
async function noteReading(context: Context, rows: readonly DependentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, actor, now } = context;
  await db.transaction(async (inside) => {
    // Of two reads at once, the second sees what the first has written.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext(${`viewed-sensitive ${actor.id}`}))`);
    const { actorId, action, entityKind, entityId, at } = teamActivity;
    const today = and(eq(actorId, actor.id), gte(at, localDay(now, actor.timeZone).start));
    const read = await inside
      .select({ entityId })
      .from(teamActivity)
      .where(and(today, eq(action, "viewed-sensitive"), eq(entityKind, "dependent")));
    const known = new Set(read.map((entry) => entry.entityId));
    for (const row of rows.filter(({ id }) => !known.has(id))) {
      const entry = { action: "viewed-sensitive", kind: "dependent", id: row.id, label: fullName(row) } as const;
      await audit({ ...context, db: inside }, { ...entry, reason: "Safeguarding note." });
    }
  });
}

/** The same where a history shows what such a note was changed from and to. */
export async function noteHistoryReading(context: Context, id: string, fields: ReadonlySet<string>): Promise<void> {
  if (!fields.has("safeguardingNote")) return;
  await noteReading(context, await context.db.select().from(dependents).where(eq(dependents.id, id)));
}
