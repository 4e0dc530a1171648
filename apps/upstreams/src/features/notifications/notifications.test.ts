import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "super-admin";
interface Stream {
  data: { _id: string; kind: string; title: string; createdAt: string }[];
  nextCursor: string | null;
  unread: number;
}
const read = async (query = "") => (await world.v2<Stream>("get", `/notifications${query}`, { as })).body;

it("pages through one's own, newest first, to the end", async () => {
  const all = (await read("?limit=100")).data;
  expect(all.length).toBeGreaterThan(5);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Stream = await read(`?limit=2&after=${cursor}`);
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all.map(({ _id }) => _id));
});

it("loses nothing when a new one comes in between", async () => {
  const first = await read("?limit=3");
  await world.rows(
    `insert into notifications select lpad('1', 24, '0'), recipient_id, type, 'New', description, kind, url, null, created_at + interval '1 second' from notifications where id = $1`,
    [first.data[0]?._id],
  );
  const second = await read(`?limit=3&after=${first.nextCursor ?? ""}`);
  const ids = [...first.data, ...second.data].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(6);
  expect((await read("?limit=1")).data[0]?.title).toBe("New");
});

it("counts the unread and marks them all as read", async () => {
  const { unread } = await read();
  expect(unread).toBeGreaterThan(0);
  const mark = () => world.v2("post", "/notifications/mark-all-read", { as, body: {} });
  expect((await mark()).body).toEqual({ data: { read: unread } });
  expect((await mark()).body).toEqual({ data: { read: 0 } });
  expect((await read()).unread).toBe(0);
  expect((await world.v2<Stream>("get", "/notifications", { as: "director" })).body.unread).toBeGreaterThan(0);
});

interface Record {
  _id: string;
  version: number;
}

it("tells those who look after regions and curricula what their colleagues opened and closed", async () => {
  world.pass(1);
  const post = async (path: string, body: object) => {
    world.pass(1);
    const answer = await world.v2<One<Record>>("post", path, { as, body });
    expect(answer.body).toMatchObject({ data: {} });
    return answer.body.data;
  };
  const [policy] = (await world.v2<Page<Record>>("get", "/admin/cancellation-policy", { as })).body.data;
  const kenya = { code: "KE", name: "Kenya", currency: "USD", timeZone: "Africa/Nairobi", taxRateBp: 0 };
  const opened = await post("/admin/region", { ...kenya, cancellationPolicyId: policy?._id });
  await post(`/admin/region/${opened._id}/archive`, { version: opened.version });
  const { _id, version } = await post("/curriculum/curriculum", {
    name: "Igbo in Kenya",
    subject: "Igbo",
    shape: "language",
  });
  await post(`/curriculum/curriculum/${_id}/activate`, { version });

  const newest = async (caller: Caller) =>
    (await world.v2<Stream>("get", "/notifications?limit=3", { as: caller })).body.data.map(({ title }) => title);
  const told = ["Igbo in Kenya is active", "Kenya is closed", "Kenya is open"];
  expect(await newest("director")).toEqual(told);
  for (const untold of [as, "content-creator", "no-role"] as const) {
    expect(await newest(untold)).not.toEqual(expect.arrayContaining([expect.stringContaining("Kenya")]));
  }
});

it("tells people without a role nothing about the business", async () => {
  const { body } = await world.v2<Stream>("get", "/notifications", { as: "no-role" });
  expect(body.data.map(({ kind }) => kind)).toEqual(["account"]);
});

it.each(["?limit=0", "?limit=101", "?limit=x", "?after=nonsense"])("refuses %s", async (query) => {
  expect((await world.v2("get", `/notifications${query}`, { as })).status).toBe(422);
});

it("names nobody whom one may see no more, as after another role, and leads nowhere then", async () => {
  const send = (kind: string, title: string) =>
    world.rows(
      `insert into notifications (id, recipient_id, type, title, description, kind, url, created_at)
         select lpad(to_hex((random() * 2000000000)::int), 24, '0'), id, 'new_message', $2, 'From Ada.', $1, '/app/x', now() + interval '1 day'
         from account_users where user_role in ('content-creator', 'admin', 'director')`,
      [kind, title],
    );
  await send("lesson-request", "R-000001 of Adaeze Obi has no owner");
  await send("safeguarding-report", "Safeguarding report: Tobi Ade");
  const seen = async (who: Caller) =>
    JSON.stringify((await world.v2<Stream>("get", "/notifications", { as: who })).body);
  const [creator, admin, director] = [await seen("content-creator"), await seen("admin"), await seen("director")];
  expect(creator).toContain("You can no longer see this");
  expect(creator).not.toMatch(/Adaeze|Tobi Ade|From Ada/);
  expect(admin).toContain("Adaeze Obi");
  expect(admin).not.toContain("Tobi Ade");
  expect(director).toContain("Tobi Ade");
});
