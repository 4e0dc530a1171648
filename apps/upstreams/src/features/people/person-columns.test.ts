import { openWorld, type World } from "../../testing/world.ts";
import { noPersons, personColumns } from "./person-columns.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

/** Columns that point at a person, a customer or a tutor, and those that are called as if they did. */
const inDatabase = () =>
  world.rows<{ table: string; column: string }>(`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid in ('persons'::regclass, 'customers'::regclass, 'tutors'::regclass)
    union
    select table_name, column_name from information_schema.columns
    where table_schema = 'public'
      and column_name ~ '(^|_)(person|customer|tutor|payer|learner|student|candidate|referrer|lead)_id$'`);

it("says of every column that names a person what merging does with it", async () => {
  const listed = [...personColumns, ...noPersons].map(nameOf);
  const found = (await inDatabase()).map(nameOf);
  expect(found.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !found.includes(name))).toEqual([]);
});

it("moves only rows that have a version", async () => {
  const versioned = await world.rows<{ table: string }>(
    `select table_name as "table" from information_schema.columns where table_schema = 'public' and column_name = 'version'`,
  );
  const tables = new Set(versioned.map(({ table }) => table));
  expect(personColumns.filter(({ means, table }) => means === "moved" && !tables.has(table))).toEqual([]);
});
