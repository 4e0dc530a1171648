import { sql } from "drizzle-orm";
import { foldForSearch, foldTone } from "@app/domain/text.ts";
import { igboNames, yorubaNames } from "../seed/names.ts";
import { openWorld, type World } from "../testing/world.ts";
import { foldAllSql, foldToneSql } from "./columns.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const texts = [
  "Ọ̀rọ̀",
  "ỤTỤTỤ",
  "Ṅgwa",
  "ńnà",
  "ʼbọ̀tá ‘x’",
  "D’Arcy",
  "Łukasz Øyvind Weiß",
  "ﬁnal",
  "｀ ŉ ₋",
  "O`Neil O´Neil O′Neil Oʻneil",
  "Adé‑Ọjọ́ – Œ Þ æ ı ŋ Ɓ ²",
  ...igboNames.last,
  ...yorubaNames.first,
];
const inDatabase = async (fold: typeof foldAllSql, text: string) => {
  const [row] = await world.database
    .select({ folded: sql<string>`${fold(sql`${text}::text`)}` })
    .from(sql`(select 1) one`);
  return row!.folded;
};

it("folds for search in the database as the domain does", async () => {
  for (const text of texts) expect(await inDatabase(foldAllSql, text)).toBe(foldForSearch(text));
});

it("drops tones in the database as the domain does", async () => {
  for (const text of texts) expect(await inDatabase(foldToneSql, text)).toBe(foldTone(text).toLowerCase());
});

it("can look for part of a name in an index", async () => {
  await world.rows(
    `insert into persons (id, created_at, updated_at, created_by, updated_by, first_name, last_name, time_zone)
     select 'p' || n, now(), now(), 'system', 'system', 'Adé' || md5(n::text), 'Ọkọ' || n, 'Africa/Lagos' from generate_series(1, 5000) n`,
  );
  await world.rows("analyze persons");
  await world.rows("set enable_seqscan = off");
  const plan = await world.rows<Record<string, string>>(
    "explain select * from persons where search_name like '%oko4321%'",
  );
  expect(plan.map((row) => row["QUERY PLAN"]).join()).toContain("persons_search");
});
