import { taskKinds } from "@app/domain/tasks/task-enums.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { TaskRecord } from "./task.record.ts";
import { notifyOfDueTasks } from "./notify-of-due-tasks.ts";

let world: World;
let customerId: string;
const ids = new Map<Caller, string>();
beforeAll(async () => {
  world = await openWorld();
  const [customer] = await world.rows<{ id: string }>("select id from customers where customer_number = 'C-000015'");
  customerId = customer?.id ?? "";
  for (const { id, role } of await world.rows<{ id: string; role: string }>(
    "select id, split_part(email, '@', 1) as role from account_users where email like '%@demo.test'",
  )) {
    ids.set(role as Caller, id);
  }
});
afterAll(() => world.close());

type Wrote = One<TaskRecord> & { error: string; code: string; fields: object };
let made = 0;
const create = (as: Caller, owner: Caller, over: object = {}) =>
  world.v2<Wrote>("post", "/tasks", {
    as,
    body: { kind: "call", title: `Task ${made++}`, ownerId: ids.get(owner), ...over },
  });
const aTask = async (as: Caller, owner: Caller, over: object = {}) => (await create(as, owner, over)).body.data;
const save = (as: Caller, { _id, version }: TaskRecord, changes: object) =>
  world.v2<Wrote>("patch", "/tasks", { as, body: { _id, version, ...changes } });
const fire = (as: Caller, { _id, version }: TaskRecord, event: "finish" | "reopen") =>
  world.v2<Wrote>("post", `/tasks/${_id}/${event}`, { as, body: { version } });
const listed = async (as: Caller, query: string) =>
  (await world.v2<Page<TaskRecord>>("get", `/tasks?${query}`, { as })).body.data;
const sees = async (as: Caller, { _id }: TaskRecord) => (await listed(as, `id=${_id}`)).length === 1;
const notices = async (as: Caller) =>
  (
    await world.v2<One<{ title: string; description: string; url: string }[]>>("get", "/notifications?limit=100", {
      as,
    })
  ).body.data;

it("is seen by its owner, by who added it and by directors, and by nobody else", async () => {
  const task = await aTask("content-manager", "content-creator");
  const others = ["super-admin", "director", "content-manager", "content-creator"] as const;
  for (const as of others) expect([as, await sees(as, task)]).toEqual([as, true]);
  expect(await sees("admin", task)).toBe(false);
  expect((await world.v2("get", "/tasks", { as: "no-role" })).status).toBe(403);
  expect((await world.v2("get", "/tasks")).status).toBe(401);
});

it("is seen by everyone who may read customers where it is about one, with their name", async () => {
  const task = await aTask("director", "director", { customerId });
  const [seen] = await listed("admin", `id=${task._id}`);
  expect(seen?.subject).toEqual({ kind: "customer", id: customerId, label: expect.stringMatching(/\S \S/) });
  expect(await sees("content-manager", task)).toBe(false);
  expect((await listed("admin", `customerId=${customerId}`)).map(({ _id }) => _id)).toContain(task._id);
});

it("does not name the customer to an owner who may no longer read customers", async () => {
  const task = await aTask("director", "admin", { customerId });
  await world.rows("update tasks set owner_id = $2 where id = $1", [task._id, ids.get("content-creator")]);
  expect((await listed("content-creator", `id=${task._id}`))[0]).toMatchObject({ title: task.title, subject: null });
});

it("is not there for who does not see it, and not to be changed by who only sees it", async () => {
  const own = await aTask("content-manager", "content-manager");
  for (const answer of [await save("admin", own, { title: "Mine" }), await fire("admin", own, "finish")]) {
    expect([answer.status, answer.body.error]).toEqual([404, "Task not found."]);
  }
  const about = await aTask("director", "director", { customerId });
  for (const answer of [await save("admin", about, { title: "Mine" }), await fire("admin", about, "finish")]) {
    expect(answer.status).toBe(403);
    expect(answer.body.error).toBe("Only its owner, the person who added it or a director can change a task.");
  }
  const history = `/audit?entityKind=task&entityId=${own._id}`;
  expect((await world.v2("get", history, { as: "admin" })).status).toBe(404);
  expect((await world.v2("get", history, { as: "content-manager" })).status).toBe(200);
});

it("is done once, taken up again, and undone", async () => {
  const task = await aTask("admin", "admin");
  const done = (await fire("admin", task, "finish")).body.data;
  expect(done).toMatchObject({ doneAt: world.clock.now().toISOString(), version: 2 });
  expect((await fire("admin", task, "finish")).body.data).toEqual(done);
  const undo = (version: number) =>
    world.v2("post", "/audit/undo", { as: "admin", body: { entityKind: "task", entityId: task._id, version } });
  expect((await undo(2)).status).toBe(200);
  expect((await listed("admin", `id=${task._id}`))[0]).toMatchObject({ doneAt: null, version: 3 });
  expect((await undo(3)).status).toBe(200);
  expect((await fire("admin", { ...task, version: 4 }, "reopen")).body.data).toMatchObject({ doneAt: null });
});

it("tells a colleague who is given it, and not who gives it to themselves", async () => {
  const before = (await notices("admin")).length;
  await aTask("admin", "admin");
  expect(await notices("admin")).toHaveLength(before);
  world.pass(1);
  const task = await aTask("director", "admin", { title: "Ring Ada", dueOn: "2026-03-02", dueTime: "9" });
  expect((await notices("admin"))[0]).toMatchObject({
    title: "New task: Ring Ada",
    description: "From Daniel Osborne, due on 2 March 2026 at 09:00.",
    url: `/app/system/tasks?edit=${task._id}`,
  });
  world.pass(1);
  await save("admin", task, { ownerId: ids.get("super-admin") });
  expect((await notices("super-admin"))[0]?.title).toBe("New task: Ring Ada");
});

it.each<[string, Caller, object, string]>([
  ["somebody who is not there", "admin", { ownerId: "f".repeat(24) }, "The selected owner no longer exists."],
  ["who cannot see tasks", "no-role", {}, "Grace Whitfield cannot see tasks. Choose someone else."],
])("is not given to %s", async (_, owner, over, message) => {
  expect((await create("admin", owner, over)).body.fields).toEqual({ ownerId: message });
});

it("is not given to who may not see the customer it is about, nor added by them", async () => {
  const refused = { ownerId: "Chidịnma Okeke cannot see customers. Choose someone else." };
  expect((await create("admin", "content-manager", { customerId })).body.fields).toEqual(refused);
  const task = await aTask("admin", "admin", { customerId });
  expect((await save("admin", task, { ownerId: ids.get("content-manager") })).body.fields).toEqual(refused);
  expect((await create("content-manager", "content-manager", { customerId })).status).toBe(403);
  expect((await create("admin", "admin", { customerId: "f".repeat(24) })).body.fields).toEqual({
    customerId: "The selected customer no longer exists.",
  });
});

describe("what is due", () => {
  /** The day at its owner's place; the demo's admin is in Lagos. */
  const dayIn = (days: number) => {
    const at = new Date(world.clock.now().getTime() + days * 24 * 60 * 60_000);
    return new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" }).format(at);
  };
  const found = async (query: string, titles: readonly string[]) =>
    (await listed("admin", `pageSize=100&ownerId=${ids.get("admin") ?? ""}&${query}`))
      .map(({ title }) => title)
      .filter((title) => titles.includes(title));

  it("is found by the owner's day, and no longer once it is done", async () => {
    const late = await aTask("admin", "admin", { title: "Late", dueOn: dayIn(-1) });
    await aTask("admin", "admin", { title: "Today", dueOn: dayIn(0) });
    await aTask("admin", "admin", { title: "Later", dueOn: dayIn(8) });
    await aTask("admin", "admin", { title: "Some day" });
    const titles = ["Late", "Today", "Later", "Some day"];
    expect(await found("", titles)).toEqual(titles);
    expect(await found("due=overdue", titles)).toEqual(["Late"]);
    expect(await found("due=today", titles)).toEqual(["Today"]);
    expect(await found("due=overdue&due=week", titles)).toEqual(["Late", "Today"]);
    await fire("admin", late, "finish");
    expect(await found("due=overdue", titles)).toEqual([]);
    expect(await found("done=true", titles)).toEqual(["Late"]);
    expect(await found("done=false", titles)).toEqual(["Today", "Later", "Some day"]);
  });

  it("is told to its owner once, and again only for another day", async () => {
    const task = await aTask("admin", "admin", { title: "Told once", dueOn: dayIn(1) });
    const tell = () => notifyOfDueTasks(world.database, world.clock.now(), 100);
    const told = async () => (await notices("admin")).filter(({ title }) => title === "Task due: Told once").length;
    await tell();
    expect(await told()).toBe(0);
    world.pass(24 * 60);
    world.forgetTokens();
    expect(await tell()).toBeGreaterThan(0);
    expect(await tell()).toBe(0);
    expect(await told()).toBe(1);
    const moved = (await save("admin", task, { dueOn: dayIn(-3) })).body.data;
    await tell();
    expect(await told()).toBe(2);
    await fire("admin", moved, "finish");
    await save("admin", { ...moved, version: moved.version + 1 }, { dueOn: dayIn(-4) });
    expect(await tell()).toBe(0);
  });
});

it("with a time is due from then on by the owner's clock, and told again for another time of the same day", async () => {
  const clockAt = (minutes: number) => {
    const at = new Date(world.clock.now().getTime() + minutes * 60_000);
    const [dueOn, dueTime] = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Africa/Lagos",
      dateStyle: "short",
      timeStyle: "short",
    })
      .format(at)
      .split(" ");
    return { dueOn, dueTime };
  };
  const title = "At a time";
  const tell = () => notifyOfDueTasks(world.database, world.clock.now(), 100);
  const told = async () => (await notices("admin")).filter((notice) => notice.title === `Task due: ${title}`);
  const overdue = async () => (await listed("admin", "pageSize=100&due=overdue")).some((task) => task.title === title);
  const task = await aTask("admin", "admin", { title, ...clockAt(20) });
  expect(task.dueAt).toBe(new Date(Math.floor(world.clock.now().getTime() / 60_000 + 20) * 60_000).toISOString());
  await tell();
  expect([await overdue(), await told()]).toEqual([false, []]);
  world.pass(20);
  await tell();
  expect([await overdue(), (await told()).length]).toEqual([true, 1]);
  expect((await told())[0]?.description).toMatch(/^Due on \d+ \w+ \d{4} at \d\d:\d\d\.$/);

  const later = (await save("admin", task, clockAt(5))).body.data;
  world.pass(5);
  await tell();
  expect(await told()).toHaveLength(2);
  const { body } = await save("admin", later, { dueOn: null });
  expect(body.fields).toEqual({ dueTime: "Choose a day for this time." });
});

it("finds by kind and by words of the title", async () => {
  await aTask("admin", "admin", { title: "Ńdụ̀ àgbà", kind: "check" });
  expect((await listed("admin", "q=ndu%20agba")).map(({ title }) => title)).toEqual(["Ńdụ̀ àgbà"]);
  for (const kind of taskKinds) {
    expect((await listed("admin", `kind=${kind}`)).every((task) => task.kind === kind)).toBe(true);
  }
});
