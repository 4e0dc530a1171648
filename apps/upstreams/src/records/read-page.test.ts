import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { openWorld, type World } from "../testing/world.ts";
import { parseList, type ListSpec } from "./list-spec.ts";
import { readPage } from "./read-page.ts";

/** Names of which many are alike, and days of which some are not known. */
const things = pgTable("things_in_pages", {
  id: text("id").notNull(),
  name: text("name").notNull(),
  day: integer("day"),
});
const spec: ListSpec = {
  sorts: { name: [things.name], day: [things.day], both: [things.day, things.name] },
  defaultSort: "name",
  id: things.id,
  filters: {},
};
const count = 23;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.database.execute(sql`create table things_in_pages (id text not null, name text not null, day int)`);
  await world.database.execute(
    sql`insert into things_in_pages select lpad(n::text, 2, '0'), 'name ' || n % 4, nullif(n % 3, 0) from generate_series(1, ${count}::int) as n`,
  );
});
afterAll(() => world.close());

const asker = { now: new Date(0), actor: { id: "1", regionIds: [], timeZone: "UTC" } };
const page = async (query: string) => {
  const request = parseList(spec, new URLSearchParams(query), asker);
  const { rows, total } = await readPage({ db: world.database }, { thing: things }, things, request);
  expect(total).toBe(count);
  return rows.map(({ thing }) => thing.id);
};

it.each(["name", "-name", "day", "-day", "both", "-both"])(
  "puts the pages of a list by %s together to the whole, from whichever end they are read",
  async (sort) => {
    const whole = await page(`sort=${sort}&pageSize=100`);
    for (const size of [1, 5, 7, 22, 23]) {
      const pages: string[][] = [];
      for (let number = 1; number <= Math.ceil(count / size); number++) {
        pages.push(await page(`sort=${sort}&pageSize=${size}&page=${number}`));
      }
      expect(pages.flat()).toEqual(whole);
    }
    expect(await page(`sort=${sort}&pageSize=5&page=6`)).toEqual([]);
  },
);

it("puts those of which nothing is known last, both ways", async () => {
  for (const sort of ["day", "-day"]) {
    const ids = await page(`sort=${sort}&pageSize=100`);
    expect(ids.slice(-7).every((id) => Number(id) % 3 === 0)).toBe(true);
  }
});
