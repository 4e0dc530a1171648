import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { Children, stopOnSignal } from "./children.mjs";
import { install } from "./install.mjs";
import { Mistake, oneLine, requireNode } from "./mistake.mjs";
import { complain, say } from "./say.mjs";
import { eachLine } from "./servers.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Installs and builds what is not yet, runs a program with what the command was called with, and ends as it ended.
 * @param {readonly string[]} program a script and its arguments, from the project's folder
 * @param {string} stopped what is said when the person stops it
 */
export async function runBuilt(program, stopped) {
  process.chdir(root);
  const children = new Children();
  stopOnSignal(children, () => {
    say(`\n${stopped}`);
    return 130;
  });
  try {
    requireNode();
    await install(root, children);
    if (!children.stopping) await build(root, children);
    if (children.stopping) return;
    const env = { ...process.env, NODE_ENV: "production" };
    const child = children.start(process.execPath, [...program, ...process.argv.slice(2)], { env });
    eachLine(child.stdout, say);
    eachLine(child.stderr, complain);
    process.exitCode = await new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  } catch (error) {
    if (children.stopping) return;
    complain(error instanceof Mistake ? error.message : `Unexpected: ${oneLine(error)}`);
    await children.stop();
    process.exit(1);
  }
}
