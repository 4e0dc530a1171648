import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPrograms, type Programs } from "../programs.ts";
import { killDuringJob } from "./bulk-job.ts";
import { killDuringExport } from "./export-job.ts";
import { openPlace } from "./place.ts";

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, 60_000);

it("goes on with a person's job where it was killed, and does no record twice", async () => {
  const { env, open, remove } = await openPlace();
  try {
    const { doneAtKill, ...outcome } = await killDuringJob({ program: programs.pathOf("main"), env, open }, 60);
    expect(outcome).toEqual({ state: "done", done: 60, verdicts: 60, entries: 60, versions: [2] });
    expect(doneAtKill).toBeLessThan(60);
  } finally {
    await remove();
  }
}, 180_000);

it("begins an export anew where it was killed, and ends with one whole file and nothing beside it", async () => {
  const { env, open, remove } = await openPlace();
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
