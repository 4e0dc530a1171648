import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openInMemory } from "../database/embedded.ts";
import { seedIfEmpty } from "../seed/seed.ts";

/** When the world of the tests begins. */
export const beginning = new Date("2026-01-05T09:00:00.000Z");

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = folder("../../../../node_modules/.cache/upstreams/");

/** Changes whenever what is in the template would. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of [folder("../database/migrations/"), folder("../seed/")]) {
    const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of names) hash.update(readFileSync(join(path, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

export const templateFile = (): string => join(cache, `seeded-${fingerprint()}.tar`);

/** Makes the seeded database that every test starts from, once for all of them. */
export async function makeTemplate(): Promise<void> {
  const file = templateFile();
  if (existsSync(file)) return;
  const { client, database, close } = await openInMemory();
  await seedIfEmpty(database, beginning);
  const dump = await client.dumpDataDir("none");
  await close();
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.new`, new Uint8Array(await dump.arrayBuffer()));
  renameSync(`${file}.new`, file);
}
