import { and, inArray, not, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { AccountJobKind } from "@app/domain/system/account-job-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { accountJobMessages, mostNamed, previewedMax } from "@app/domain/system/account-job.ts";
import { accountJobItems } from "../../database/schema/account-jobs.table.ts";
import { readList } from "../../records/read-list.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { BulkKind } from "./bulk-kind.ts";

const ids = z.array(z.string()).max(mostNamed, messages.atMostItems(mostNamed, "records"));

/** The chosen records: some by id, or all that a list shows except some. */
export const choice = z.union([
  z.object({ ids: ids.min(1, accountJobMessages.none) }).strict(),
  z
    .object({
      query: z.string().max(8_000).meta({ description: "The query of the list, without page and sort." }),
      excludeIds: ids,
      count: z.int().min(1, accountJobMessages.none).meta({ description: "How many the person was shown." }),
    })
    .strict(),
]);
export type Choice = z.infer<typeof choice>;

async function chosenBy(
  kind: BulkKind,
  choice: Choice,
  context: Context,
): Promise<{ where: SQL | undefined; orderBy: SQL[]; count: number }> {
  const query = new URLSearchParams("query" in choice ? choice.query : "");
  // Some orders use joined tables; the set of rows does not depend on the order.
  query.delete("sort");
  const { where, orderBy } = await readList(kind.list, query, context);
  if ("ids" in choice) return { where: inArray(kind.table.id, choice.ids), orderBy, count: new Set(choice.ids).size };
  const excluded = choice.excludeIds.length > 0 ? not(inArray(kind.table.id, choice.excludeIds)) : undefined;
  return { where: and(where, excluded), orderBy, count: choice.count };
}

/** Stores the chosen records as they are now; refused if their number differs from the one shown. */
export async function freeze(
  context: Context,
  jobId: string,
  [name, kind]: readonly [AccountJobKind, BulkKind],
  choice: Choice,
): Promise<number> {
  const { where, orderBy, count } = await chosenBy(kind, choice, context);
  const { table, label, url } = kind;
  const found = context.db
    .select({
      jobId: sql<string>`${jobId}`.as("job_id"),
      place: sql<number>`row_number() over (order by ${sql.join(orderBy, sql`, `)})`.as("place"),
      recordId: sql<string>`${table.id}`.as("record_id"),
      version: sql<number>`${table.version}`.as("version"),
      label: sql<string>`${label}`.as("label"),
      url: sql<string>`${url}`.as("url"),
      verdict: sql<null>`null`.as("verdict"),
      reason: sql<null>`null`.as("reason"),
      at: sql<null>`null::timestamptz`.as("at"),
    })
    .from(table)
    .where(and(where, kind.visible?.(context)));
  const rows = await context.db.insert(accountJobItems).select(found).returning({ place: accountJobItems.place });
  if (rows.length !== count) throw new Refusal("WRONG_STATE", accountJobMessages.moved(name, count, rows.length));
  return rows.length;
}

/** The chosen records as they are now, to look at what would be done to them; refused where they are too many for that, or their number differs from the one shown. */
export async function chosenRecords(
  context: Context,
  [kindName, kind]: readonly [AccountJobKind, BulkKind],
  choice: Choice,
  tooMany: string = accountJobMessages.previewedMost,
) {
  const { where, orderBy, count } = await chosenBy(kind, choice, context);
  const { table, label } = kind;
  const rows = await context.db
    .select({ _id: sql<string>`${table.id}`, version: sql<number>`${table.version}`, name: sql<string>`${label}` })
    .from(table)
    .where(and(where, kind.visible?.(context)))
    .orderBy(...orderBy)
    .limit(previewedMax + 1);
  if (rows.length > previewedMax) throw new Refusal("WRONG_STATE", tooMany);
  if (rows.length !== count) throw new Refusal("WRONG_STATE", accountJobMessages.moved(kindName, count, rows.length));
  return rows;
}
