import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./lib/free-port.mjs";
import { fakeProject } from "./testing/fake-project.ts";

let project: ReturnType<typeof fakeProject>;
let env: { PORT: string; V1_PORT: string; V2_PORT: string };

beforeEach(async () => {
  project = fakeProject();
  const [port, v1, v2] = await Promise.all([freePort(), freePort(), freePort()]);
  env = { PORT: String(port), V1_PORT: String(v1), V2_PORT: String(v2) };
});
afterEach(() => {
  project.remove();
});

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    () => true,
    () => false,
  );
const nothingListens = async () => {
  for (const port of Object.values(env)) expect([port, await answers(port)]).toEqual([port, false]);
};
const start = (more: Record<string, string> = {}) => project.run("start.mjs", { ...env, ...more });

it("installs, builds, starts the servers and ends with the addresses and the demo accounts", async () => {
  const run = start();
  await run.until("Press Ctrl-C to stop.");
  expect(run.printed()).toMatch(/Installed packages in[^]*Built in[^]*Started in/);
  expect(run.printed()).toContain(`http://localhost:${env.PORT}/playground`);
  expect(run.printed()).toContain("super-admin@demo.test");
  expect(await answers(env.PORT)).toBe(true);

  run.child.kill("SIGINT");
  expect(await run.code).toBe(0);
  await nothingListens();
});

it("shows what a server complains about in one line", async () => {
  const run = start();
  await run.until("Press Ctrl-C");
  expect(run.printed()).toContain("Gateway: something is odd\n");
  run.child.kill("SIGTERM");
  expect(await run.code).toBe(0);
});

it("neither installs nor builds again when nothing changed", async () => {
  const first = start();
  await first.until("Press Ctrl-C");
  first.child.kill("SIGINT");
  await first.code;

  const second = start();
  await second.until("Press Ctrl-C");
  second.child.kill("SIGINT");
  await second.code;
  expect(second.printed()).not.toContain("Install");
  expect(second.printed()).not.toContain("Built");
});

it("starts upstream servers only for the addresses that are unset", async () => {
  const run = start({ V1_URL: "https://me:secret@v1.example.org/?token=secret", V2_URL: "https://v2.example.org" });
  await run.until("Press Ctrl-C");
  expect(await answers(env.V1_PORT)).toBe(false);
  expect(run.printed()).toContain("v1 https://v1.example.org");
  expect(run.printed()).not.toContain("demo.test");
  expect(run.printed().replace("something is odd", "")).not.toContain("secret");
  run.child.kill("SIGINT");
  expect(await run.code).toBe(0);
});

it.each([
  ["installing", { FAKE_NPM_MS: "20000" }, "Installing"],
  ["building", { FAKE_TURBO_MS: "20000" }, "Building"],
  ["waiting for the servers", { FAKE_READY_MS: "20000" }, "Starting the servers"],
])("leaves nothing running when it is stopped while %s, and the next start recovers", async (_, slow, text) => {
  const run = start(slow);
  await run.until(text);
  await sleep(300);
  const before = performance.now();
  run.child.kill("SIGINT");
  expect(await run.code).toBe(130);
  expect(performance.now() - before).toBeLessThan(5000);
  await nothingListens();
  expect(existsSync(join(project.root, "node_modules/.install-stamp"))).toBe(text !== "Installing");

  const next = start();
  await next.until("Press Ctrl-C");
  next.child.kill("SIGINT");
  expect(await next.code).toBe(0);
});

it.each([
  ["Gateway", "PORT"],
  ["Upstream servers", "V2_PORT"],
] as const)("starts the %s again after an end that nobody asked for, and says so", async (name, port) => {
  const run = start();
  await run.until("Press Ctrl-C");
  await fetch(`http://127.0.0.1:${env[port]}/die`).catch(() => undefined);
  await run.until(`${name} ended with code 3. Starting again in 1 s.`);
  await run.until(`${name}: up again.`);
  for (const each of Object.values(env)) expect([each, await answers(each)]).toEqual([each, true]);
  run.child.kill("SIGINT");
  expect(await run.code).toBe(0);
  await nothingListens();
});

it("waits longer each time for a server that does not stay up, and can be stopped meanwhile", async () => {
  const run = start();
  await run.until("Press Ctrl-C");
  project.write("apps/upstreams/dist/main.js", "console.error('no room on the disk'); process.exit(4);");
  await fetch(`http://127.0.0.1:${env.V2_PORT}/die`).catch(() => undefined);
  await run.until("Upstream servers: no room on the disk");
  await run.until("Upstream servers ended with code 4. Starting again in 4 s.");
  run.child.kill("SIGINT");
  expect(await run.code).toBe(0);
  expect(readFileSync(join(project.root, "ended"), "utf8")).toBe("PORT ");
  await nothingListens();
});

it("repeats what a server refused to start for", async () => {
  const run = start({ FAKE_REFUSAL: "The data folder is in use by process 7." });
  expect(await run.code).toBe(1);
  expect(run.printed()).toContain("Upstream servers: The data folder is in use by process 7.\n");
});

it.each([
  [{ PORT: "abc" }, 'PORT must be a port number from 1 to 65535, not "abc".'],
  [{ V2_PORT: "70000" }, 'V2_PORT must be a port number from 1 to 65535, not "70000".'],
  [{ V1_URL: "foo" }, 'V1_URL must be an address starting with http://, not "foo".'],
  [{ V1_URL: "ftp://me:secret@v1" }, "V1_URL must be an address starting with http://."],
  [{ DATABASE_URL: "mysql://me:secret@db/x" }, "DATABASE_URL must be an address starting with postgres://."],
  [{ DATABASE_URL: "host=db password=secret" }, "DATABASE_URL must be an address starting with postgres://."],
  [{ DEMO: "yes" }, 'DEMO must be 1 or 0, not "yes".'],
  [{ PORT: "4100", V1_PORT: "4100" }, "PORT and V1_PORT are both 4100; give each a port of its own."],
  [{ DATA_DIR: "/proc/data" }, "The data folder /proc/data cannot be written to; set DATA_DIR to another."],
  [{ HOST: "192.0.2.1" }, 'HOST must be an address of this machine, not "192.0.2.1".'],
])("refuses %j in one line before it installs anything", async (bad, line) => {
  const run = start(bad);
  expect(await run.code).toBe(1);
  expect(run.printed()).toBe(`${line}\n`);
});

it("refuses a taken port in one line", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(Number(env.V2_PORT), "127.0.0.1", resolve));
  const run = start();
  expect(await run.code).toBe(1);
  expect(run.printed()).toBe(`Port ${env.V2_PORT} is taken by another program; stop that or set V2_PORT to another.\n`);
  await new Promise((resolve) => taken.close(resolve));
});

it("refuses a data folder that another process uses", async () => {
  const holder = createServer();
  mkdirSync(join(project.root, "data"));
  await new Promise<void>((resolve) => holder.listen(join(project.root, "data/lock"), resolve));
  const run = start();
  expect(await run.code).toBe(1);
  const line = `The data folder ${join(project.root, "data")} is in use by another process`;
  expect(run.printed()).toBe(`${line}; stop that or set DATA_DIR to another.\n`);
  await new Promise((resolve) => holder.close(resolve));
});

it("asks the registry where npm has not heard of a version yet", async () => {
  const run = start({ FAKE_NPM: "stale" });
  await run.until("Installed packages");
  await run.until("Press Ctrl-C");
  run.child.kill("SIGTERM");
  expect(await run.code).toBe(0);
});

it("says why the packages could not be installed", async () => {
  const run = start({ FAKE_NPM: "fail" });
  expect(await run.code).toBe(1);
  expect(run.printed().trimEnd().split("\n").at(-1)).toBe(
    "The packages could not be installed: network request to https://registry.npmjs.org/x failed",
  );
});

it("shows what a failed build said", async () => {
  const run = start({ FAKE_TURBO: "fail" });
  expect(await run.code).toBe(1);
  expect(run.printed()).toContain("error TS2304");
  expect(run.printed().trimEnd().split("\n").at(-1)).toBe("The build failed; see the output above.");
});
