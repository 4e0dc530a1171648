import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Makes node_modules as npm would: the packages, and at the very end the record of what is installed. */
const npm = `
const { mkdirSync, writeFileSync, copyFileSync } = require("node:fs");
console.log("npm " + process.argv.slice(2).join(" "));
if (process.env.FAKE_NPM === "fail") {
  console.error("npm error code ENOTFOUND\\nnpm error network request to https://registry.npmjs.org/x failed");
  process.exit(1);
}
if (process.env.FAKE_NPM === "stale" && process.argv.includes("--prefer-offline")) {
  console.error("npm error code ETARGET\\nnpm error notarget No matching version found for left@2.0.0.");
  process.exit(1);
}
mkdirSync("node_modules/.bin", { recursive: true });
writeFileSync("node_modules/half", "");
setTimeout(() => {
  copyFileSync("turbo.cjs", "node_modules/.bin/turbo");
  require("node:fs").chmodSync("node_modules/.bin/turbo", 0o755);
  copyFileSync("package-lock.json", "node_modules/.package-lock.json");
}, Number(process.env.FAKE_NPM_MS ?? 0));
`;

/** Builds by copying; says no when it is told to. */
const turbo = `#!/usr/bin/env node
const { mkdirSync, copyFileSync, writeFileSync } = require("node:fs");
if (process.env.FAKE_TURBO === "fail") { console.error("main.ts(3,1): error TS2304"); process.exit(1); }
setTimeout(() => {
  for (const app of ["gateway", "upstreams", "web"]) mkdirSync("apps/" + app + "/dist", { recursive: true });
  for (const app of ["gateway", "upstreams"]) copyFileSync("apps/" + app + "/server.mjs", "apps/" + app + "/dist/main.js");
  writeFileSync("apps/web/dist/index.html", "");
}, Number(process.env.FAKE_TURBO_MS ?? 0));
`;

/** A server that listens on the ports it is told, is ready after a while and ends when it is asked to. */
const server = (...ports: readonly string[]) => `
import { createServer } from "node:http";
import { appendFileSync } from "node:fs";
if (process.env.FAKE_REFUSAL && ${JSON.stringify(ports)}.includes("V1_PORT")) { console.error(process.env.FAKE_REFUSAL); process.exit(1); }
const from = performance.now();
const answer = (request, response) => {
  response.statusCode = performance.now() - from < Number(process.env.FAKE_READY_MS ?? 0) ? 503 : 200;
  response.end();
  if (request.url === "/die") process.exit(3);
};
for (const name of ${JSON.stringify(ports)}) createServer(answer).listen(Number(process.env[name]), "127.0.0.1");
console.log(JSON.stringify({ level: 30, msg: "listening" }));
console.log(JSON.stringify({ level: 50, msg: "something is odd", env: process.env.V1_URL }));
process.on("SIGTERM", () => {
  appendFileSync(import.meta.dirname + "/../../../ended", "${ports.join()} ");
  process.exit(0);
});
`;

export interface Run {
  child: ChildProcessWithoutNullStreams;
  /** All that it has printed so far. */
  printed(): string;
  /** Waits until a text is printed. */
  until(text: string): Promise<void>;
  /** Waits for the end. */
  code: Promise<number | null>;
}

/** A project of the same shape whose npm, build and servers are a few lines each, to try the scripts on. */
export function fakeProject() {
  const root = mkdtempSync(join(tmpdir(), "fake-project-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(join(import.meta.dirname, ".."), join(root, "scripts"), { recursive: true });
  write("package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } }));
  write("npm.cjs", npm);
  write("turbo.cjs", turbo);
  chmodSync(join(root, "turbo.cjs"), 0o755);
  write("apps/upstreams/server.mjs", server("V1_PORT", "V2_PORT"));
  write("apps/gateway/server.mjs", server("PORT"));
  write("package.json", JSON.stringify({ type: "module" }));

  return {
    root,
    write,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
    /** Runs one of the scripts as `npm` would. */
    run(script: string, env: Record<string, string> = {}): Run {
      const own = { PATH: process.env["PATH"], npm_execpath: join(root, "npm.cjs"), DATA_DIR: join(root, "data") };
      const child = spawn(process.execPath, [join(root, "scripts", script)], { cwd: root, env: { ...own, ...env } });
      let text = "";
      const listeners = new Set<() => void>();
      const take = (chunk: Buffer) => {
        text += chunk.toString();
        for (const listener of listeners) listener();
      };
      child.stdout.on("data", take);
      child.stderr.on("data", take);
      const code = new Promise<number | null>((resolve) => child.once("close", resolve));
      return {
        child,
        code,
        printed: () => text,
        until: (wanted) =>
          new Promise((resolve, reject) => {
            const look = () => {
              if (text.includes(wanted)) resolve();
            };
            listeners.add(look);
            look();
            void code.then(() => {
              reject(new Error(`It ended without "${wanted}":\n${text}`));
            });
          }),
      };
    },
  };
}
