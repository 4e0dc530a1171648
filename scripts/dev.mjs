import { watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quietTurbo } from "./lib/build.mjs";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { install } from "./lib/install.mjs";
import { Mistake, oneLine, requireNode } from "./lib/mistake.mjs";
import { complain, say } from "./lib/say.mjs";
import { eachLine, readableLine } from "./lib/servers.mjs";
import { readSettings, requireDataFolder, requirePorts } from "./lib/settings.mjs";
import { serversOf } from "./lib/stack.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const settleMs = 200;
process.chdir(root);
const children = new Children();
stopOnSignal(children, () => {
  say("\nStopping");
  return 0;
});

/**
 * Starts a program that runs until the end and shows what it says.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
function keep(name, args, options) {
  const child = children.start(process.execPath, args, { cwd: root, env: quietTurbo, ...options });
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (text) => say(`${name}: ${readableLine(text)}`));
  return new Promise((_, reject) => {
    child.once("close", (code) => reject(new Mistake(`${name} ended with code ${code}.`)));
  });
}

/** @param {string} name of an installed program written for Node */
const bin = (name) => join(root, "node_modules/.bin", name);

/** Writes the generated files again whenever the schema or an operation changes. */
function generateOnChange() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const generate = () => {
    const args = [bin("graphql-codegen"), "--config", "codegen.ts"];
    void children.run(process.execPath, args, { cwd: root, env: quietTurbo }).then(({ code, output }) => {
      if (children.stopping) return;
      say(code === 0 ? "Types: written again" : `Types: ${output.trim()}`);
    });
  };
  for (const folder of ["packages/schema/src", "apps/web/src"]) {
    watch(join(root, folder), { recursive: true }, (_, path) => {
      if (!path?.endsWith(".graphql")) return;
      clearTimeout(timer);
      timer = setTimeout(generate, settleMs);
    });
  }
}

try {
  requireNode();
  const settings = readSettings(process.env);
  await requirePorts(settings);
  await requireDataFolder(settings);
  await install(root, children);
  await children.run(bin("turbo"), ["run", "build", "--filter=@app/ui", "--ui=stream"], {
    cwd: root,
    env: quietTurbo,
  });
  if (!children.stopping) {
    const env = { ...quietTurbo, NODE_ENV: "development" };
    const programs = serversOf(settings).map(({ name, app, env: own }) =>
      keep(name, [bin("tsx"), "watch", "--clear-screen=false", join(root, `apps/${app}/src/main.ts`)], {
        env: { ...env, ...own },
      }),
    );
    const gateway = { GATEWAY_URL: `http://localhost:${settings.port}` };
    programs.push(keep("Portal", [bin("vite")], { cwd: join(root, "apps/web"), env: { ...env, ...gateway } }));
    generateOnChange();
    await Promise.race(programs);
  }
} catch (error) {
  if (!children.stopping) {
    complain(error instanceof Mistake ? error.message : `Unexpected: ${oneLine(error)}`);
    await children.stop();
    process.exit(1);
  }
}
