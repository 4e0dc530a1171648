import type { AttachmentRecord } from "./features/curriculum/attachment.record.ts";
import type { CurriculumRecord, SubdivisionRecord } from "./features/curriculum/curriculum.record.ts";
import type { RegionRecord } from "./features/regions/regions.record.ts";
import { linkTo } from "./testing/mailbox.ts";
import { openWorld, type Caller, type One, type Page, type World } from "./testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const caller of ["director", "super-admin", "admin"] as const) await world.tokenOf(caller);
});
afterAll(() => world.close());

const as = "director";
const atOnce = <T>(work: (writer: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, (_, writer) => work(writer)));
/** How many answers had which status. */
function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const entriesOf = async (id: string, action: string) =>
  (
    await world.rows<{ version: number | null }>(
      "select version from team_activity where entity_id = $1 and action = $2 order by version",
      [id, action],
    )
  ).map(({ version }) => version);
const versionsAfter = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n + 1);

const region = async (code: string) =>
  (await world.v2<Page<RegionRecord>>("get", `/admin/region?code=${code}`, { as })).body.data[0]!;
const save = (body: object, caller: Caller = as) =>
  world.v2<One<RegionRecord> & { current?: RegionRecord }>("patch", "/admin/region", { as: caller, body });

describe("ten writers of one region", () => {
  it("let one win, and tell the others what it wrote", async () => {
    const { _id, version } = await region("UK");
    const answers = await atOnce((writer) => save({ _id, version, name: `Name ${writer}` }));
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    const after = await region("UK");
    expect(after.version).toBe(version + 1);
    for (const { status, body } of answers) expect(status === 200 ? body.data : body.current).toEqual(after);
    expect(await entriesOf(_id, "updated")).toEqual([version + 1]);
  });

  it("lose nothing when each reads again until its own change is in", async () => {
    const { _id, version, taxRateBp } = await region("US");
    await atOnce(async () => {
      for (;;) {
        const now = await region("US");
        const { status } = await save({ _id, version: now.version, taxRateBp: now.taxRateBp + 1 });
        if (status === 200) return;
        expect(status).toBe(409);
      }
    });
    expect(await region("US")).toMatchObject({ version: version + 10, taxRateBp: taxRateBp + 10 });
    expect(await entriesOf(_id, "updated")).toEqual(versionsAfter(version, 10));
  });

  it("take a change back once", async () => {
    const { _id, version, name } = await region("NG");
    await save({ _id, version, name: "Naìjíríà" });
    const body = { entityKind: "region", entityId: _id, version: version + 1 };
    const answers = await atOnce(() => world.v2("post", "/audit/undo", { as, body }));
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await region("NG")).toMatchObject({ version: version + 2, name });
  });

  it("archive it once, whoever is answered", async () => {
    const { _id, version } = await region("NG");
    const path = `/admin/region/${_id}/archive`;
    const answers = await atOnce(() => world.v2("post", path, { as: "super-admin", body: { version } }));
    expect(tally(answers)).toEqual({ 200: 10 });
    expect(await entriesOf(_id, "archived")).toEqual([version + 1]);
  });
});

describe("ten writers of one tree", () => {
  const path = "/curriculum/curriculum/subdivision";
  const tree = async (id: string) =>
    (await world.v2<Page<SubdivisionRecord>>("get", `${path}?curriculumId=${id}`, { as })).body.data;
  const move = (id: string, version: number, order: number) =>
    world.v2("post", `${path}/${id}/move`, { as, body: { version, parentId: null, order } });
  const aCurriculum = async (name: string) => {
    const body = { name, subject: "Igbo", shape: "school" };
    return (await world.v2<One<CurriculumRecord>>("post", "/curriculum/curriculum", { as, body })).body.data._id;
  };
  const add = (curriculumId: string, name: string) =>
    world.v2("post", path, { as, body: { curriculumId, type: "subject", name } });

  let curriculumId: string;
  it("add ten parts, each in a place of its own", async () => {
    curriculumId = await aCurriculum("Added to at once");
    expect(tally(await atOnce((writer) => add(curriculumId, `Part ${writer}`)))).toEqual({ 201: 10 });
    const parts = await tree(curriculumId);
    expect(parts.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(parts.map(({ slug }) => slug)).size).toBe(10);
  });

  it("add one of ten parts of the same name", async () => {
    const id = await aCurriculum("One name");
    expect(tally(await atOnce(() => add(id, "Ọ̀rọ̀")))).toEqual({ 201: 1, 422: 9 });
    expect(await tree(id)).toHaveLength(1);
  });

  it("move ten parts to the front: all stay, one place each", async () => {
    const before = await tree(curriculumId);
    const answers = await atOnce((writer) => move(before[writer]!._id, 1, 0));
    expect(tally(answers)).toEqual({ 200: 10 });
    const after = await tree(curriculumId);
    expect(after.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(after.map(({ _id }) => _id).toSorted()).toEqual(before.map(({ _id }) => _id).toSorted());
  });

  it("move one part to ten places: it goes to one", async () => {
    const [first] = await tree(curriculumId);
    const answers = await atOnce((writer) => move(first!._id, first!.version, writer));
    // Whoever asks for the place where it is by then changes nothing, and is not refused.
    const written = await entriesOf(first!._id, "updated");
    expect(written.at(-1)).toBe(first!.version + 1);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(8);
    expect((await tree(curriculumId)).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("what happens once", () => {
  it("answers ten calls with one key alike and writes once", async () => {
    const call = {
      as: "director",
      headers: { "idempotency-key": "ten at once" },
      body: { name: "Ten at once", subject: "Igbo", shape: "language" },
    } as const;
    const answers = await atOnce(() => world.v2("post", "/curriculum/curriculum", call));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await world.rows("select 1 from curricula where name = 'Ten at once'")).toHaveLength(1);
    expect(await world.rows("select 1 from team_activity where entity_label = 'Ten at once'")).toHaveLength(1);
  });

  it("gives a key that ten calls use for different things to one of them", async () => {
    const answers = await atOnce((writer) =>
      world.v2("post", "/curriculum/curriculum", {
        as,
        headers: { "idempotency-key": "different things" },
        body: { name: `Different ${writer}`, subject: "Igbo", shape: "language" },
      }),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
    expect(await world.rows("select 1 from curricula where name like 'Different _'")).toHaveLength(1);
  });

  it("takes an activation code from one of ten", async () => {
    const email = "once@example.org";
    const person = { firstname: "Ada", lastname: "Nwosu", email, user_role: "admin" };
    await world.v1("post", "/admin/users", { as, body: person });
    const link = await linkTo(world, email);
    const chosen = (writer: number) => `Akara-na-akamu-${writer}`;
    const answers = await atOnce((writer) =>
      world.v1("post", "/admin/activate", {
        body: { ...link, password: chosen(writer) },
        headers: { "x-forwarded-for": `10.9.0.${writer}` },
      }),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 9 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await world.signIn(email, chosen(winner))).status).toBe(200);
  });

  it("opens one account for one address, and one region for one code", async () => {
    const person = { firstname: "Ada", lastname: "Nwosu", email: "one@example.org", user_role: "admin" };
    expect(tally(await atOnce(() => world.v1("post", "/admin/users", { as, body: person })))).toEqual({
      201: 1,
      422: 9,
    });
    const { cancellationPolicyId } = await region("UK");
    const body = { code: "GH", name: "Ghana", currency: "USD", timeZone: "Africa/Accra", cancellationPolicyId };
    expect(tally(await atOnce(() => world.v2("post", "/admin/region", { as, body })))).toEqual({ 201: 1, 422: 9 });
  });

  it("lets a learner follow a curriculum once", async () => {
    const [learner] = await world.rows<{ id: string }>("select id from customers where status = 'active' limit 1");
    const [course] = await world.rows<{ id: string }>("select id from curricula where slug = 'igbo-for-families-uk'");
    const body = { studentId: learner!.id, curriculumId: course!.id };
    const answers = await atOnce(() =>
      world.v1<AttachmentRecord>("post", "/student-attach-curriculum", { as: "admin", body }),
    );
    const [first] = answers.filter(({ status }) => status === 201);
    expect(first).toBeDefined();
    const held = "select 1 from curriculum_attachments where student_id = $1 and archived_at is null";
    expect(await world.rows(held, [learner!.id])).toHaveLength(1);
    expect(await entriesOf(first!.body._id, "created")).toHaveLength(1);
  });

  it("leaves a super-admin when two suspend each other", async () => {
    const email = "second@example.org";
    const person = { firstname: "Bisi", lastname: "Òjó", email, user_role: "super-admin" };
    await world.v1("post", "/admin/users", { as: "super-admin", body: person });
    await world.v1("post", "/admin/activate", {
      body: { ...(await linkTo(world, email)), password: "Akara-na-akamu-7" },
    });
    const { body } = await world.signIn(email, "Akara-na-akamu-7");
    const both = ["super-admin@demo.test", email];
    await world.rows(
      "update account_users set status = 'suspended' where user_role = 'super-admin' and email <> all($1)",
      [both],
    );
    const all = await world.rows<{ id: string; email: string; version: number }>(
      "select id, email, version from account_users where email = any($1)",
      [both],
    );
    const tokenOf = async (owner: string) => (owner === email ? body.accessToken : world.tokenOf("super-admin"));
    const answers = await Promise.all(
      all.map(async ({ id, version }, n) =>
        world.v1("post", `/admin/users/${id}/suspend`, {
          body: { version, reason: "Left." },
          headers: { authorization: `Bearer ${await tokenOf(all[1 - n]!.email)}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = "select 1 from account_users where user_role = 'super-admin' and status = 'active'";
    expect(await world.rows(left)).toHaveLength(1);
  });
});
