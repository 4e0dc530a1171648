import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./lib/build.mjs";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { install } from "./lib/install.mjs";
import { Mistake, oneLine, requireNode } from "./lib/mistake.mjs";
import { complain, say, step } from "./lib/say.mjs";
import { keepUp } from "./lib/keep-up.mjs";
import { waitUntilReady } from "./lib/servers.mjs";
import { readSettings, requireDataFolder, requirePorts, withoutSecrets } from "./lib/settings.mjs";
import { readinessOf, serversOf, standInsOf, upstreamsOf } from "./lib/stack.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const children = new Children();
let started = false;
stopOnSignal(children, () => {
  say(started ? "\nStopping" : "\nStopped before the start was finished; the next one goes on from here.");
  return started ? 0 : 130;
});

/** @typedef {import("./lib/settings.mjs").Settings} Settings */

const demoAccounts = ["super-admin", "director", "admin", "content-manager", "content-creator", "no-role"];

async function start() {
  requireNode();
  const settings = readSettings(process.env);
  await requirePorts(settings);
  await requireDataFolder(settings);
  await install(root, children);
  if (children.stopping) return;
  await build(root, children);
  if (children.stopping) return;

  const progress = step("Starting the servers");
  const addresses = readinessOf(settings);
  const servers = serversOf(settings).map(({ name, app, engine, env }) =>
    keepUp(
      children,
      {
        name,
        program: [...engine, join(root, `apps/${app}/dist/main.js`)],
        env: { ...process.env, NODE_ENV: "production", ...env },
      },
      addresses,
    ),
  );
  const deaths = servers.map(({ died }) => died);
  await Promise.race([Promise.all(addresses.map(waitUntilReady)), ...deaths]);
  progress.done("Started");
  started = true;
  for (const { isReady } of servers) isReady();
  announce(settings);
  await Promise.race(deaths);
}

/** @param {Settings} settings */
function announce(settings) {
  const address = `http://localhost:${settings.port}`;
  const { V1_URL, V2_URL } = upstreamsOf(settings);
  say(`
  Portal      ${address}
  GraphQL     ${address}/graphql
  Playground  ${address}/playground
  Servers     v1 ${withoutSecrets(V1_URL)}   v2 ${withoutSecrets(V2_URL)}`);
  if (standInsOf(settings) !== "" && settings.demo) {
    say(`
  Demo accounts, password Learn-Igbo-2026:
${demoAccounts.map((name) => `    ${name}@demo.test`).join("\n")}`);
  }
  say("\nPress Ctrl-C to stop.");
}

try {
  await start();
} catch (error) {
  if (!children.stopping) {
    const line = error instanceof Mistake ? error.message : `Unexpected: ${oneLine(error)}`;
    if (line !== "") complain(line);
    await children.stop();
    process.exit(1);
  }
}
