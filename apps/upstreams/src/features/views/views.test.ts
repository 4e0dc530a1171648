import { mostOwnViews, viewMessages } from "@app/domain/views/list-view.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { ListViewRecord } from "./list-view.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const list = "/app/tutoring/dependents";
type Wrote = One<ListViewRecord> & { error: string; code: string; fields: object };

const create = (over: object = {}, as: Caller = "admin") =>
  world.v2<Wrote>("post", "/views", {
    as,
    body: { list, name: "Children", query: "ageGroup=child", audience: "private", ...over },
  });
const aView = async (over: object = {}, as: Caller = "admin") => (await create(over, as)).body.data;
const save = ({ _id, version }: ListViewRecord, changes: object, as: Caller = "admin") =>
  world.v2<Wrote>("patch", "/views", { as, body: { _id, version, ...changes } });
const remove = ({ _id, version }: ListViewRecord, as: Caller = "admin") =>
  world.v2<Wrote>("post", `/views/${_id}/delete`, { as, body: { version } });
const seen = async (as: Caller, of = list) =>
  (await world.v2<ListViewRecord[]>("get", `/views?list=${encodeURIComponent(of)}`, { as })).body;
const sees = async (as: Caller, { _id }: ListViewRecord) => (await seen(as)).some((view) => view._id === _id);
const choose = (chosen: object, as: Caller = "admin") =>
  world.v2<One<ListViewRecord[]> & { error: string; fields: object }>("put", "/views/default", {
    as,
    body: { list, viewId: null, role: null, ...chosen },
  });

it("keeps a view of one's own from everybody else", async () => {
  const view = await aView();
  expect(view).toMatchObject({
    name: "Children",
    query: "ageGroup=child",
    audience: "private",
    role: null,
    version: 1,
  });
  expect(await sees("admin", view)).toBe(true);
  for (const other of ["super-admin", "director", "content-manager"] as const) {
    expect(await sees(other, view)).toBe(false);
    expect((await save(view, { name: "Mine now" }, other)).status).toBe(404);
    expect((await remove(view, other)).status).toBe(404);
  }
});

it.each(["admin", "content-manager", "content-creator", "no-role"] as const)(
  "lets %s save views of their own and share none",
  async (as) => {
    const own = await aView({}, as);
    expect((await save(own, { name: "Young ones" }, as)).body.data.name).toBe("Young ones");
    for (const audience of ["everyone", "role"]) {
      const { status, body } = await create({ audience, role: "admin" }, as);
      expect([status, body.error]).toEqual([403, viewMessages.publishOnly]);
      expect((await save({ ...own, version: 2 }, { audience, role: "admin" }, as)).status).toBe(403);
    }
    expect((await choose({ viewId: own._id, role: "admin" }, as)).status).toBe(403);
    expect((await remove({ ...own, version: 2 }, as)).status).toBe(200);
  },
);

it("shows a view for a role to that role, and one for everyone to everyone who may open the list", async () => {
  const exams = { list: "/app/content/exams" };
  const forRole = await aView({ ...exams, audience: "role", role: "content-manager" }, "director");
  const forAll = await aView({ ...exams, audience: "everyone", role: "admin" }, "super-admin");
  expect(forAll.role).toBeNull();
  for (const [as, role, all] of [
    ["content-manager", true, true],
    ["content-creator", false, true],
    ["admin", false, true],
    ["no-role", false, false],
    ["super-admin", true, true],
  ] as const) {
    const ids = (await seen(as, exams.list)).map(({ _id }) => _id);
    expect([as, ids.includes(forRole._id), ids.includes(forAll._id)]).toEqual([as, role, all]);
  }
});

it("keeps what is shared of a list from those who may not open it, by its path and by its id", async () => {
  const ofChildren = await aView({ audience: "everyone" }, "director");
  for (const [as, may] of [
    ["admin", true],
    ["content-manager", false],
    ["content-creator", false],
    ["no-role", false],
  ] as const) {
    expect([as, await sees(as, ofChildren)]).toEqual([as, may]);
    if (!may) expect((await choose({ viewId: ofChildren._id }, as)).status).toBe(422);
  }
});

it("lets nobody but its owner and super-admins change a shared view", async () => {
  const view = await aView({ audience: "everyone" }, "director");
  const { status, body } = await save(view, { query: "" });
  expect([status, body.error]).toEqual([403, viewMessages.ownerOnly]);
  expect((await remove(view)).status).toBe(403);
  expect((await save(view, { query: "status=active" }, "super-admin")).body.data.query).toBe("status=active");
  const stale = await save(view, { name: "Old" }, "director");
  expect([stale.status, stale.body.code]).toEqual([409, "STALE"]);
  const hidden = await aView({ audience: "role", role: "content-manager" }, "super-admin");
  expect((await save(hidden, { query: "" })).status).toBe(404);
});

it("takes the role away with a view that is no longer for one", async () => {
  const view = await aView({ audience: "role", role: "admin" }, "director");
  const { body } = await save(view, { audience: "private" }, "director");
  expect(body.data).toMatchObject({ audience: "private", role: null });
  expect(await sees("admin", view)).toBe(false);
});

it.each([
  [{ name: "" }, { name: "Name is required." }],
  [{ name: "a".repeat(61) }, { name: "Name must be 60 characters or fewer." }],
  [{ audience: "team" }, { audience: "Choose a valid audience." }],
  [{ audience: "role" }, { role: viewMessages.roleMissing }],
  [{ list: "https://elsewhere.example.org" }, { list: "Choose a valid list." }],
])("refuses %j", async (over, fields) => {
  const { status, body } = await create(over, "super-admin");
  expect([status, body.fields]).toEqual([422, fields]);
});

it("opens a list with one's own default before the role's, and with neither once that is chosen", async () => {
  const forRole = await aView({ name: "Role", audience: "role", role: "admin" }, "super-admin");
  const own = await aView({ name: "Own" });
  const first = async (as: Caller) => (await seen(as)).filter(({ isDefault }) => isDefault).map(({ name }) => name);

  const [view] = (await choose({ viewId: forRole._id, role: "admin" }, "director")).body.data.filter(
    ({ _id }) => _id === forRole._id,
  );
  expect(view?.defaultFor).toEqual(["admin"]);
  expect([await first("admin"), await first("director")]).toEqual([["Role"], []]);
  await choose({ viewId: own._id });
  expect(await first("admin")).toEqual(["Own"]);
  await choose({ viewId: null });
  expect(await first("admin")).toEqual([]);

  await choose({ viewId: own._id });
  await remove(own);
  expect(await first("admin")).toEqual(["Role"]);
});

it("refuses a default that those meant cannot see", async () => {
  const own = await aView({}, "director");
  const theirs = await choose({ viewId: own._id });
  expect([theirs.status, theirs.body.fields]).toEqual([422, { viewId: "The selected view no longer exists." }]);
  const forRole = await choose({ viewId: own._id, role: "admin" }, "director");
  expect([forRole.status, forRole.body.fields]).toEqual([422, { role: viewMessages.notForRole }]);
  const elsewhere = await choose({ viewId: own._id, list: "/app/tutoring/customers" }, "director");
  expect(elsewhere.status).toBe(422);
});

it("keeps a person to fifty views", async () => {
  const made = (await seen("content-creator")).length;
  const before = await world.rows<{ n: number }>(
    "select count(*)::int as n from list_views where owner_id = (select id from account_users where user_role = 'content-creator' order by id limit 1)",
  );
  expect(made).toBeGreaterThanOrEqual(before[0]?.n ?? 0);
  let answer = await create({}, "content-creator");
  for (let n = 0; n < mostOwnViews && answer.status === 201; n += 1) answer = await create({}, "content-creator");
  expect([answer.status, answer.body.error]).toEqual([409, viewMessages.mostViews]);
});

it("gives each who opens one shared view their own", async () => {
  const customers = "/people/customers?ownerId=me&pageSize=100";
  const own = async (as: Caller) => (await world.v2<Page<{ ownerId: string }>>("get", customers, { as })).body;
  const owners: Record<string, string> = {};
  for (const as of ["director", "admin"] as const) {
    const id = (await aView({}, as)).ownerId;
    await world.rows("update customers set owner_id = $1 where id in (select id from customers order by id limit 3)", [
      id,
    ]);
    const { data } = await own(as);
    expect(data.length).toBeGreaterThan(0);
    expect([...new Set(data.map(({ ownerId }) => ownerId))]).toEqual([id]);
    owners[as] = id;
  }
  expect(owners["director"]).not.toBe(owners["admin"]);
  expect((await own("super-admin")).data.every(({ ownerId }) => !Object.values(owners).includes(ownerId))).toBe(true);
});

it("reads my regions as every region for those who have all", async () => {
  const total = async (query: string) =>
    (await world.v2<Page<unknown>>("get", `/people/customers?${query}`, { as: "admin" })).body.total;
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const { ownerId } = await aView();
  await world.rows("update account_users set region_ids = array[$2] where id = $1", [ownerId, region?.id]);
  expect(await total("regionId=my-regions")).toBe(await total(`regionId=${region?.id}`));
  await world.rows("update account_users set region_ids = '{}' where id = $1", [ownerId]);
  expect(await total("regionId=my-regions")).toBe(await total(""));
});

it("tells everybody of a view that is shared, and its owner alone of their own", async () => {
  const own = await aView({ name: "Mine" });
  const view = await aView({ name: "Ours", audience: "everyone" }, "director");
  const renamed = (await save(view, { name: "Ours now" }, "director")).body.data;
  const taken = (await save(renamed, { audience: "private" }, "director")).body.data;
  const shared = (await save(taken, { audience: "role", role: "admin" }, "director")).body.data;
  await choose({ viewId: shared._id, role: "admin" }, "director");
  expect((await remove(shared, "director")).status).toBe(200);
  const told = async (id: string) => {
    const rows = await world.rows<{ action: string; permission: string | null; person_id: string | null }>(
      "select action, permission, person_id from events where entity_id = $1",
      [id],
    );
    return rows.map(({ action, permission, person_id }) => `${action} to ${permission ?? person_id}`).sort();
  };
  expect(await told(own._id)).toEqual([`created to ${own.ownerId}`]);
  // Both who saw it before and who see it now hear of a change of audience.
  expect(await told(view._id)).toEqual([
    "created to signedIn",
    "deleted to signedIn",
    "state-changed to signedIn",
    `updated to ${view.ownerId}`,
    `updated to ${view.ownerId}`,
    "updated to signedIn",
    "updated to signedIn",
    "updated to signedIn",
  ]);
});
