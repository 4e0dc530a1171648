import { fileURLToPath } from "node:url";
import { build } from "./lib/build.mjs";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { install } from "./lib/install.mjs";
import { Mistake, oneLine, requireNode } from "./lib/mistake.mjs";
import { complain, say, step } from "./lib/say.mjs";
import { startServer, waitUntilReady } from "./lib/servers.mjs";
import { readSettings, requireDataFolder, requirePorts, standInHost } from "./lib/settings.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
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
  requireDataFolder(settings);
  await requirePorts(settings);
  await install(root, children);
  if (children.stopping) return;
  await build(root, children);
  if (children.stopping) return;

  const progress = step("Starting the servers");
  const servers = startServers(settings);
  const deaths = servers.map(({ died }) => died);
  await Promise.race([Promise.all(readinessAddresses(settings).map(waitUntilReady)), ...deaths]);
  progress.done("Started");
  started = true;
  for (const { isReady } of servers) isReady();
  announce(settings);
  await Promise.race(deaths);
}

/** Where the two servers behind the gateway are. @param {Settings} settings */
const upstreams = ({ v1Url, v2Url, v1Port, v2Port }) => ({
  V1_URL: v1Url ?? `http://${standInHost}:${v1Port}`,
  V2_URL: v2Url ?? `http://${standInHost}:${v2Port}`,
});

/** The stand-ins that are needed, for example "v1,v2". @param {Settings} settings */
const standIns = ({ v1Url, v2Url }) => [v1Url === null && "v1", v2Url === null && "v2"].filter(Boolean).join();

/** @param {Settings} settings */
function readinessAddresses(settings) {
  const { V1_URL, V2_URL } = upstreams(settings);
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  return [
    `http://${host}:${settings.port}/readyz`,
    ...(settings.v1Url === null ? [`${V1_URL}/healthz`] : []),
    ...(settings.v2Url === null ? [`${V2_URL}/healthz`] : []),
  ];
}

/** @param {Settings} settings */
function startServers(settings) {
  const env = { ...process.env, NODE_ENV: "production" };
  const gateway = {
    name: "Gateway",
    script: "apps/gateway/dist/main.js",
    root,
    env: { ...env, ...upstreams(settings) },
  };
  const serve = standIns(settings);
  if (serve === "") return [startServer(children, gateway)];
  const own = { ...env, SERVE: serve, HOST: standInHost };
  const behind = { name: "Stand-in servers", script: "apps/upstreams/dist/main.js", root, env: own };
  return [startServer(children, behind), startServer(children, gateway)];
}

/** @param {Settings} settings */
function announce(settings) {
  const address = `http://localhost:${settings.port}`;
  const { V1_URL, V2_URL } = upstreams(settings);
  say(`
  Portal      ${address}
  GraphQL     ${address}/graphql
  Playground  ${address}/playground
  Servers     v1 ${V1_URL}   v2 ${V2_URL}`);
  if (standIns(settings) !== "" && settings.demo) {
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
