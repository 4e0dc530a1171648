import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/client.ts";

/** Begins the ids of copies; those of other rows begin with a moment, which comes to that in 2106. */
const mark = "ffffffff";

/** The id of a copy of the row whose id this is: the same for the same round. */
const copyOf = (id: SQL): SQL => sql`${sql.raw(`'${mark}'`)} || substr(md5(${id} || ' ' || made.round), 1, 16)`;

interface Copying {
  table: PgTable;
  /** How often each row is copied. */
  times: number;
  /** What is different in a copy, by the names of the columns in code. */
  changed: Readonly<Record<string, SQL>>;
  /** Which rows are copied, as `model`. */
  where?: SQL;
  /** What the rows belong to: it has been copied as often, and is `parent` here. */
  of?: { table: PgTable; key: string };
}

const named = (table: PgTable, key: string): SQL =>
  sql`model.${sql.identifier((getTableColumns(table)[key] as PgColumn).name)}`;

/**
 * Fills a table with copies of the demo business's rows, in SQL alone: a row written here for each would take hours. What may be
 * different of one copy from another: `made.round` from 0, `copy.n`, which counts all copies, and another customer (`paying`) and
 * tutor (`teaching`) for each. What is copied already stays as it is.
 */
export async function copyRows(db: Database, { table, times, changed, where, of }: Copying): Promise<void> {
  if (times < 1) return;
  const keys = Object.keys(getTableColumns(table)).filter((key) => !getTableColumns(table)[key]?.generated);
  const given: Record<string, SQL> = { id: copyOf(named(table, "id")), ...changed };
  if (of) given[of.key] = sql`parent.id`;
  const names = keys.map((key) => sql.identifier((getTableColumns(table)[key] as PgColumn).name));
  const values = keys.map((key) => given[key] ?? named(table, key));
  const parent = of ? sql`join ${of.table} as parent on parent.id = ${copyOf(named(table, of.key))}` : sql``;
  await db.execute(sql`
    with paying as (
      select id, region_id, row_number() over (order by id) - 1 as nth from customers where created_by = 'system'
    ), teaching as (
      select id, row_number() over (order by id) - 1 as nth from tutors where status = 'active'
    ), numbered as (
      select id, row_number() over (order by id) - 1 as place from ${table} as model
      where id not like ${`${mark}%`} and ${where ?? sql`true`}
    ), counted as (
      select (select count(*) from paying) as payers, (select count(*) from teaching) as teachers,
        (select count(*) from numbered) as models
    )
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from numbered
    join ${table} as model on model.id = numbered.id
    cross join generate_series(0, ${times - 1}::int) as made(round)
    cross join counted
    cross join lateral (select (made.round * counted.models + numbered.place)::int as n) as copy
    join paying on paying.nth = copy.n % counted.payers
    join teaching on teaching.nth = copy.n % counted.teachers
    ${parent}
    on conflict do nothing`);
}
