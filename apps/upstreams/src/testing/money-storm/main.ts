import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresUrl, startPostgres } from "../../../../../scripts/lib/postgres.mjs";
import { calledWith, runCommand } from "../../command.ts";
import { demoPassword } from "../../seed/seed.ts";
import { MortalServer } from "../crash/server.ts";
import { buildPrograms } from "../programs.ts";
import type { Send } from "./customer.ts";
import { blow } from "./storm.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const usage = "Usage: npm run money-storm -- [--operations N] [--seed S] [--database embedded|postgres]";
const options = {
  operations: { type: "string", default: "2000" },
  seed: { type: "string", default: "1" },
  database: { type: "string", default: "embedded" },
} as const;

/** A database of its own for a while, and how servers are told of it. */
async function placeFor(database: string) {
  const folder = mkdtempSync(join(tmpdir(), "money-storm-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (database === "embedded") return { env: { DATA_DIR: folder }, remove };
  const server = await startPostgres();
  const env = { DATA_DIR: folder, DATABASE_URL: postgresUrl(server.folder, "postgres") };
  return { env, remove: () => server.stop().then(remove) };
}

/** Calls the servers as a director. */
async function doorOf(server: MortalServer): Promise<Send> {
  const { v1, v2 } = await server.addresses;
  const headers = { "content-type": "application/json" };
  const login = JSON.stringify({ email: "director@demo.test", password: demoPassword });
  const signedIn = await fetch(`${v1}/admin/login`, { method: "POST", headers, body: login });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  return async (method, path, body, key) => {
    const answer = await fetch(v2 + path, {
      method: method.toUpperCase(),
      headers: {
        ...headers,
        authorization: `Bearer ${accessToken}`,
        ...(key === undefined ? {} : { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

await runCommand(async () => {
  const asked = calledWith(usage, { options }, ({ values: { operations, seed, database } }) => {
    const [count, start] = [Number(operations), Number(seed)];
    const isKnown = database === "embedded" || database === "postgres";
    return count > 0 && Number.isInteger(start) && isKnown ? { count, seed: start, database } : null;
  });
  const programs = await buildPrograms();
  const place = await placeFor(asked.database);
  const server = new MortalServer(programs.pathOf("main"), place.env);
  try {
    const send = await doorOf(server);
    const begun = performance.now();
    const today = new Date().toISOString().slice(0, 10);
    const customers = Math.max(1, Math.round(asked.count / 60));
    const figures = await blow(send, { operations: asked.count, seed: asked.seed, customers, today });
    const seconds = (performance.now() - begun) / 1000;
    const { done, refused, replayed, wrong } = figures;
    say(`${done} done, ${refused} refused, ${replayed} sent again, in ${seconds.toFixed(0)} s (${asked.database}).`);
    for (const line of wrong) say(`  ${line}`);
    say(wrong.length === 0 ? "The books are right." : `${wrong.length} wrong.`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await server.kill();
    await place.remove();
  }
});
