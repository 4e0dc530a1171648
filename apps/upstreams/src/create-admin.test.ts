import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "./database/folder-lock.ts";
import { makeFirstAdmin } from "./features/staff/first-admin.service.ts";
import { buildPrograms, engine, type Programs } from "./testing/programs.ts";
import { openWorld } from "./testing/world.ts";

let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
}, 300_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "create-admin-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { DATA_DIR: folder, PUBLIC_URL: "https://portal.example.org" };
    const child = execFile(
      process.execPath,
      [...engine, programs.pathOf("create-admin"), ...args],
      { env },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
const usage = "Usage: npm run create-admin -- EMAIL [--force]\n";

it("makes a super-admin in an empty data folder, and a new link when asked again", async () => {
  const first = await run("Ada.Obi@example.org");
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toMatch(
    /^ada\.obi@example\.org has been invited as a super-admin\. Choose a password within seven days:\nhttps:\/\/portal\.example\.org\/activate-account\/[0-9a-f]{24}\?code=[\w-]{43}\n$/,
  );
  const second = await run("ada.obi@example.org");
  expect(second.code).toBe(0);
  expect(second.out).not.toBe(first.out);
}, 300_000);

it("says in one line what is wrong", async () => {
  expect(await run()).toEqual({ code: 1, out: "", err: usage });
  expect(await run("a@example.org", "--loud")).toEqual({ code: 1, out: "", err: usage });
  expect(await run("ada")).toEqual({ code: 1, out: "", err: `Enter a valid email address. ${usage}` });
  const unlock = await lockFolder(folder);
  const busy = await run("ada@example.org");
  await unlock();
  expect(busy).toEqual({ code: 1, out: "", err: `DATA_DIR ${folder} is in use by another process.\n` });
}, 300_000);

it("makes none where a super-admin can sign in, unless forced", async () => {
  const world = await openWorld();
  const make = (email: string, force = false) => makeFirstAdmin(world, { email, force });
  await expect(make("ada@example.org")).rejects.toThrow(/^There is already a super-admin/);
  await expect(make("admin@demo.test", true)).rejects.toThrow("An account with this email already exists.");

  const path = await make("ada@example.org", true);
  const { pathname, searchParams } = new URL(path, "https://portal.example.org");
  const body = {
    userId: pathname.split("/").at(-1),
    code: searchParams.get("code"),
    password: "Akara-na-akamu-7",
  };
  expect((await world.v1("post", "/admin/activate", { body })).status).toBe(200);
  const { body: signedIn } = await world.signIn("ada@example.org", "Akara-na-akamu-7");
  expect(signedIn.user).toMatchObject({ user_role: "super-admin", firstname: "Ada", lastname: "Admin" });
  await world.close();
});
