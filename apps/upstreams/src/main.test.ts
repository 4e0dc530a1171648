import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildPrograms, engine, type Programs } from "./testing/programs.ts";

let programs: Programs;
let folder: string;
const children: ReturnType<typeof start>[] = [];
beforeAll(async () => {
  programs = await buildPrograms();
}, 300_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "upstreams-"));
});
afterEach(() => {
  for (const { child } of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>, program: readonly string[]) {
  const given = {
    DATA_DIR: folder,
    DATABASE_URL: "",
    DEMO: "0",
    SERVE: "",
    HOST: "",
    V1_PORT: "0",
    V2_PORT: "0",
    LOG_LEVEL: "",
    ...env,
  };
  const child = spawn(process.execPath, [...engine, ...program], { env: given, stdio: ["ignore", "pipe", "pipe"] });
  const output = { child, out: "", err: "" };
  child.stdout.on("data", (part) => (output.out += String(part)));
  child.stderr.on("data", (part) => (output.err += String(part)));
  return output;
}
const begin = (env: Record<string, string> = {}, program: readonly string[] = [programs.pathOf("main")]) => {
  const begun = start(env, program);
  children.push(begun);
  return begun;
};
async function listening(
  begun: ReturnType<typeof start>,
  servers: number,
): Promise<{ server: string; address: string }[]> {
  const lines = () => begun.out.split("\n").filter(Boolean);
  while (lines().length < servers) await Promise.race([once(begun.child.stdout, "data"), once(begun.child, "exit")]);
  return lines().map((line) => JSON.parse(line) as { server: string; address: string });
}
async function refusal(env: Record<string, string>) {
  const begun = begin(env);
  const [code] = (await once(begun.child, "close")) as [number];
  return { code, err: begun.err, out: begun.out };
}

it("stops with one line when a value is bad, a port taken or the data folder not to be written to", async () => {
  const bad = await refusal({ V1_PORT: "x" });
  expect(bad).toEqual({ code: 1, out: "", err: 'V1_PORT must be a port between 0 and 65535, not "x".\n' });

  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const taken = await refusal({ V2_PORT: String(port) });
  expect(taken).toEqual({ code: 1, out: "", err: `V2_PORT ${port} on 127.0.0.1 is already in use.\n` });
  server.close();

  const file = join(folder, "file");
  writeFileSync(file, "");
  const unwritable = await refusal({ DATA_DIR: join(file, "data") });
  expect(unwritable).toEqual({
    code: 1,
    out: "",
    err: `DATA_DIR ${join(file, "data")} cannot be written to (ENOTDIR).\n`,
  });

  const nowhere = await refusal({ DATABASE_URL: "postgres://localhost:1/none" });
  expect(nowhere.code).toBe(1);
  expect(nowhere.err).toMatch(/^DATABASE_URL cannot be used: .+\n$/);

  // A password with a slash makes a host of the name, and with a colon a port of itself.
  for (const address of ["me:secret@localhost:1/none", "localhost:1/secret@localhost:1/none", "me:se:secret@no"]) {
    const { code, err } = await refusal({ DATABASE_URL: `postgres://${address}` });
    expect([code, err.split("\n").length]).toEqual([1, 2]);
    expect(err).not.toContain("secret");
  }
  expect((await refusal({ DATABASE_URL: "host=db password=secret" })).err).not.toContain("secret");
}, 300_000);

it("serves both, refuses a second on its folder, stops when it is told to, and starts again after being killed", async () => {
  const first = begin();
  const lines = await listening(first, 2);
  expect(lines.map(({ server }) => server)).toEqual(["v1", "v2"]);
  for (const { address } of lines) expect((await fetch(`${address}/healthz`)).status).toBe(200);

  const second = await refusal({});
  expect(second).toEqual({ code: 1, out: "", err: `DATA_DIR ${folder} is in use by another process.\n` });

  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  const third = begin({ SERVE: "v2" });
  const [only] = await listening(third, 1);
  expect(only!.server).toBe("v2");
  third.child.kill("SIGTERM");
  const [code] = (await once(third.child, "exit")) as [number];
  // Of itself: past its own limit it would have ended with 1.
  expect(code).toBe(0);
  expect(third.out.trim().split("\n")).toHaveLength(1);
}, 300_000);

it("makes a database anew after the start that made it was killed", async () => {
  const cutOff = begin({ SERVE: "v1" });
  while (!existsSync(join(folder, "unfinished"))) await wait(5);
  cutOff.child.kill("SIGKILL");
  await once(cutOff.child, "exit");
  expect(await listening(begin({ SERVE: "v1" }), 1)).toHaveLength(1);
  expect(existsSync(join(folder, "unfinished"))).toBe(false);
}, 300_000);

it("makes a database anew that a start was cut off in, without the template of one too, as from its sources", async () => {
  const built = join(folder, "built");
  const main = programs.pathOf("main");
  cpSync(dirname(main), built, { recursive: true, filter: (path) => !path.endsWith("template.tar.gz") });
  symlinkSync(fileURLToPath(new URL("../../../node_modules", import.meta.url)), join(folder, "node_modules"));
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "18");
  writeFileSync(join(folder, "unfinished"), "");
  expect(await listening(begin({ SERVE: "v1" }, [join(built, basename(main))]), 1)).toHaveLength(1);
}, 300_000);

it("never ends without a line that says why", async () => {
  const code = 'process.on("SIGWINCH", () => { throw new Error("out of the blue"); })';
  const program = ["--import", `data:text/javascript,${encodeURIComponent(code)}`, programs.pathOf("main")];
  const begun = begin({ SERVE: "v1" }, program);
  await listening(begun, 1);
  begun.child.kill("SIGWINCH");
  expect(await once(begun.child, "close")).toEqual([1, null]);
  const line = JSON.parse(begun.out.trim().split("\n").at(-1) ?? "") as object;
  expect(line).toMatchObject({ level: 60, msg: expect.any(String), err: { message: "out of the blue" } });
}, 300_000);
