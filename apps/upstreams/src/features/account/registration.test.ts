import { linkTo, mailsTo, newestMail } from "../../testing/mailbox.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Person {
  _id: string;
  version: number;
  status: string;
  user_role: string;
}
let addresses = 0;
const register = (email: string, address = `10.2.0.${++addresses}`, firstname = "Bisi") =>
  world.v1("post", "/admin/register", {
    body: { firstname, lastname: "Adéwálé", email },
    headers: { "x-forwarded-for": address },
  });
const find = async (email: string) =>
  (await world.v1<{ data: Person[] }>("get", `/admin/users?q=${email}`, { as: "director" })).body.data[0]!;
const decide = async (email: string, event: "admit" | "refuse", body: object) => {
  const { _id, version } = await find(email);
  return world.v1<Person & { message: string }>("post", `/admin/users/${_id}/${event}`, {
    as: "director",
    body: { version, ...body },
  });
};
const activate = async (email: string, password: string) =>
  world.v1("post", "/admin/activate", { body: { ...(await linkTo(world, email)), password } });

it.each(["Bisi,\n\nYour password runs out: https://evil.example", "Bisi\u2028Sign in", "Bi\u200bsi", "Bisi\u202egro"])(
  "lets nobody who registers as %j put lines of their own into a mail",
  async (firstname) => {
    const { status, body } = await register("lines@example.org", undefined, firstname);
    const text = "First name cannot contain line breaks or hidden characters.";
    expect([status, body]).toEqual([422, { message: text, fields: { firstname: text } }]);
    expect(await world.rows("select from account_users where email = 'lines@example.org'")).toEqual([]);
  },
);

it("keeps who registers waiting, tells those who can admit, and lets nobody in before that", async () => {
  const { status, body } = await register("bisi@example.org");
  expect([status, body]).toEqual([200, {}]);
  expect(await find("bisi@example.org")).toMatchObject({ status: "pending", user_role: "" });
  const { body: told } = await world.v2<{ data: object[] }>("get", "/notifications", { as: "director" });
  expect(told.data[0]).toMatchObject({ description: "Bisi Adéwálé has registered and is waiting for a role." });
  expect(await mailsTo(world, "bisi@example.org")).toEqual([]);
});

it("lets in who is admitted with a role, by a link that proves the address", async () => {
  const email = "bisi@example.org";
  const { status, body } = await decide(email, "admit", { user_role: "content-creator" });
  expect([status, body]).toMatchObject([200, { status: "active", user_role: "content-creator" }]);
  expect((await newestMail(world, email)).subject).toBe("You can now use the staff portal");
  expect((await activate(email, "Akara-na-akamu-7")).status).toBe(200);
  expect((await world.signIn(email, "Akara-na-akamu-7")).body.user).toMatchObject({ user_role: "content-creator" });
});

it("asks for a role to admit with, and leaves the higher ones to super-admins", async () => {
  await register("chike@example.org");
  const without = await decide("chike@example.org", "admit", { user_role: "" });
  expect([without.status, without.body]).toMatchObject([422, { fields: { user_role: "Choose a role." } }]);
  const higher = await decide("chike@example.org", "admit", { user_role: "director" });
  expect([higher.status, higher.body.message]).toEqual([403, "Only a super-admin can assign this role."]);
});

it("turns away who is refused, for good", async () => {
  const email = "dele@example.org";
  await register(email);
  const { body } = await decide(email, "refuse", { reason: "Not one of ours." });
  expect(body.status).toBe("refused");
  const mail = await newestMail(world, email);
  expect(mail).toMatchObject({ template: "refusal", link: null });
  expect(mail.text).not.toContain("Not one of ours");
  const late = await decide(email, "admit", { user_role: "admin" });
  expect([late.status, late.body.message]).toEqual([409, "This account is refused, so it cannot be admitted."]);
});

it("answers an address that has an account like a new one, changes nothing, and tells its owner", async () => {
  const before = await find("admin@demo.test");
  const { status, body } = await register("Admin@demo.test");
  expect([status, body]).toEqual([200, {}]);
  expect(await find("admin@demo.test")).toEqual(before);
  expect(await newestMail(world, "admin@demo.test")).toMatchObject({
    template: "already-registered",
    link: "https://portal.example.org/login",
  });
  expect(world.waits.slice(-2)).toEqual([400, 400]);
});

it("makes one account where the same address registers twice at once", async () => {
  const answers = await Promise.all([register("ebele@example.org"), register("ebele@example.org")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await world.rows("select 1 from account_users where email = 'ebele@example.org'")).toHaveLength(1);
});

it("names the fields that are wrong and stops an address that registers many", async () => {
  const { status, body } = await register("x", "10.9.9.9", "");
  expect([status, body]).toMatchObject([
    422,
    { fields: { firstname: "First name is required.", email: "Enter a valid email address." } },
  ]);
  for (let n = 0; n < 10; n++) await register(`many-${n}@example.org`, "10.9.9.9");
  expect((await register("one-more@example.org", "10.9.9.9")).status).toBe(429);
});
