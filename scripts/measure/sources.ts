import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeFolders } from "../lib/changed.mjs";
import { isHandWritten, type Counted } from "./entities.ts";

interface Violation {
  rule: { name: string };
  cycle?: readonly { name: string }[];
}

/** Every hand-written file of the product that git knows or would take. */
export function handWritten(root: string): Counted[] {
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "packages", "apps"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = stdout.split("\n").filter((path) => isHandWritten(path) && existsSync(join(root, path)));
  return paths.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return { path, text, lines: text.split("\n").length - 1 };
  });
}

/** Circular imports, each once, as the rule against them reports them. */
export function cyclesIn(violations: readonly Violation[]): string[] {
  const circles = violations
    .filter(({ rule }) => rule.name === "no-cycles")
    .map(({ cycle = [] }) =>
      cycle
        .map(({ name }) => name)
        .toSorted()
        .join(" "),
    );
  return [...new Set(circles)];
}

/** Asks dependency-cruiser, under the project's own rules. */
export function importCycles(root: string): string[] {
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/depcruise"),
    ["--config", ".dependency-cruiser.mjs", "--output-type", "json", ...codeFolders(root)],
    { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  if (stdout === "") throw new Error(stderr);
  return cyclesIn((JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations);
}
