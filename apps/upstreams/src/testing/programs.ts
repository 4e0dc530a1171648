import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { makeMigrated } from "./template.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bundler = folder("../../../../node_modules/rolldown/bin/cli.mjs");
const cache = folder("../../../../node_modules/.cache/");

/** Programs of this app for tests that start them, built as for production: from its sources each takes seconds longer to start. */
export interface Programs {
  /** Where one of them is, by its name. */
  pathOf: (name: "main" | "create-admin") => string;
  remove: () => Promise<void>;
}

/** Builds them into a folder of their own, with the template of a new database beside them. */
export async function buildPrograms(): Promise<Programs> {
  await mkdir(cache, { recursive: true });
  const built = await mkdtemp(join(cache, "programs-"));
  await promisify(execFile)(process.execPath, [bundler, "-c", "-d", built, "--logLevel", "silent"], {
    cwd: folder("../.."),
  });
  await copyFile(await makeMigrated(), join(built, "template.tar.gz"));
  await writeFile(join(built, "package.json"), '{ "type": "module" }');
  return {
    pathOf: (name) => join(built, `${name}.js`),
    remove: () => rm(built, { recursive: true, force: true }),
  };
}
