import { like, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { openWorld, type World } from "../testing/world.ts";
import { oneText, parseList, type ListSpec } from "./list-spec.ts";
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

describe("what a search finds first", () => {
  const many = 6_000;
  const searched: ListSpec = {
    ...spec,
    search: (text) => like(things.name, `%${text}%`),
    found: (text) => sql`select ${things.id} from ${things} where ${like(things.name, `%${text}%`)}`,
    filters: { day: oneText(things.day) },
  };
  const found = async (query: string) => {
    const request = parseList(searched, new URLSearchParams(query), asker);
    const { rows, total } = await readPage({ db: world.database }, { thing: things }, things, request);
    return { ids: rows.map(({ thing }) => thing.id), total };
  };

  beforeAll(async () => {
    await world.database.execute(
      sql`insert into things_in_pages select 'x' || lpad(n::text, 4, '0'), 'often', n % 3 from generate_series(1, ${many}::int) as n`,
    );
  });

  it("is put in order, where it is little", async () => {
    expect(await found("q=name 1&sort=-name&pageSize=2")).toEqual({ ids: ["21", "17"], total: 6 });
    expect(await found("q=nowhere")).toEqual({ ids: [], total: 0 });
  });

  it("still has to match the filters", async () => {
    expect(await found("q=name 1&day=2")).toEqual({ ids: ["05", "17"], total: 2 });
  });

  it("is read in order, where it is much", async () => {
    expect(await found("q=often&pageSize=2")).toEqual({ ids: ["x0001", "x0002"], total: many });
    expect(await found("q=often&day=2&pageSize=2&sort=-name")).toEqual({ ids: ["x5999", "x5996"], total: many / 3 });
  });
});
