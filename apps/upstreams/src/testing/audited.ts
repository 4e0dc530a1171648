import { sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";

/** What the servers keep for themselves; everything else is the business's. */
const ownTables = [
  "account_job_items",
  "account_jobs",
  "activity_seal_entries",
  "activity_seals",
  "answered_requests",
  "banner_batches",
  "banner_editions",
  "demo_documents",
  "billing_documents",
  "events",
  "files",
  "import_keys",
  "import_rows",
  "imports",
  "credit_notices",
  "job_runs",
  "job_states",
  "lesson_answer_links",
  "mails",
  "public_attempts",
  "removed_events",
  "secrets",
  "session_writers",
  "sign_in_failures",
  "team_activity",
  "undoable_acts",
];

/** They remember, until the transaction ends, which table was changed and whether an entry was written. */
const triggers = [
  `create function remember_change() returns trigger language plpgsql as $$ begin
    if exists (select from rows) then perform set_config('tests.changed', tg_table_name, true); end if;
    return null;
  end $$`,
  `create function remember_entry() returns trigger language plpgsql as $$ begin
    perform set_config('tests.entry', 'yes', true);
    return null;
  end $$`,
  `create trigger remember_entry after insert on team_activity for each row execute function remember_entry()`,
  `do $$ declare name text; way text; begin
    for name in select tablename from pg_tables
      where schemaname = 'public' and tablename not in (${ownTables.map((name) => `'${name}'`).join(", ")})
    loop
      foreach way in array array['insert new', 'update new', 'delete old'] loop
        execute format('create trigger %I after %s on %I referencing %s table as rows
          for each statement execute function remember_change()',
          'remember_' || split_part(way, ' ', 1), split_part(way, ' ', 1), name, split_part(way, ' ', 2));
      end loop;
    end loop;
  end $$`,
];

/** Has a database remember what its transactions do, for `audited`. */
export async function rememberChanges(database: Database): Promise<void> {
  for (const statement of triggers) await database.execute(sql.raw(statement));
}

/** Lets a transaction of a test itself change something without an entry. */
export const needsNoEntry = async (tx: Database): Promise<void> =>
  void (await tx.execute(sql`select set_config('tests.entry', 'none', true)`));

const remembered = (name: string) => sql<string | null>`current_setting(${`tests.${name}`}, true)`;

/** Fails each transaction that changes something of the business and writes no entry of it. Source: domain.md 0.3, 1.6. */
export function audited(database: Database): Database {
  const transaction: Database["transaction"] = (work, options) =>
    database.transaction(async (tx) => {
      const answer = await work(tx);
      const [{ changed, entry } = {}] = await tx
        .select({ changed: remembered("changed"), entry: remembered("entry") })
        .from(sql`(values (1)) as one`);
      if (changed && !entry) throw new Error(`Rows of ${changed} were changed, and no entry was written.`);
      return answer;
    }, options);
  return Object.assign(Object.create(database) as Database, { transaction });
}
