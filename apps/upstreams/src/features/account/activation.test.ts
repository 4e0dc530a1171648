import { linkTo, mailsTo } from "../../testing/mailbox.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { removeExpiredCodes } from "./clean-up.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const password = "Akara-na-akamu-7";
const day = 24 * 60;
let people = 0;
/** Somebody who was just invited, and what their link holds. */
async function invited() {
  world.pass(1);
  const email = `newcomer-${++people}@example.org`;
  const body = { firstname: "Ada", lastname: "Nwosu", email, user_role: "admin" };
  const { status } = await world.v1("post", "/admin/users", { as: "director", body });
  expect(status).toBe(201);
  return { email, ...(await linkTo(world, email)) };
}
let addresses = 0;
const send = (path: string, body: object, address = `10.1.0.${++addresses}`) =>
  world.v1("post", `/admin/${path}`, { body, headers: { "x-forwarded-for": address } });
const activate = ({ userId, code }: { userId: string; code: string }, chosen = password) =>
  send("activate", { userId, code, password: chosen });
const lookUp = ({ userId, code }: { userId: string; code: string }) => send("activation", { userId, code });
const askForReset = (email: string, address?: string) => send("password-reset-request", { email }, address);
const expired = "This activation link has expired. Ask an administrator for a new one.";
const used = "This activation link has already been used. Sign in with your password.";
const invalid = "This activation link is not valid. Open the full link from the latest email.";

it("says who a link is for, sets the first password, and lets its owner sign in", async () => {
  const { email, ...link } = await invited();
  expect((await world.signIn(email, password)).status).toBe(400);
  expect((await lookUp(link)).body).toEqual({ name: "Ada Nwosu", email, state: "ready", message: null });
  const { status, body } = await activate(link);
  expect([status, body]).toEqual([200, { email }]);
  expect((await world.signIn(email, password)).body.user).toMatchObject({ status: "active", user_role: "admin" });
});

it("takes a code once", async () => {
  const { email, ...link } = await invited();
  await activate(link);
  const again = await activate(link, "Another-pass-2026");
  expect([again.status, again.body]).toEqual([409, { message: used }]);
  expect((await lookUp(link)).body).toMatchObject({ state: "used", message: used });
  expect((await world.signIn(email, password)).status).toBe(200);
});

it("lets exactly one of several win that use a code at once", async () => {
  const { email, ...link } = await invited();
  const chosen = ["First-choice-2026", "Second-choice-2026", "Third-choice-2026"];
  const answers = await Promise.all(chosen.map((one) => activate(link, one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const winner = chosen[answers.findIndex(({ status }) => status === 200)]!;
  const signIns = await Promise.all(chosen.map((one) => world.signIn(email, one)));
  expect(chosen.filter((_, n) => signIns[n]!.status === 200)).toEqual([winner]);
});

it("refuses a link after seven days", async () => {
  const { email: _, ...link } = await invited();
  world.pass(7 * day - 1);
  expect((await lookUp(link)).body).toMatchObject({ state: "ready" });
  world.pass(1);
  world.forgetTokens();
  expect((await lookUp(link)).body).toMatchObject({ state: "expired", message: expired });
  expect((await activate(link)).body).toEqual({ message: expired });
});

it("refuses a link that was never given, or that is another's", async () => {
  const [one, other] = [await invited(), await invited()];
  for (const link of [
    { userId: one.userId, code: "guess" },
    { userId: one.userId, code: other.code },
  ]) {
    const looked = await lookUp(link);
    expect([looked.status, looked.body]).toEqual([404, { message: invalid }]);
    expect((await activate(link)).body).toEqual({ message: invalid });
  }
});

it.each([
  ["short", "Password must be at least 10 characters."],
  ["ada-nwosu-2026", "Choose a password that does not contain your name or email."],
])("refuses the password %s and leaves the code good", async (chosen, message) => {
  const { email: _, ...link } = await invited();
  const { status, body } = await activate(link, chosen);
  expect([status, body]).toEqual([422, { message, fields: { password: message } }]);
  expect((await activate(link)).status).toBe(200);
});

it("stops an address that guesses", async () => {
  const guess = () => send("activate", { userId: "0".repeat(24), code: "guess", password }, "10.9.9.9");
  for (let n = 0; n < 20; n++) expect((await guess()).status).toBe(409);
  const { status, body } = await guess();
  expect([status, body]).toEqual([429, { message: "Too many attempts. Try again in 15 minutes." }]);
  world.pass(15);
  expect((await guess()).status).toBe(409);
});

it("stops whoever guesses from many addresses of one IPv6 network", async () => {
  let last = 0;
  const guess = () =>
    send("activate", { userId: "0".repeat(24), code: "guess", password }, `2001:db8:9:9::${(++last).toString(16)}`);
  for (let n = 0; n < 20; n++) expect((await guess()).status).toBe(409);
  expect((await guess()).status).toBe(429);
});

it("keeps codes only as hashes, and no code or link in the log or the activity", async () => {
  const { code } = await invited();
  expect(await world.rows("select 1 from one_time_codes where code_hash = $1", [code])).toEqual([]);
  expect(world.lines.join()).not.toContain(code);
  expect(JSON.stringify(await world.rows("select * from team_activity"))).not.toContain(code);
});

it("mails a link for a new password, which ends every session and works once, for an hour", async () => {
  const email = "content-creator@demo.test";
  const token = await world.tokenOf("content-creator");
  expect((await askForReset(email)).body).toEqual({});
  const { code } = await linkTo(world, email);
  const { status, body } = await send("password-reset", { code, password });
  expect([status, body]).toEqual([200, { email }]);
  const refused = await world.v1("get", "/admin/profile", { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status).toBe(401);
  expect((await world.signIn(email, password)).status).toBe(200);
  expect((await send("password-reset", { code, password })).body.message).toMatch(/^This link has already been used/);

  world.pass(1);
  await askForReset(email);
  const next = await linkTo(world, email);
  world.pass(60);
  expect((await send("password-reset", { code: next.code, password })).body).toEqual({
    message: "This link has expired. Ask for a new one.",
  });
});

it("takes a reset link back when its owner changes the password", async () => {
  const email = "admin@demo.test";
  await askForReset(email);
  const { code } = await linkTo(world, email);
  const body = { currentPassword: "Learn-Igbo-2026", newPassword: "Learn-Yoruba-2026" };
  expect((await world.v1("post", "/admin/profile/password", { as: "admin", body })).status).toBe(200);
  expect((await send("password-reset", { code, password })).body).toEqual({
    message: "This link is not valid. Open the full link from the latest email.",
  });
});

it("does not take a reset code for an activation code", async () => {
  const email = "content-manager@demo.test";
  await askForReset(email);
  const { code } = await linkTo(world, email);
  const [{ id }] = (await world.rows<{ id: string }>("select id from account_users where email = $1", [email])) as [
    { id: string },
  ];
  expect((await activate({ userId: id, code })).body).toEqual({ message: invalid });
});

it("answers who is unknown, suspended or invited like who is known, after the same wait, and mails nobody", async () => {
  const before = world.waits.length;
  const known = await askForReset("admin@demo.test");
  const others = ["nobody@demo.test", "rebecca.foster@staff.example", "tobenna.iheanacho@staff.example"];
  for (const email of others) {
    const { status, body } = await askForReset(email);
    expect([status, body]).toEqual([known.status, known.body]);
    await world.sendMail();
    expect(await mailsTo(world, email)).toEqual([]);
  }
  expect(world.waits.slice(before)).toEqual([400, 400, 400, 400]);
});

it("sends one person at most three such mails an hour, and tells nobody", async () => {
  const email = "harriet.coleman@staff.example";
  for (let n = 0; n < 5; n++) expect((await askForReset(email)).status).toBe(200);
  await world.sendMail();
  expect(await mailsTo(world, email)).toHaveLength(3);
});

it("stops an address that asks for many", async () => {
  for (let n = 0; n < 10; n++) await askForReset(`nobody-${n}@demo.test`, "10.9.9.8");
  expect((await askForReset("nobody@demo.test", "10.9.9.8")).status).toBe(429);
});

it("knows an expired link for what it was until it is removed", async () => {
  const { email: _, ...link } = await invited();
  const remove = async () => {
    const monthAgo = new Date(world.clock.now().getTime() - 30 * day * 60_000);
    await removeExpiredCodes(world.database, monthAgo, 100);
    return (await lookUp(link)).status;
  };
  world.pass(36 * day);
  expect(await remove()).toBe(200);
  world.pass(2 * day);
  expect(await remove()).toBe(404);
});
