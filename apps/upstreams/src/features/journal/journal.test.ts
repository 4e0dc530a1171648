import { pino } from "pino";
import { ExportRunner } from "../../jobs/exports/export-runner.ts";
import { exportKinds } from "../../jobs/exports/kinds.ts";
import { idOf, uploadFile } from "../../testing/files.ts";
import { eventsToken, openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { JournalEntryRecord, JournalTemplateRecord } from "./journal.record.ts";
import { notifyOfFollowUps } from "./notify-of-follow-ups.ts";

let world: World;
let personId: string;
let others: string;
beforeAll(async () => {
  world = await openWorld();
  const tutors = await world.rows<{ id: string }>("select id from tutors order by tutor_number limit 2");
  [personId = "", others = ""] = tutors.map(({ id }) => id);
});
afterAll(() => world.close());

const path = "/tutors/journal";
type Refused = { message: string; fields: Record<string, string> };
type Wrote = JournalEntryRecord & Refused;
const draft = { kind: "check-in", title: "Monthly call", body: "All is well.", occurredOn: "2026-01-05" };
const create = (as: Caller, over: object = {}) =>
  world.v1<Wrote>("post", path, { as, body: { ...draft, personId, ...over } });
const anEntry = async (as: Caller, over: object = {}) => (await create(as, over)).body;
const save = (as: Caller, { _id, version }: JournalEntryRecord, changes: object) =>
  world.v1<Wrote>("patch", `${path}/${_id}`, { as, body: { version, ...changes } });
const fire = (as: Caller, { _id, version }: JournalEntryRecord, event: string) =>
  world.v1<Wrote>("post", `${path}/${_id}/${event}`, { as, body: { version } });
const listed = async (as: Caller, query: string) =>
  (await world.v1<Page<JournalEntryRecord>>("get", `${path}?${query}`, { as })).body;
const managersOnly = (over: object = {}) =>
  anEntry("director", { kind: "incident", severity: 3, visibility: "managers-only", ...over });

interface Told {
  data: { entityKind: string; entityId: string; permission: string | null }[];
  cursor: string;
}
const told = async (after?: string) =>
  (
    await world.v1<Told>("get", `/events${after === undefined ? "" : `?after=${after}`}`, {
      headers: { authorization: `Bearer ${eventsToken}` },
    })
  ).body;

describe("an entry for managers alone", () => {
  /** Every way in which somebody could learn of an entry. */
  const ways: [string, (as: Caller, entry: JournalEntryRecord) => Promise<boolean>][] = [
    ["by its id", async (as, { _id }) => (await listed(as, `id=${_id}`)).total === 1],
    [
      "in the list of a tutor",
      async (as, { _id }) => (await ids(as, `personId=${personId}&pageSize=100`)).includes(_id),
    ],
    ["by a search", async (as, { _id }) => (await ids(as, "q=sesame")).includes(_id)],
    ["by a filter", async (as, { _id }) => (await ids(as, "visibility=managers-only&pageSize=100")).includes(_id)],
    ["in counts", async (as) => (await counts(as, "visibility")).includes("managers-only")],
    ["in its history", async (as, { _id }) => (await history(as, _id)) === 200],
    ["when saving it", async (as, entry) => (await fire(as, entry, "follow-up")).status !== 404],
    ["when adding to it", async (as, { _id }) => (await create(as, { addsToId: _id })).status === 201],
    ["in a file", async (as) => (await written(as)) > 0],
  ];
  const ids = async (as: Caller, query: string) => (await listed(as, query)).data.map(({ _id }) => _id);
  const counts = async (as: Caller, by: string) => {
    const { body } = await world.v1<{ counts: { value: string }[] }[]>("get", `${path}/facets?by=${by}`, { as });
    return body.flatMap((facet) => facet.counts.map(({ value }) => value));
  };
  const history = async (as: Caller, id: string) =>
    (await world.v1("get", `/audit?entityKind=journal-entry&entityId=${id}`, { as })).status;
  async function written(as: Caller): Promise<number> {
    const body = { kind: "journal-export", query: "q=sesame", format: "csv" };
    const asked = await world.v2<One<{ _id: string }>>("post", "/account-jobs/exports", { as, body });
    const { database, clock, signal, availability, files } = world;
    const log = pino({ level: "silent" });
    await new ExportRunner({
      database,
      clock,
      signal,
      availability,
      files,
      log,
      holder: "a",
      kinds: exportKinds,
    }).tick();
    const jobs = await world.v2<Page<{ done: number }>>("get", `/account-jobs?id=${asked.body.data._id}`, { as });
    return jobs.body.data[0]?.done ?? 0;
  }

  it.each(ways)("is found by directors and by nobody else %s", async (_, finds) => {
    const entry = await managersOnly({ title: "Open sesame", followUpOn: "2026-02-01" });
    expect(await finds("admin", entry)).toBe(false);
    expect(await finds("director", entry)).toBe(true);
    expect(await finds("super-admin", { ...entry, version: 2 })).toBe(true);
    await world.rows("delete from journal_entries where adds_to_id is not null");
    await world.rows("delete from journal_entries where title = 'Open sesame'");
  });

  it("is told of to managers alone, and to everybody who loses sight of it", async () => {
    const { cursor } = await told();
    const entry = await managersOnly();
    const seen = await anEntry("director");
    await save("director", seen, { visibility: "managers-only" });
    const { data } = await told(cursor);
    const permissionsOf = (id: string) => data.filter((one) => one.entityId === id).map(({ permission }) => permission);
    expect(permissionsOf(entry._id)).toEqual(["tutorManagement:read"]);
    expect(permissionsOf(seen._id).toSorted()).toEqual(["tutorManagement:read", "tutors:read", "tutors:read"]);
  });

  it("keeps its files to managers too, also once it becomes one", async () => {
    const aFile = () =>
      uploadFile(world, "director", { kind: "document", name: "Note.pdf", content: Buffer.from("%PDF-1.7\n12345") });
    const readable = async (as: Caller, id: string) =>
      (await world.v2<One<unknown[]>>("get", `/files?id=${id}`, { as })).body.data.length === 1;
    const file = idOf(await aFile());
    const entry = await anEntry("director", { attachmentIds: [file] });
    expect(entry.attachmentIds).toEqual([file]);
    expect([await readable("admin", file), await readable("content-manager", file)]).toEqual([true, false]);
    await save("director", entry, { visibility: "managers-only" });
    expect([await readable("admin", file), await readable("super-admin", file)]).toEqual([false, true]);
    const hidden = idOf(await aFile());
    await managersOnly({ attachmentIds: [hidden] });
    expect([await readable("admin", hidden), await readable("super-admin", hidden)]).toEqual([false, true]);
  });

  it("takes what was added to it along", async () => {
    const first = await anEntry("director");
    const addition = await anEntry("admin", { addsToId: first._id });
    await save("director", first, { visibility: "managers-only" });
    expect((await listed("admin", `id=${addition._id}`)).total).toBe(0);
    expect((await listed("director", `addsToId=${first._id}`)).data[0]).toMatchObject({ visibility: "managers-only" });
    const more = await anEntry("director", { addsToId: first._id, visibility: "staff" });
    expect(more.visibility).toBe("managers-only");
  });

  it("is written by nobody who could not read it", async () => {
    expect((await create("admin", { visibility: "managers-only" })).body.fields).toEqual({
      visibility: "Only directors can keep an entry to managers.",
    });
  });
});

describe("what is refused", () => {
  it.each<[string, object, Record<string, string>]>([
    ["a day to come", { occurredOn: "2026-01-06" }, { occurredOn: "Choose today or an earlier day." }],
    ["a warning without a severity", { kind: "warning" }, { severity: "Choose a severity." }],
    ["nobody", { personId: "f".repeat(24) }, { personId: "The selected tutor no longer exists." }],
    [
      "a file that is not there",
      { attachmentIds: ["f".repeat(24)] },
      { attachmentIds: "This file is no longer there. Upload it again." },
    ],
    ["adding to nothing", { addsToId: "f".repeat(24) }, { addsToId: "The selected journal entry no longer exists." }],
  ])("%s", async (_, over, fields) => {
    expect((await create("admin", over)).body.fields).toEqual(fields);
  });

  it("adding to an entry about somebody else", async () => {
    const { _id } = await anEntry("admin");
    expect((await create("admin", { personId: others, addsToId: _id })).body.fields).toEqual({
      personId: "A new entry can only add to an entry about the same person.",
    });
  });

  it("a warning that loses its severity, while other kinds lose it by themselves", async () => {
    const entry = await anEntry("admin", { kind: "warning", severity: 2 });
    expect((await save("admin", entry, { severity: null })).body.fields).toEqual({ severity: "Choose a severity." });
    expect((await save("admin", entry, { kind: "other" })).body).toMatchObject({ kind: "other", severity: null });
  });

  it("those who may not read tutors, and those who are not signed in", async () => {
    expect((await world.v1("get", path, { as: "content-manager" })).status).toBe(403);
    expect((await world.v1("get", path)).status).toBe(401);
  });
});

it("is edited by its author alone, for 24 hours, and takes additions after that", async () => {
  const entry = await anEntry("admin");
  const refused = await save("director", entry, { title: "Mine" });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Only its author can edit a journal entry. Add a new entry instead.",
  ]);
  const saved = (await save("admin", entry, { title: "Monthly call, by video" })).body;
  expect(saved).toMatchObject({ title: "Monthly call, by video", version: 2 });
  world.pass(24 * 60);
  world.forgetTokens();
  expect((await save("admin", saved, { title: "Too late" })).body.message).toBe(
    "Journal entries cannot be edited after 24 hours. Add a new entry instead.",
  );
  const addition = await anEntry("director", { addsToId: entry._id });
  const further = await anEntry("admin", { addsToId: addition._id });
  expect(further.addsToId).toBe(entry._id);
  expect((await listed("admin", `addsToId=${entry._id}`)).total).toBe(2);
});

it("is followed up once, also after a day, and taken up again", async () => {
  const entry = await anEntry("admin", { followUpOn: "2026-01-20" });
  const done = (await fire("director", entry, "follow-up")).body;
  expect(done.followUpDoneAt).toBe(world.clock.now().toISOString());
  expect((await fire("director", entry, "follow-up")).body).toEqual(done);
  expect((await fire("admin", done, "reopen-follow-up")).body.followUpDoneAt).toBeNull();
  expect((await fire("admin", await anEntry("admin"), "follow-up")).body.message).toBe("This entry has no follow-up.");
});

it("finds follow-ups by where they stand today", async () => {
  const today = world.clock.now().toISOString().slice(0, 10);
  const dayIn = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const title = "Stands";
  const due = { overdue: dayIn(-1), today, later: dayIn(1) };
  for (const followUpOn of Object.values(due)) await anEntry("admin", { title, followUpOn });
  await fire("admin", await anEntry("admin", { title, followUpOn: dayIn(-2) }), "follow-up");
  for (const [state, day] of Object.entries({ ...due, done: dayIn(-2) })) {
    expect([state, (await listed("admin", `q=stands&followUp=${state}`)).data.map((one) => one.followUpOn)]).toEqual([
      state,
      [day],
    ]);
  }
});

it("reminds its author of a follow-up once for each day, and not of what they may no longer read", async () => {
  const tell = () => notifyOfFollowUps(world.database, world.clock.now(), 100);
  const notices = async (as: Caller, title: string) =>
    (await world.v2<One<{ title: string; url: string }[]>>("get", "/notifications?limit=100", { as })).body.data.filter(
      (notice) => notice.title === title,
    );
  await tell();
  const entry = await anEntry("admin", { title: "Ask about hours", followUpOn: "2026-01-06" });
  await managersOnly({ title: "Ask the family", followUpOn: "2026-01-06" });
  await world.rows(
    "update journal_entries set created_by = (select id from account_users where email = 'admin@demo.test') where title = 'Ask the family'",
  );
  expect(await tell()).toBe(2);
  expect(await tell()).toBe(0);
  expect(await notices("admin", "Follow-up due: Ask about hours")).toMatchObject([
    { url: `/app/tutoring/tutor-journal?view=${entry._id}` },
  ]);
  expect(await notices("admin", "Follow-up due: Ask the family")).toEqual([]);
  await save("admin", { ...entry, version: entry.version }, { followUpOn: "2026-01-05" });
  expect(await tell()).toBe(1);
  expect(await notices("admin", "Follow-up due: Ask about hours")).toHaveLength(2);
});

it("keeps a text for each kind, which managers alone change", async () => {
  const texts = "/tutors/journal-templates";
  const add = (as: Caller, body: object) => world.v1<JournalTemplateRecord & Refused>("post", texts, { as, body });
  expect((await add("admin", { kind: "praise", body: "Who said it:" })).status).toBe(403);
  const text = (await add("director", { kind: "praise", body: "Who said it:" })).body;
  expect((await add("director", { kind: "praise", body: "Again" })).body.fields).toEqual({
    kind: "Kind is already in use.",
  });
  const changed = { version: text.version, body: "Who said it, and when:" };
  expect((await world.v1("patch", `${texts}/${text._id}`, { as: "director", body: changed })).status).toBe(200);
  const { data } = (await world.v1<Page<JournalTemplateRecord>>("get", `${texts}?kind=praise`, { as: "admin" })).body;
  expect(data).toMatchObject([{ body: "Who said it, and when:" }]);
});
