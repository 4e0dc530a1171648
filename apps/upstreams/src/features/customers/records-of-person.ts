import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { persons } from "./customers.table.ts";

type Reading = Pick<Context, "db">;

/** All records of one person: first the one that is left, then those that were merged into it, over any number of merges. */
export async function recordsOfPerson({ db }: Reading, id: string): Promise<[string, ...string[]]> {
  const rows = await db.select({ id: sql<string>`id` }).from(sql`(
    with recursive up as (
      select id, merged_into_id from ${persons} where id = ${id}
      union select p.id, p.merged_into_id from ${persons} p join up on p.id = up.merged_into_id
    ), records as (
      select id, 0 as steps from up where merged_into_id is null
      union select p.id, steps + 1 from ${persons} p join records on p.merged_into_id = records.id
    ) select id from records order by steps, id) as records`);
  const [first = id, ...others] = rows.map((row) => row.id);
  return [first, ...others];
}

/** The record that is left of each person, by the id of any of theirs that was merged into it. */
export async function survivorsOf({ db }: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({
    asked: sql<string>`asked`,
    id: sql<string>`id`,
  }).from(sql`(
    with recursive up as (
      select id as asked, merged_into_id as id from ${persons}
      where id = any(${sql.param([...new Set(ids)])}::text[]) and merged_into_id is not null
      union select asked, p.merged_into_id from ${persons} p join up on p.id = up.id where p.merged_into_id is not null
    ) select asked, up.id from up join ${persons} p on p.id = up.id where p.merged_into_id is null) as survivors`);
  return new Map(rows.map((row) => [row.asked, row.id]));
}

/** Whether a column names one of some people, by the record that is left or by one that was merged into it. */
export const ofPeople = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} in (
    with recursive records as (
      select unnest(${sql.param([...ids])}::text[]) as id
      union select p.id from ${persons} p join records on p.merged_into_id = records.id
    ) select id from records)`;
