import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { postgresUrl, startPostgres } from "../../../../../scripts/lib/postgres.mjs";
import { calledWith, runCommand } from "../../command.ts";
import { openEmbedded } from "../../database/embedded.ts";
import { openServer } from "../../database/server.ts";
import { buildPrograms } from "../programs.ts";
import { startMortalPostgres } from "./killable-postgres.ts";
import { crash, type Outcome, type Plan } from "./crash.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
/** How long the database server holds still, in milliseconds. */
const frozenMs = 20_000;
const databases = ["embedded", "postgres", "mortal-postgres"] as const;
const usage = "Usage: npm run crash-test -- [--writes N] [--kills N] [--database embedded|postgres|mortal-postgres]";

const options = {
  writes: { type: "string", default: "10000" },
  kills: { type: "string", default: "20" },
  /** All unless given. On the last it is the database server that is killed. */
  database: { type: "string", multiple: true, default: [...databases] },
} satisfies ParseArgsConfig["options"];

type Writes = Omit<Plan, "env" | "open">;
const shared = { PATH: process.env["PATH"] ?? "", LOG_LEVEL: "info" };

async function onEmbedded(plan: Writes): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  try {
    return await crash({ ...plan, env: { ...shared, DATA_DIR: folder }, open: () => openEmbedded(folder) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(plan: Writes): Promise<Outcome> {
  const server = await startPostgres();
  const url = postgresUrl(server.folder, "postgres");
  try {
    return await crash({ ...plan, env: { ...shared, DATABASE_URL: url }, open: () => openServer(url) });
  } finally {
    await server.stop();
  }
}

/** Restarts the database server so often, and freezes it once in the middle of that. */
async function onMortalPostgres(plan: Writes): Promise<Outcome> {
  const freeze = { at: Math.ceil(plan.kills / 2) + 1, ms: frozenMs };
  const { url, strike, stop } = await startMortalPostgres(freeze);
  const env = { ...shared, DATABASE_URL: url };
  try {
    const outcome = await crash({ ...plan, kills: plan.kills + 1, strike, env, open: () => openServer(url) });
    return { ...outcome, kills: outcome.kills - 1 };
  } finally {
    await stop();
  }
}

const ways = { embedded: onEmbedded, postgres: onPostgres, "mortal-postgres": onMortalPostgres };

/** Tells of every five hundred acknowledged writes, once. */
function teller(): Plan["tell"] {
  let told = 0;
  return (acknowledged, kills) => {
    if (acknowledged % 500 !== 0 || acknowledged === told) return;
    told = acknowledged;
    say(`  ${acknowledged} acknowledged, ${kills} kills`);
  };
}

await runCommand(async () => {
  const asked = calledWith(usage, { options }, ({ values }) => {
    const [writes, kills] = [Number(values.writes), Number(values.kills)];
    const areNumbers = Number.isInteger(writes) && writes > 0 && Number.isInteger(kills) && kills >= 0;
    const chosen = databases.filter((one) => values.database.includes(one));
    return areNumbers && chosen.length === values.database.length ? { writes, kills, chosen } : null;
  });
  const programs = await buildPrograms();
  const program = programs.pathOf("main");
  for (const name of asked.chosen) {
    say(`${name}: ${asked.writes} writes, ${asked.kills} kills`);
    const plan = { ...asked, program, tell: teller() };
    const { acknowledged, kills, sentAgain, wrong } = await ways[name](plan);
    say(
      `  ${acknowledged} acknowledged, ${kills} kills, ${sentAgain} calls sent again, ${wrong.length} lost or doubled`,
    );
    for (const line of wrong.slice(0, 20)) say(`  ${line}`);
    if (wrong.length > 0 || acknowledged !== asked.writes || kills !== asked.kills) process.exitCode = 1;
  }
});
