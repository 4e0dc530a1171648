import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const login = (email: string, password: string, address: string) =>
  world.v1<{ accessToken?: string }>("post", "/api/account/login", {
    body: { email, password },
    headers: { "x-forwarded-for": address },
  });
const right = "Learn-Igbo-2026";
const wrong = { message: "Please check your email and password" };

describe("signing in", () => {
  it.each([
    ["a wrong password", "director@demo.test", "wrong"],
    ["an unknown account", "nobody@demo.test", right],
    ["a suspended account", "rebecca.foster@staff.example", right],
  ])("refuses %s in the template's way", async (_, email, password) => {
    const { status, body } = await login(email, password, "10.1.0.1");
    expect([status, body]).toEqual([400, wrong]);
  });

  it("is the same house: its token opens everything, and it is written down", async () => {
    const { status, body } = await login("director@demo.test", right, "10.1.0.2");
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.accessToken}` };
    expect((await world.v1("get", "/admin/sessions", { headers })).status).toBe(200);
    const rows = await world.rows<{ action: string }>("select action from team_activity where ip = $1", ["10.1.0.2"]);
    expect(rows).toEqual([{ action: "signed-in" }]);
  });

  it("counts failures with those of the other door", async () => {
    const email = "admin@demo.test";
    for (let n = 0; n < 5; n++) await login(email, "wrong", "10.1.0.3");
    for (let n = 0; n < 5; n++) await world.signIn(email, "wrong", { "x-forwarded-for": "10.1.0.3" });
    const { status, body } = await login(email, right, "10.1.0.3");
    expect([status, body]).toEqual([429, { message: "Too many attempts. Try again in 15 minutes." }]);
  });
});

it.each([
  [{}, "Authorization token missing"],
  [{ authorization: "Bearer none" }, "Invalid authorization token"],
])("says who calls only to who holds a token: %j", async (headers, message) => {
  const { status, body } = await world.v1("get", "/api/account/me", { headers });
  expect([status, body]).toEqual([401, { message }]);
});

it("saves the caller's profile under the rules of the portal's own", async () => {
  const me = async () =>
    (await world.v1<{ user: { version: number; bio: string } }>("get", "/api/account/me", { as: "content-manager" }))
      .body.user;
  const save = (update: object) =>
    world.v1("post", "/api/account/profile", { as: "content-manager", body: { update } });
  const { version } = await me();
  expect((await save({ version, bio: "Writes." })).status).toBe(200);
  expect(await me()).toMatchObject({ version: version + 1, bio: "Writes." });
  expect((await save({ version, bio: "Too late." })).status).toBe(409);
  expect((await save({ bio: "Without a version." })).status).toBe(200);
  expect(await me()).toMatchObject({ version: version + 2, bio: "Without a version." });
  expect((await save({ version: version + 2, user_role: "super-admin" })).body).toEqual({
    message: "You cannot change your own role.",
  });
  expect((await save({ version: version + 2, firstname: "" })).body).toMatchObject({
    message: "First name is required.",
    fields: { "update.firstname": "First name is required." },
  });
});

it("finds what the portal's search finds, a second and a half later", async () => {
  const { body } = await world.v1<{ results: object[] }>("get", "/api/search?q=Nigeria", { as: "director" });
  const own = await world.v2<{ data: { title: string; description: string }[] }>("get", "/search?q=Nigeria", {
    as: "director",
  });
  expect(world.waits.at(-1)).toBe(1500);
  expect(body.results.length).toBeGreaterThan(0);
  expect(body.results).toEqual(own.body.data.map(({ title, description }) => ({ title, description })));
});

it("gives nobody the notifications of somebody else", async () => {
  const read = async (as: "director" | "content-creator") =>
    (await world.v1<{ notifications: { id: string }[] }>("get", "/api/notifications", { as })).body.notifications;
  const [mine, theirs] = [await read("director"), await read("content-creator")];
  const own = await world.v2<{ data: { _id: string }[] }>("get", "/notifications", { as: "director" });
  expect(mine.map(({ id }) => id)).toEqual(own.body.data.map(({ _id }) => _id));
  expect(mine.filter(({ id }) => theirs.some((other) => other.id === id))).toEqual([]);
});
