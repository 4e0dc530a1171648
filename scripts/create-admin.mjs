import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./lib/build.mjs";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { install } from "./lib/install.mjs";
import { Mistake, oneLine, requireNode } from "./lib/mistake.mjs";
import { complain, say } from "./lib/say.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const children = new Children();
stopOnSignal(children, () => {
  say("\nStopped");
  return 130;
});

try {
  requireNode();
  await install(root, children);
  if (!children.stopping) await build(root, children);
  if (!children.stopping) {
    const script = join(root, "apps/upstreams/dist/create-admin.js");
    const env = { ...process.env, NODE_ENV: "production" };
    const { code, output } = await children.run(process.execPath, [script, ...process.argv.slice(2)], { env });
    if (code !== 0) throw new Mistake(output.trim());
    say(`\n${output.trim()}`);
  }
} catch (error) {
  if (!children.stopping) {
    complain(error instanceof Mistake ? error.message : `Unexpected: ${oneLine(error)}`);
    await children.stop();
    process.exit(1);
  }
}
