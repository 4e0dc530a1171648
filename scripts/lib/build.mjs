import { existsSync } from "node:fs";
import { join } from "node:path";
import { Mistake } from "./mistake.mjs";
import { complain, step } from "./say.mjs";

/** What a build leaves behind; without these nothing can be started. */
const results = ["apps/gateway/dist/main.js", "apps/upstreams/dist/main.js", "apps/web/dist/index.html"];

/** The environment of the build tool: it reports to nobody. @type {NodeJS.ProcessEnv} */
export const quietTurbo = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
};

/**
 * Builds what changed since the last build; turbo's cache makes it a moment when nothing did.
 * @param {string} root
 * @param {import("./children.mjs").Children} children
 */
export async function build(root, children) {
  const first = results.some((path) => !existsSync(join(root, path)));
  const progress = step(first ? "Building (once; about half a minute)" : "Checking the build");
  const args = ["run", "build", "--ui=stream", "--output-logs=errors-only", "--log-order=grouped"];
  const ran = await children.run(join(root, "node_modules/.bin/turbo"), args, { cwd: root, env: quietTurbo });
  if (children.stopping) return progress.drop();
  if (ran.code !== 0 || results.some((path) => !existsSync(join(root, path)))) {
    progress.drop();
    complain(ran.output.trim());
    throw new Mistake("The build failed; see the output above.");
  }
  progress.done(first ? "Built" : "Build is up to date");
}
