import { decodeJwt } from "jose";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const email = "director@demo.test";
const wrong = { error: "Please check your email and password" };
const from = (address: string) => ({ "x-forwarded-for": address });
const fail = async (times: number, who: string, address: string) => {
  for (let n = 0; n < times; n++) await world.signIn(who, "wrong", from(address));
};

it("signs in with a token that ends two days later, and never shows the password", async () => {
  const { status, body } = await world.signIn("Director@Demo.test ");
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    user_role: "director",
    firstname: "Daniel",
    lastname: "Osborne",
    email,
    status: "active",
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  const { exp, iat, sid } = decodeJwt(body.accessToken);
  expect(exp! - iat!).toBe(2 * 24 * 60 * 60);
  expect(sid).toMatch(/^[0-9a-f]{24}$/);
});

it.each([
  ["a wrong password", email, "wrong"],
  ["an unknown account", "nobody@demo.test", "Learn-Igbo-2026"],
  ["a suspended account", "rebecca.foster@staff.example", "Learn-Igbo-2026"],
  ["an invited account", "tobenna.iheanacho@staff.example", "Learn-Igbo-2026"],
])("answers %s with the same text", async (_, who, password) => {
  const { status, body } = await world.signIn(who, password, from("10.0.0.1"));
  expect([status, body]).toEqual([400, wrong]);
});

it("names the fields that are missing", async () => {
  const { status, body } = await world.v1("post", "/admin/login", { body: { email: "x" } });
  expect(status).toBe(422);
  expect(body).toEqual({
    error: "Enter a valid email address.",
    fields: { email: "Enter a valid email address.", password: "Password is required." },
  });
});

it("counts the addresses of one IPv6 network as one guesser", async () => {
  const answers: number[] = [];
  for (let n = 1; n <= 11; n++)
    answers.push((await world.signIn("content-creator@demo.test", "wrong", from(`2001:db8:1:2::${n}`))).status);
  expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await world.signIn("content-creator@demo.test", undefined, from("2001:db8:1:3::1"))).status).toBe(200);
});

it("locks an account for an address after ten failures, for fifteen minutes, and for that address only", async () => {
  const who = "admin@demo.test";
  await fail(10, who, "10.0.0.2");
  const locked = await world.signIn(who, undefined, from("10.0.0.2"));
  expect([locked.status, locked.body]).toEqual([429, { error: "Too many attempts. Try again in 15 minutes." }]);
  expect((await world.signIn(who, undefined, from("10.0.0.3"))).status).toBe(200);
  world.pass(6);
  expect((await world.signIn(who, undefined, from("10.0.0.2"))).body).toEqual({
    error: "Too many attempts. Try again in 9 minutes.",
  });
  world.pass(10);
  expect((await world.signIn(who, undefined, from("10.0.0.2"))).status).toBe(200);
});

it("locks out the same way where there is no such account", async () => {
  await fail(10, "nobody@demo.test", "10.0.0.4");
  expect((await world.signIn("nobody@demo.test", "x", from("10.0.0.4"))).status).toBe(429);
});

it("leaves who is signed in alone, and slows every guess after a hundred failures from anywhere", async () => {
  const who = "content-manager@demo.test";
  const token = await world.tokenOf("content-manager");
  for (let address = 10; address < 22; address++) await fail(9, who, `10.0.1.${address}`);
  const before = world.waits.length;
  expect((await world.signIn(who, undefined, from("10.0.2.1"))).status).toBe(200);
  expect(world.waits.length).toBe(before + 1);
  expect(world.waits.at(-1)).toBe(2000);
  const me = await world.v1("get", "/admin/profile", { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
});

it("writes down sign-ins and failures, without passwords", async () => {
  const rows = await world.rows<{ action: string; entity_label: string; ip: string }>(
    "select action, entity_label, ip from team_activity where entity_label = $1 order by at, id",
    ["admin@demo.test"],
  );
  expect(rows.filter(({ action }) => action === "sign-in-failed")).toHaveLength(10);
  expect(rows).toContainEqual({ action: "signed-in", entity_label: "admin@demo.test", ip: "10.0.0.3" });
});

it("keeps tokens and passwords out of the log", async () => {
  const token = await world.tokenOf("director");
  await world.v1("get", `/admin/loginWithToken/${token}`);
  await world.v1("get", `/admin/loginWithToken/${token}x`);
  expect(world.lines.join()).not.toContain(token.slice(-20));
});
