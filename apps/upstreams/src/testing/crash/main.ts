import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { postgresUrl, startPostgres } from "../../../../../scripts/lib/postgres.mjs";
import { openEmbedded } from "../../database/embedded.ts";
import { openServer } from "../../database/server.ts";
import { buildPrograms } from "../programs.ts";
import { crash, type Outcome } from "./crash.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const databases = ["embedded", "postgres"] as const;
const usage = "Usage: npm run crash-test -- [--writes N] [--kills N] [--database embedded|postgres]";

/** What was asked for; ends the process with one line where it cannot be read. */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        writes: { type: "string", default: "10000" },
        kills: { type: "string", default: "20" },
        /** Both unless given. */
        database: { type: "string", multiple: true, default: [...databases] },
      },
    });
    const [writes, kills] = [Number(values.writes), Number(values.kills)];
    const areNumbers = Number.isInteger(writes) && writes > 0 && Number.isInteger(kills) && kills >= 0;
    const chosen = databases.filter((one) => values.database.includes(one));
    if (areNumbers && chosen.length === values.database.length) return { writes, kills, chosen };
  } catch {
    // An argument that is not known.
  }
  process.stderr.write(`${usage}\n`);
  process.exit(1);
}

const { writes, kills: wantedKills, chosen } = readArguments();
const programs = await buildPrograms();
const plan = { program: programs.pathOf("main"), writes, kills: wantedKills };
const shared = { PATH: process.env["PATH"] ?? "", LOG_LEVEL: "info" };

let told = 0;
const tell = (acknowledged: number, kills: number) => {
  if (acknowledged % 500 !== 0 || acknowledged === told) return;
  told = acknowledged;
  say(`  ${acknowledged} acknowledged, ${kills} kills`);
};

async function onEmbedded(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  try {
    return await crash({ ...plan, tell, env: { ...shared, DATA_DIR: folder }, open: () => openEmbedded(folder) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Outcome> {
  const server = await startPostgres();
  const url = postgresUrl(server.folder, "postgres");
  try {
    return await crash({ ...plan, tell, env: { ...shared, DATABASE_URL: url }, open: () => openServer(url) });
  } finally {
    await server.stop();
  }
}

for (const name of chosen) {
  say(`${name}: ${plan.writes} writes, ${plan.kills} kills`);
  const { acknowledged, kills, sentAgain, wrong } = await (name === "embedded" ? onEmbedded() : onPostgres());
  say(`  ${acknowledged} acknowledged, ${kills} kills, ${sentAgain} calls sent again, ${wrong.length} lost or doubled`);
  for (const line of wrong.slice(0, 20)) say(`  ${line}`);
  if (wrong.length > 0 || acknowledged !== plan.writes || kills !== plan.kills) process.exitCode = 1;
}
await programs.remove();
