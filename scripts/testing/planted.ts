import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A project of our shape that holds only the given files and the real configuration of one tool. */
export function plant(files: Readonly<Record<string, string>>, configuration: readonly string[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "planted-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const path of configuration) cpSync(join(root, path), join(folder, path));
  return {
    folder,
    /** Lets the tool resolve its own packages, and the planted code those that it uses. */
    linkModules() {
      symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    },
    /** Runs an installed tool over it; returns what it printed. */
    run(tool: string, args: readonly string[]): string {
      const { stdout, stderr } = spawnSync(join(root, "node_modules/.bin", tool), args, {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
      });
      if (stdout === "") throw new Error(stderr);
      return stdout;
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
