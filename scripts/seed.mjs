import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./lib/build.mjs";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { install } from "./lib/install.mjs";
import { Mistake, oneLine, requireNode } from "./lib/mistake.mjs";
import { complain, say } from "./lib/say.mjs";
import { eachLine } from "./lib/servers.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const children = new Children();
stopOnSignal(children, () => {
  say("\nStopped; what was written stays, and the next run goes on from there.");
  return 130;
});

try {
  requireNode();
  await install(root, children);
  if (!children.stopping) await build(root, children);
  if (!children.stopping) {
    const script = join(root, "apps/upstreams/dist/seed-scale.js");
    const env = { ...process.env, NODE_ENV: "production" };
    const child = children.start(process.execPath, [script, ...process.argv.slice(2)], { env });
    eachLine(child.stdout, say);
    eachLine(child.stderr, complain);
    process.exitCode = await new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  }
} catch (error) {
  if (!children.stopping) {
    complain(error instanceof Mistake ? error.message : `Unexpected: ${oneLine(error)}`);
    await children.stop();
    process.exit(1);
  }
}
