import { sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { audit } from "../records/audit.ts";
import { audited, needsNoEntry } from "./audited.ts";
import { openSeeded, type SeededDatabase } from "./seeded-database.ts";
import { beginning } from "./template.ts";

let seeded: SeededDatabase;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(() => seeded.close());

const inTransaction = (work: (tx: Database) => Promise<unknown>) => audited(seeded.database).transaction(work);
const rename = (name: string) => (tx: Database) => tx.execute(sql`update regions set name = ${name} where code = 'UK'`);
const actor = { id: null, name: "A test", role: null };
const origin = { ip: null, userAgent: null, requestId: "r-1" };
const nameOfUk = async () =>
  (await seeded.rows<{ name: string }>("select name from regions where code = 'UK'"))[0]?.name;

it.each([
  ["an update of nothing", sql`update regions set name = 'Mars' where code = 'MARS'`, false],
  ["an update", sql`update regions set name = 'Mars' where code = 'UK'`, true],
  ["a deletion", sql`delete from notifications`, true],
])("looks at what %s changed", async (_, statement, isChange) => {
  const done = inTransaction((tx) => tx.execute(statement));
  await (isChange ? expect(done).rejects.toThrow("and no entry was written") : expect(done).resolves.toBeDefined());
});

it("takes back what was changed without an entry", async () => {
  const before = await nameOfUk();
  await expect(inTransaction(rename("Mars"))).rejects.toThrow("Rows of regions were changed");
  expect(await nameOfUk()).toBe(before);
});

it("lets a change pass with its entry, and where a test needs none", async () => {
  await inTransaction(async (tx) => {
    await rename("Albion")(tx);
    await audit({ db: tx, actor, now: beginning, origin }, { action: "updated", kind: "region", id: "1", label: "UK" });
  });
  expect(await nameOfUk()).toBe("Albion");
  await inTransaction(async (tx) => {
    await needsNoEntry(tx);
    await rename("Britain")(tx);
  });
  expect(await nameOfUk()).toBe("Britain");
});

it("forgets an entry with its transaction", async () => {
  await inTransaction(needsNoEntry);
  await expect(inTransaction(rename("Mars"))).rejects.toThrow("Rows of regions were changed");
});
