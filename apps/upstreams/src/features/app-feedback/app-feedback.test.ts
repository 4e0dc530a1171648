import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { AppFeedbackRecord } from "./app-feedback.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language-app/feedback";
type Answered = One<AppFeedbackRecord> & { error?: string; fields?: Record<string, string> };

const said = { category: "bug", body: "It stays silent.", platform: "ios", appVersion: "2.4.0" };
const create = (body: object = {}, as: Caller = "admin") =>
  world.v2<Answered>("post", path, { as, body: { ...said, ...body } });
const aPiece = async (body: object = {}) => (await create(body)).body.data;
const save = ({ _id, version }: AppFeedbackRecord, changes: object, as: Caller = "admin") =>
  world.v2<Answered>("patch", path, { as, body: { _id, version, ...changes } });
const fire = ({ _id, version }: AppFeedbackRecord, event: string, body: object = {}, as: Caller = "director") =>
  world.v2<Answered>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });
async function moved(piece: AppFeedbackRecord, event: string, body: object = {}): Promise<AppFeedbackRecord> {
  const { status, body: answer } = await fire(piece, event, body);
  expect([event, status, answer.error]).toEqual([event, 200, undefined]);
  return answer.data;
}
const listed = async (query: string, as: Caller = "admin") =>
  (await world.v2<Page<AppFeedbackRecord>>("get", `${path}?${query}`, { as })).body;
const read = async ({ _id }: AppFeedbackRecord) => (await listed(`id=${_id}`)).data[0]!;

it("goes from new over triaged and planned to fixed, and can be taken up again", async () => {
  const fresh = await aPiece();
  expect(fresh.status).toBe("new");
  expect((await fire(fresh, "plan")).body.error).toBe("This feedback is new, so it cannot be planned.");
  const planned = await moved(await moved(fresh, "triage"), "plan");
  const fixed = await moved(planned, "fix");
  expect(fixed.status).toBe("fixed");
  const again = await moved(fixed, "reopen");
  expect(again.status).toBe("triaged");
  const left = await moved(again, "wont-fix");
  expect((await fire(left, "fix")).body.error).toBe(
    "This feedback is not to be fixed, so it cannot be marked as fixed.",
  );
});

it("is a duplicate of the first that said so, and so is what was a duplicate of it", async () => {
  const [first, second, third] = [await aPiece(), await aPiece(), await aPiece()];
  const thirdOfSecond = await moved(third, "mark-duplicate", { originalId: second._id });
  expect(thirdOfSecond).toMatchObject({ status: "duplicate", duplicateOfId: second._id });
  await moved(await read(second), "mark-duplicate", { originalId: first._id });
  expect(await read(third)).toMatchObject({ status: "duplicate", duplicateOfId: first._id });
  const fourth = await moved(await aPiece(), "mark-duplicate", { originalId: third._id });
  expect(fourth.duplicateOfId).toBe(first._id);
  expect(await read(first)).toMatchObject({ duplicates: 3 });
  const reopened = await moved(fourth, "reopen");
  expect(reopened).toMatchObject({ status: "triaged", duplicateOfId: null });
});

it("is never a duplicate of itself, nor of what says the same as it does", async () => {
  const first = await aPiece();
  const refused = { originalId: "This cannot be a duplicate of itself." };
  expect((await fire(first, "mark-duplicate", { originalId: first._id })).body.fields).toEqual(refused);
  const second = await moved(await aPiece(), "mark-duplicate", { originalId: first._id });
  expect((await fire(first, "mark-duplicate", { originalId: second._id })).body.fields).toEqual(refused);
});

it("says which content it is about, and where that is, as long as it is there", async () => {
  const { body } = await world.v2<Page<{ _id: string; headword: string }>>("get", "/language-app/words?pageSize=1", {
    as: "admin",
  });
  const [word] = body.data;
  const piece = await aPiece({ category: "content-error", contentRef: { kind: "word", id: word!._id, partId: "m1" } });
  expect(piece.content).toEqual({
    ...{ kind: "word", id: word!._id, partId: "m1", name: word!.headword },
    url: `/app/langauge-app/edit-word/${word!._id}`,
  });
  const about = await listed(`contentId=${word!._id}&category=content-error&open=true`);
  expect(about.data.map(({ _id }) => _id)).toContain(piece._id);
  const gone = { kind: "word", id: "0".repeat(24) };
  expect((await create({ contentRef: gone })).body.fields).toEqual({
    contentRef: "The selected content no longer exists.",
  });
});

it("has an assignee who is told of it, and a reply that no email carries", async () => {
  const [director] = await world.rows<{ id: string }>(
    "select id from account_users where user_role = 'director' limit 1",
  );
  const mails = await world.rows<{ n: number }>("select count(*)::int n from mails");
  const piece = await aPiece();
  const [nobody] = await world.rows<{ id: string }>("select id from account_users where email = 'no-role@demo.test'");
  expect((await save(piece, { assigneeId: nobody!.id })).body).toMatchObject({
    fields: { assigneeId: expect.anything() },
  });
  const assigned = (await save(piece, { assigneeId: director!.id })).body.data;
  expect(assigned.assigneeId).toBe(director!.id);
  const told = await world.rows("select title from notifications where kind = 'app-feedback' and url like $1", [
    `%${piece._id}`,
  ]);
  expect(told).toEqual([{ title: "App feedback for you" }]);
  const replied = (await save(assigned, { reply: "Restart the app." })).body.data;
  expect(replied).toMatchObject({ reply: "Restart the app.", status: "new" });
  expect(await world.rows<{ n: number }>("select count(*)::int n from mails")).toEqual(mails);
});

it("is read by all who write content, kept and answered by admins, and decided by directors", async () => {
  const piece = await aPiece();
  for (const as of ["content-manager", "content-creator"] as const) {
    expect((await listed(`id=${piece._id}`, as)).total).toBe(1);
    expect((await create({}, as)).status).toBe(403);
  }
  expect((await fire(piece, "triage", {}, "admin")).status).toBe(403);
});

it("has thirty in the demo business, in every state", async () => {
  const rows = await world.rows<{ status: string; about: boolean }>(
    "select status, content_ref is not null as about from app_feedback where created_at < $1",
    [world.clock.now()],
  );
  expect(rows).toHaveLength(30);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(6);
  expect(rows.filter(({ about }) => about).length).toBeGreaterThan(8);
  const { data } = await listed("contentKind=lesson&contentKind=word&pageSize=100");
  const shown = data.filter(({ createdBy, content }) => createdBy === "system" && content?.url);
  expect(new Set(shown.map(({ content }) => content?.kind))).toEqual(new Set(["word", "lesson"]));
  expect(shown.map(({ content }) => content?.url).join(" ")).toContain("/app/content/exam/");
});

it("has up to five files with it, which those who read feedback may open", async () => {
  const sent = async () => idOf(await uploadFile(world, "admin", { kind: "document", ...(await aPicture()) }));
  const [first, second] = [await sent(), await sent()];
  const piece = await aPiece({ attachmentIds: [first, second, first] });
  expect(piece.attachmentIds).toEqual([first, second]);
  const state = (id: string) => world.rows("select state, read_by from files where id = $1", [id]);
  expect(await state(first)).toEqual([{ state: "kept", read_by: "appFeedback:read" }]);
  const fewer = (await save(piece, { attachmentIds: [second] })).body.data;
  expect(fewer.attachmentIds).toEqual([second]);
  expect(await state(first)).not.toEqual([{ state: "kept", read_by: "appFeedback:read" }]);
  const gone = await create({ attachmentIds: ["f".repeat(24)] });
  expect(gone.body.fields).toEqual({ attachmentIds: "This file is no longer there. Upload it again." });
  const many = await create({ attachmentIds: Array.from({ length: 6 }, (_, n) => `${n}`.repeat(24)) });
  expect(many.body.fields).toEqual({ attachmentIds: "Use at most 5 files." });
});
