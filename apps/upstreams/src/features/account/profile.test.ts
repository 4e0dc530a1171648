import type { AccountUserRecord } from "./account.record.ts";
import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "content-manager";
const me = async () => (await world.v1<AccountUserRecord>("get", "/admin/profile", { as })).body;
const save = async (changes: object) =>
  world.v1("patch", "/admin/profile", { as, body: { version: (await me()).version, ...changes } });
const setAvatar = async (fileId: string | null) =>
  world.v1<AccountUserRecord>("put", "/admin/profile/avatar", { as, body: { version: (await me()).version, fileId } });
const changePassword = (currentPassword: string, newPassword: string) =>
  world.v1("post", "/admin/profile/password", { as, body: { currentPassword, newPassword } });

it("saves what is sent, clears what is null, composes the marks", async () => {
  const { status, body } = await save({ firstname: "Chidi\u0323nma", bio: "", phone: null, timeZone: "Europe/London" });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstname: "Chidịnma",
    lastname: "Okeke",
    bio: null,
    phone: null,
    timeZone: "Europe/London",
  });
});

it.each([
  [{ firstname: "" }, { firstname: "First name is required." }],
  [{ bio: "a".repeat(501) }, { bio: "Bio must be 500 characters or fewer." }],
  [{ phone: "0801" }, { phone: "Enter a phone number in international format, for example +2348012345678." }],
  [{ timeZone: "Lagos" }, { timeZone: "Choose a valid time zone." }],
])("refuses %j at its field", async (changes, fields) => {
  const { status, body } = await save(changes);
  expect(status).toBe(422);
  expect(body).toEqual({ message: Object.values(fields)[0], fields });
});

it("refuses a stale save with the account as it stands", async () => {
  const { version } = await me();
  await save({ bio: "New" });
  const { status, body } = await world.v1("patch", "/admin/profile", { as, body: { version, bio: "Old" } });
  expect(status).toBe(409);
  expect(body).toMatchObject({ current: { bio: "New", version: version + 1 }, changedBy: "Chidịnma Okeke" });
  expect(body.message).toMatch(/^This record was changed by Chidịnma Okeke at 2026-01-05 \d\d:\d\d\. Reload/);
});

it("lets nobody change their own role", async () => {
  const { status, body } = await save({ user_role: "super-admin" });
  expect([status, body]).toEqual([403, { message: "You cannot change your own role." }]);
});

it("serves a new picture for ever, and drops the old one", async () => {
  const upload = async () => (await uploadFile(world, as, { kind: "avatar", ...(await aPicture()) })).body.data._id;
  const first = (await setAvatar(await upload())).body.avatar ?? "";
  const { headers } = await world.v1("get", first);
  expect(headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const second = (await setAvatar(await upload())).body.avatar ?? "";
  expect(second).not.toBe(first);
  expect((await world.v1("get", first)).status).toBe(404);
  expect((await setAvatar(null)).body.avatar).toBeNull();
  expect((await world.v1("get", second)).status).toBe(404);
});

const uploadAgain = "This file is no longer there. Upload it again.";
it.each([
  ["is not there", () => Promise.resolve("0".repeat(24))],
  [
    "another person uploaded",
    async () => idOf(await uploadFile(world, "director", { kind: "avatar", ...(await aPicture()) })),
  ],
  [
    "was uploaded for something else",
    async () => idOf(await uploadFile(world, as, { kind: "session-image", ...(await aPicture()) })),
  ],
  [
    "is a picture already",
    async () => {
      const id = idOf(await uploadFile(world, as, { kind: "avatar", ...(await aPicture()) }));
      await setAvatar(id);
      return id;
    },
  ],
])("takes no picture that %s", async (_, file) => {
  const { status, body } = await setAvatar(await file());
  expect([status, body]).toEqual([422, { message: uploadAgain, fields: { fileId: uploadAgain } }]);
});

it("takes no more than 256 kB", async () => {
  const { status, body } = await save({ bio: "x".repeat(300_000) });
  expect([status, body]).toEqual([413, { message: "The request body is too large." }]);
});

it.each([
  ["wrong", "Another-Pass-2026", { currentPassword: "The current password is incorrect." }],
  ["Learn-Igbo-2026", "short", { newPassword: "Password must be at least 10 characters." }],
  [
    "Learn-Igbo-2026",
    "my-okeke-password",
    { newPassword: "Choose a password that does not contain your name or email." },
  ],
])("refuses the change of password %s to %s", async (current, next, fields) => {
  const { status, body } = await changePassword(current, next);
  expect([status, body]).toEqual([422, { message: Object.values(fields)[0], fields }]);
});

it("changes the password, ends every other session and writes no secret down", async () => {
  const other = (await world.signIn("content-manager@demo.test")).body.accessToken;
  expect((await changePassword("Learn-Igbo-2026", "Ụtụtụ-ọma-2026")).body).toEqual({ endedSessions: 1 });
  const refused = await world.v1("get", "/admin/profile", { headers: { authorization: `Bearer ${other}` } });
  expect(refused.status).toBe(401);
  expect((await me()).email).toBe("content-manager@demo.test");
  expect((await world.signIn("content-manager@demo.test")).status).toBe(400);
  expect((await world.signIn("content-manager@demo.test", "Ụtụtụ-ọma-2026".normalize("NFD"))).status).toBe(200);
  const [entry] = await world.rows<{ changes: object }>(
    "select changes from team_activity where changes ? 'passwordHash' order by at desc limit 1",
  );
  expect(entry!.changes).toEqual({ passwordHash: ["(hidden)", "(hidden)"] });
  const [account] = await world.rows<{ hash: string }>(
    "select password_hash as hash from account_users where email = 'content-manager@demo.test'",
  );
  expect(account?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe("guessing one's own password", () => {
  const guesser = "content-creator";
  const guess = (currentPassword: string, address: string) =>
    world.v1("post", "/admin/profile/password", {
      as: guesser,
      headers: { "x-forwarded-for": address },
      body: { currentPassword, newPassword: "Ofe-onugbu-2026" },
    });
  const locked = { status: 429, body: { message: "Too many attempts. Try again in 15 minutes." } };

  it("is locked out as at sign-in, together with it, for the address that it came from", async () => {
    for (let n = 0; n < 5; n++) expect((await guess(`wrong-${n}`, "10.9.0.1")).status).toBe(422);
    for (let n = 0; n < 5; n++) {
      await world.signIn(`${guesser}@demo.test`, `wrong-${n}`, { "x-forwarded-for": "10.9.0.1" });
    }
    expect(await guess("Learn-Igbo-2026", "10.9.0.1")).toMatchObject(locked);
    expect((await world.signIn(`${guesser}@demo.test`, undefined, { "x-forwarded-for": "10.9.0.1" })).status).toBe(429);
    expect((await guess("wrong", "10.9.0.2")).status).toBe(422);
    const entries = await world.rows(
      "select from team_activity where action = 'sign-in-failed' and reason = 'When changing the password.' and ip like '10.9.%'",
    );
    expect(entries).toHaveLength(6);
  });

  it("is refused before a transaction is begun", async () => {
    const statements = await world.statementsOf(() => guess("Learn-Igbo-2026", "10.9.0.1"));
    expect(statements.join("\n")).toContain("sign_in_failures");
    expect(statements.join("\n")).not.toContain("for update");
    const attempts = await world.rows("select from sign_in_failures where address = '10.9.0.1'");
    expect(attempts).toHaveLength(10);
  });

  it.each([
    ["at the change", (n: number) => guess(`wrong-${n}`, "10.9.0.3")],
    ["at sign-in", (n: number) => world.signIn("admin@demo.test", `wrong-${n}`, { "x-forwarded-for": "10.9.0.4" })],
  ])("counts those that are sent at once, %s", async (_, attempt) => {
    await world.tokenOf(guesser);
    const answers = await Promise.all(Array.from({ length: 40 }, (_none, n) => attempt(n)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it("begins anew for who knows the password", async () => {
    for (let n = 0; n < 9; n++) await guess(`wrong-${n}`, "10.9.0.5");
    expect((await guess("Learn-Igbo-2026", "10.9.0.5")).status).toBe(200);
    expect(await world.rows("select from sign_in_failures where address = '10.9.0.5'")).toEqual([]);
  });
});
