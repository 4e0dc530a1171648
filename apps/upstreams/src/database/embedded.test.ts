import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openEmbedded } from "./embedded.ts";

let root: string;
let good: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "embedded-"));
  good = join(root, "good");
  await (await openEmbedded(good)).close();
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let copies = 0;
/** A copy of a good data folder, with something done to it. */
function copy(change: (postgres: string) => void = () => undefined): string {
  const folder = join(root, `copy-${++copies}`);
  cpSync(good, folder, { recursive: true, filter: (path) => !path.endsWith("lock") });
  change(join(folder, "postgres"));
  return folder;
}
const mb = (n: number) => () => Promise.resolve(n * 2 ** 20);
const refusalOf = (folder: string, free = mb(1000)) =>
  openEmbedded(folder, free).then(
    async ({ close }) => (await close(), null),
    (error: unknown) => (error as Error).message,
  );
const wayOut = "Restore a copy of it, or move it away to start afresh.";

it("never replaces a database that has lost the file that it is known by", async () => {
  const folder = copy((postgres) => rmSync(join(postgres, "PG_VERSION")));
  const before = readdirSync(join(folder, "postgres"));
  expect(await refusalOf(folder)).toBe(
    `The database in DATA_DIR ${folder} has lost its file postgres/PG_VERSION. ${wayOut}`,
  );
  expect(readdirSync(join(folder, "postgres"))).toEqual(before);
  expect(existsSync(join(folder, "unfinished"))).toBe(false);
});

it("never replaces a folder that somebody keeps something else in", async () => {
  const folder = join(root, "other");
  mkdirSync(join(folder, "postgres"), { recursive: true });
  writeFileSync(join(folder, "postgres", "letter.txt"), "Dear Ada");
  expect(await refusalOf(folder)).toContain("has lost its file postgres/PG_VERSION");
  expect(readdirSync(join(folder, "postgres"))).toEqual(["letter.txt"]);
});

it.each([
  ["has no control file", (postgres: string) => rmSync(join(postgres, "global", "pg_control"))],
  [
    "has a control file of noise",
    (at: string) => writeFileSync(join(at, "global", "pg_control"), Buffer.alloc(8192, 7)),
  ],
  ["has lost its log", (postgres: string) => rmSync(join(postgres, "pg_wal"), { recursive: true })],
  ["has lost its tables", (postgres: string) => rmSync(join(postgres, "base"), { recursive: true })],
])("refuses in one line a database that %s, and leaves it as it is", async (_, damage) => {
  const folder = copy(damage);
  const refusal = await refusalOf(folder);
  expect(refusal).toMatch(/^The database in DATA_DIR \S+ is damaged and cannot be opened \(.+\)\. Restore a copy/);
  expect(refusal).not.toContain("\n");
  expect(existsSync(join(folder, "postgres", "PG_VERSION"))).toBe(true);
});

it("makes no database where there is no room for one", async () => {
  const folder = join(root, "new");
  expect(await refusalOf(folder, mb(20))).toBe(
    `DATA_DIR ${folder} is on a disk with 20 MB free; a new database needs 128 MB.`,
  );
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  expect(existsSync(join(folder, "unfinished"))).toBe(false);
});

it("opens no database on a full disk", async () => {
  const folder = copy();
  expect(await refusalOf(folder, mb(3))).toBe(
    `DATA_DIR ${folder} is on a disk with 3 MB free; the database needs 32 MB.`,
  );
  expect(await refusalOf(folder, mb(40))).toBeNull();
});

it("looks itself how much room there is", async () => {
  const { database, close } = await openEmbedded(copy());
  expect(await database.select({ one: sql`1` }).from(sql`(values (1)) as one`)).toEqual([{ one: 1 }]);
  await close();
});
