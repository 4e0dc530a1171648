import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What git answers; null where it has no answer, or is not there. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : null;
}

/**
 * A file of the schema as callers were last promised it: where this branch left `main`; on `main` itself the last
 * commit. Null outside a clone.
 *
 *     promised("schema.graphql");
 */
export function promised(name: string): string | null {
  const base = git("merge-base", "HEAD", "main") ?? git("rev-parse", "HEAD");
  return base && git("show", `${base.trim()}:packages/schema/${name}`);
}
