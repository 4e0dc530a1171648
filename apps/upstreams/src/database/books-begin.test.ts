import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "./migrations-folder.ts";

let client: PGlite;
const migrations = readMigrationFiles({ migrationsFolder });
const place = migrations.findIndex(({ sql }) =>
  sql.some((statement) => /update "regions" set "books_/i.test(statement)),
);

beforeAll(async () => {
  client = await PGlite.create({ extensions: { btree_gist, pg_trgm } });
  for (const { sql } of migrations.slice(0, place)) for (const statement of sql) await client.exec(statement);
  // References to people and courses are beside the point here.
  await client.exec("set session_replication_role = replica");
});
afterAll(() => client.close());

const common = `'2026-01-01', '2026-01-01', 'system', 'system'`;
const region = (id: string) =>
  client.exec(`insert into regions (created_at, updated_at, created_by, updated_by, id, code, name, currency, time_zone, cancellation_policy_id, invoice_prefix)
    values (${common}, '${id}', '${id}', '${id}', 'GBP', 'Europe/London', 'p', '${id}')`);
const invoice = (id: string, regionId: string, issuedOn: string | null) =>
  client.exec(`insert into invoices (created_at, updated_at, created_by, updated_by, id, kind, status, region_id, currency, first_name, last_name, email, time_zone, payment_gateway, issued_on)
    values (${common}, '${id}', 'pre-payment', 'draft', '${regionId}', 'GBP', 'Ada', 'Obi', 'a@example.org', 'Europe/London', 'CASH_OR_OTHER', ${issuedOn ? `'${issuedOn}'` : "null"})`);

it("begins the books with the first invoice where credit was sold already, and nowhere else", async () => {
  await region("sold");
  await region("drafted");
  await invoice("1", "sold", "2026-03-04");
  await invoice("2", "sold", "2026-02-03");
  await invoice("3", "drafted", null);
  for (const statement of migrations[place]?.sql ?? []) await client.exec(statement);
  const { rows } = await client.query("select id, books_begin_on::text as day from regions order by id");
  expect(rows).toEqual([
    { id: "drafted", day: null },
    { id: "sold", day: "2026-02-03" },
  ]);
});
