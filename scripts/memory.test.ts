import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { fastFolder, scratchFolder } from "./lib/memory.mjs";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "memory-"));
});
afterEach(() => {
  rmSync(place, { recursive: true, force: true });
});

it("falls back to the temporary folder where there is no memory to write to", () => {
  expect(fastFolder(join(place, "missing"))).toBe(tmpdir());
});

it("takes away what a killed run left, and leaves what belongs to a running one", () => {
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  const left = join(place, `portal-tests-${gone}`);
  const running = join(place, `portal-tests-${process.ppid}`);
  for (const folder of [left, running]) mkdirSync(join(folder, "data"), { recursive: true });

  const folder = scratchFolder(place);

  expect(folder).toBe(join(place, `portal-tests-${process.pid}`));
  expect([left, running, folder].map((path) => existsSync(path))).toEqual([false, true, true]);
});
