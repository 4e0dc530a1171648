import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { fingerprintOf } from "./fingerprint.ts";
import { makeMigrated } from "./template.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const app = folder("../..");
const bundler = folder("../../../../node_modules/rolldown/bin/cli.mjs");
const cache = folder("../../../../node_modules/.cache/upstreams-programs/");
/** All that a build depends on. */
const sources = [
  folder("../"),
  folder("../../rolldown.config.mjs"),
  folder("../../../../packages/domain/src/"),
  folder("../../../../package-lock.json"),
];
const keptMs = 24 * 60 * 60_000;

/** The limits and budgets that the tests' own engine was started with, for programs that they start and soon end. */
export const engine: readonly string[] = process.execArgv.filter((option) => /^--[a-z-]+=\d+$/.test(option));

/** Programs of this app for tests that start them, built as for production: from its sources each takes seconds longer to start. */
export interface Programs {
  /** Where one of them is, by its name. */
  pathOf: (name: "main" | "create-admin") => string;
}

/** Takes away what was built long ago. */
async function forgetOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name));
    if (mtimeMs < Date.now() - keptMs) await rm(join(cache, name), { recursive: true, force: true });
  }
}

/** Builds them, with the template of a new database beside them. */
async function buildInto(built: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  await forgetOld();
  const unfinished = await mkdtemp(join(cache, "unfinished-"));
  await promisify(execFile)(process.execPath, [bundler, "-c", "-d", unfinished, "--logLevel", "silent"], { cwd: app });
  await copyFile(await makeMigrated(), join(unfinished, "template.tar.gz"));
  await writeFile(join(unfinished, "package.json"), '{ "type": "module" }');
  // Another test file may have been quicker.
  await rename(unfinished, built).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** Builds them once for all tests of the same sources. */
export async function buildPrograms(): Promise<Programs> {
  const built = join(cache, fingerprintOf(...sources));
  if (!existsSync(built)) await buildInto(built);
  return { pathOf: (name) => join(built, `${name}.js`) };
}
