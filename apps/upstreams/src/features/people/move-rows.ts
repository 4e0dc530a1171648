import { and, inArray, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { customerPods, podMembers } from "../customer-pods/customer-pods.public.ts";
import type { MovedRows } from "./people.table.ts";
import { personColumns } from "./person-columns.ts";

type Writer = Pick<Context, "db" | "actor" | "now">;

/** Points rows of one table at another person; the ids of those that were. */
async function point(
  { db, actor, now }: Writer,
  { table, column }: Pick<MovedRows, "table" | "column">,
  { from, to, only }: { from: string; to: string; only?: readonly string[] },
): Promise<string[]> {
  if (only?.length === 0) return [];
  const [place, name] = [sql.identifier(table), sql.identifier(column)];
  const among = only === undefined ? undefined : sql`id in ${only}`;
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(sql`${place}`)
    .where(and(sql`${name} = ${from}`, among))
    .for("update");
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await db.execute(
    sql`update ${place} set ${name} = ${to}, version = version + 1, updated_by = ${actor.id}, updated_at = ${now.toISOString()}
      where id in ${ids}`,
  );
  const list = personColumns.find((one) => one.table === table && one.column === column)?.list;
  if (list !== undefined) {
    const named = sql.identifier(list);
    await db.execute(
      sql`update ${place} set ${named} = array_replace(${named}, ${from}, ${to}) where id in ${ids} and ${from} = any(${named})`,
    );
  }
  return ids;
}

/** A pod's version counts for its members too. */
async function raisePods({ db, actor, now }: Writer, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  const pods = db
    .select({ id: podMembers.podId })
    .from(podMembers)
    .where(inArray(podMembers.id, [...memberIds]));
  await db
    .update(customerPods)
    .set({ version: sql`${customerPods.version} + 1`, updatedBy: actor.id, updatedAt: now })
    .where(inArray(customerPods.id, pods));
}

/** Points all that names one person at another. */
export async function moveRows(context: Writer, from: string, to: string): Promise<MovedRows[]> {
  const done: MovedRows[] = [];
  for (const { table, column, means } of personColumns) {
    if (means !== "moved") continue;
    const ids = await point(context, { table, column }, { from, to });
    if (ids.length > 0) done.push({ table, column, ids });
  }
  await raisePods(context, done.find(({ table }) => table === "customer_pod_members")?.ids ?? []);
  return done;
}

/** Points rows back that were moved, but for those that were given to somebody else since. */
export async function moveBack(
  context: Writer,
  moved: readonly MovedRows[],
  { from, to }: { from: string; to: string },
): Promise<MovedRows[]> {
  const done: MovedRows[] = [];
  for (const { table, column, ids } of moved) {
    done.push({ table, column, ids: await point(context, { table, column }, { from, to, only: ids }) });
  }
  await raisePods(context, done.find(({ table }) => table === "customer_pod_members")?.ids ?? []);
  return done;
}
