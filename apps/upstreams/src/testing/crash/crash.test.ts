import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "../../database/client.ts";
import { openEmbedded } from "../../database/embedded.ts";
import { openServer } from "../../database/server.ts";
import { copySeeded } from "../postgres/template.ts";
import { putTemplate } from "../template.ts";
import { buildPrograms, type Programs } from "../programs.ts";
import { isOnPostgres } from "../seeded-database.ts";
import { killDuringJob } from "./bulk-job.ts";
import { crash } from "./crash.ts";
import { killDuringExport } from "./export-job.ts";

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, 60_000);
afterAll(() => programs.remove());

interface Place {
  env: Record<string, string>;
  open: () => Promise<OpenDatabase>;
  remove: () => void | Promise<void>;
}

async function inFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  await putTemplate(folder);
  return {
    env: { DATA_DIR: folder },
    open: () => openEmbedded(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function onServer(): Promise<Place> {
  const { url, drop } = await copySeeded();
  return { env: { DATABASE_URL: url }, open: () => openServer(url), remove: drop };
}

it("loses and doubles nothing that was acknowledged, however often it is killed", async () => {
  const { env, open, remove } = await (isOnPostgres() ? onServer() : inFolder());
  try {
    const { sentAgain, ...outcome } = await crash({
      program: programs.pathOf("main"),
      env,
      open,
      writes: 150,
      kills: 2,
    });
    expect(outcome).toEqual({ acknowledged: 150, kills: 2, wrong: [] });
    expect(sentAgain).toBeGreaterThan(0);
  } finally {
    await remove();
  }
}, 180_000);

it("goes on with a person's job where it was killed, and does no record twice", async () => {
  const { env, open, remove } = await (isOnPostgres() ? onServer() : inFolder());
  try {
    const { doneAtKill, ...outcome } = await killDuringJob({ program: programs.pathOf("main"), env, open }, 60);
    expect(outcome).toEqual({ state: "done", done: 60, verdicts: 60, entries: 60, versions: [2] });
    expect(doneAtKill).toBeLessThan(60);
  } finally {
    await remove();
  }
}, 180_000);

it("begins an export anew where it was killed, and ends with one whole file and nothing beside it", async () => {
  const { env, open, remove } = await (isOnPostgres() ? onServer() : inFolder());
  const folder = env["DATA_DIR"] ?? mkdtempSync(join(tmpdir(), "crash-"));
  try {
    const place = { program: programs.pathOf("main"), env, folder, open };
    const { doneAtKill, listed, stored, ...outcome } = await killDuringExport(place, 5_000);
    expect(outcome).toEqual({ lines: listed, different: listed, rows: 1, isNamed: true, staged: [] });
    expect(stored).toHaveLength(1);
    expect(doneAtKill).toBeGreaterThan(0);
    expect(doneAtKill).toBeLessThan(listed);
  } finally {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
