import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Imports generated files, each tried out first and then taken back, and compares: npm run import-files -- --count 2000 --seed 7 */
const { values } = parseArgs({ options: { count: { type: "string" }, seed: { type: "string" } } });
const env = {
  ...process.env,
  IMPORT_FILES: values.count ?? "2000",
  ...(values.seed !== undefined && { IMPORT_SEED: values.seed }),
};
const jest = ["node_modules/jest/bin/jest.js", "generated-files", "--selectProjects", "upstreams"];
const { status } = spawnSync(process.execPath, jest, { cwd: root, env, stdio: "inherit" });
process.exitCode = status ?? 1;
