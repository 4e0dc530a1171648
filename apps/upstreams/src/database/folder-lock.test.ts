import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
let holder: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "folder-lock-"));
});
afterEach(() => {
  holder?.kill("SIGKILL");
  holder = null;
  rmSync(folder, { recursive: true, force: true });
});

async function holdElsewhere(path: string): Promise<ChildProcess> {
  const script = fileURLToPath(new URL("../testing/hold-folder.ts", import.meta.url));
  holder = spawn(process.execPath, ["--import", "tsx", script, path], { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout!, "data");
  return holder;
}

it("refuses a folder that another process holds, and takes it at once when that process was killed", async () => {
  const other = await holdElsewhere(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`DATA_DIR ${folder} is in use by another process.`);
  other.kill("SIGKILL");
  await once(other, "exit");
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow("in use");
  await release();
  await (
    await lockFolder(folder)
  )();
});

it("lets one of many take a folder that a killed process left", async () => {
  const other = await holdElsewhere(folder);
  other.kill("SIGKILL");
  await once(other, "exit");
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
  const held = tries.filter((result) => result.status === "fulfilled");
  expect(held).toHaveLength(1);
  await held[0]!.value();
});

it("works for folders whose path is too long for a socket", async () => {
  const deep = join(folder, "x".repeat(120));
  const release = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow("in use");
  await release();
});
