import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";

// Writes a migration from what changed in the tables: `npm run migrations --workspace @app/upstreams -- --name words`.
const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { stdio: "inherit" });
// The next migration is compared with the newest snapshot alone.
const meta = new URL("src/database/migrations/meta/", import.meta.url);
const snapshots = readdirSync(meta).filter((name) => name.endsWith("_snapshot.json"));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(new URL(name, meta));
process.exitCode = status ?? 1;
