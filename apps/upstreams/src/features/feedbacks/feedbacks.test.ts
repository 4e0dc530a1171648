import { pino } from "pino";
import type { FeedbackType } from "@app/domain/feedbacks/feedback-enums.ts";
import { AccountJobRunner } from "../../jobs/account-jobs/account-job-runner.ts";
import { bulkKinds } from "../../jobs/account-jobs/kinds.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import { closeResolved } from "./close-resolved.ts";
import type { FeedbackRecord, LinkRecord, WordsRecord } from "./feedback.record.ts";

let world: World;
let customer: { id: string; name: string };
let silentId: string;
const ids = new Map<string, string>();
beforeAll(async () => {
  world = await openWorld();
  const payers = await world.rows<{ id: string; name: string }>(
    `select c.id, p.first_name || ' ' || p.last_name as name from customers c join persons p on p.id = c.id
     join regions r on r.id = c.region_id where c.archived_at is null and p.email is not null and r.code = 'UK' order by c.id limit 1`,
  );
  customer = payers[0] ?? { id: "", name: "" };
  const silent = await world.rows<{ id: string }>(
    `update persons set email = null where id =
     (select id from customers where archived_at is null and id <> $1 order by id limit 1) returning id`,
    [customer.id],
  );
  silentId = silent[0]?.id ?? "";
  const named = await world.rows<{ id: string; name: string }>(
    "select id, split_part(email, '@', 1) as name from account_users where email like '%@demo.test' union all select id, code from regions",
  );
  for (const { id, name } of named) ids.set(name, id);
});
afterAll(() => world.close());

type Wrote = One<FeedbackRecord> & { error: string; fields: Record<string, string> };
const path = "/feedback";
const create = (over: object = {}, as: Caller = "admin") =>
  world.v2<Wrote>("post", path, {
    as,
    body: {
      learnerId: customer.id,
      channel: "email",
      type: "complaint",
      category: "lesson",
      body: "Late again.",
      ...over,
    },
  });
const some = async (over: object = {}, as: Caller = "admin") => {
  const { status, body } = await create(over, as);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
};
const fire = ({ _id, version }: FeedbackRecord, event: string, body: object = {}, as: Caller = "admin") =>
  world.v2<Wrote>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });
const moved = async (feedback: FeedbackRecord, event: string, body: object = {}, as: Caller = "admin") => {
  const answer = await fire(feedback, event, body, as);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.data;
};
const save = ({ _id, version }: FeedbackRecord, changes: object) =>
  world.v2<Wrote>("patch", path, { as: "admin", body: { _id, version, ...changes } });
const threadOf = async ({ _id }: FeedbackRecord) =>
  (await world.v2<WordsRecord[]>("get", `${path}/${_id}/thread`, { as: "admin" })).body;
const linksOf = async ({ _id }: FeedbackRecord, as: Caller = "admin") =>
  (await world.v2<LinkRecord[]>("get", `${path}/${_id}/links`, { as })).body;
const listed = async (query: string) =>
  (await world.v2<Page<FeedbackRecord>>("get", `${path}?pageSize=100&${query}`, { as: "admin" })).body;
const notices = async (as: Caller) =>
  (await world.v2<One<{ title: string; url: string }[]>>("get", "/notifications?limit=100", { as })).body.data;
const answered = { text: "We are sorry. Shall we add the time on Thursday?", by: "email" };

it("is written down with a number, who gave it, and by when they are to be answered", async () => {
  const feedback = await some({ priority: "urgent" });
  expect(feedback).toMatchObject({
    ...{ feedbackNumber: expect.stringMatching(/^F-\d{4}$/), customerId: customer.id, regionId: ids.get("UK") },
    ...{ status: "new", firstAnsweredAt: null },
  });
  expect(Date.parse(feedback.dueAt ?? "") - Date.parse(feedback.createdAt)).toBe(4 * 3_600_000);
  const next = await some();
  expect(Number(next.feedbackNumber.slice(2))).toBe(Number(feedback.feedbackNumber.slice(2)) + 1);
});

it("is of the customer who pays for the learner that is named, or of nobody in a region", async () => {
  const [child] = await world.rows<{ id: string; payer: string }>(
    "select d.id, d.customer_id as payer from dependents d join customers c on c.id = d.customer_id where d.status = 'active' and c.archived_at is null limit 1",
  );
  expect(await some({ learnerId: child?.id })).toMatchObject({ customerId: child?.payer, dependentId: child?.id });
  expect(await some({ learnerId: null, regionId: ids.get("NG") })).toMatchObject({
    ...{ customerId: null, dependentId: null, regionId: ids.get("NG") },
  });
  expect((await create({ learnerId: null })).body.fields).toEqual({ learnerId: "Choose a customer or a region." });
  expect((await create({ learnerId: "0".repeat(24) })).body.fields).toEqual({
    learnerId: "The selected customer no longer exists.",
  });
});

it("is due sooner or later with another priority, until the customer is answered", async () => {
  const feedback = await some({ priority: "low" });
  const urgent = (await save(feedback, { priority: "urgent" })).body.data;
  expect(Date.parse(urgent.dueAt ?? "") - Date.parse(urgent.askedAt)).toBe(4 * 3_600_000);
  const done = await moved(urgent, "answer", answered);
  expect((await save(done, { priority: "low" })).body.data).toMatchObject({ priority: "low", dueAt: null });
});

it("is answered by an email to the customer, which stands in the thread and among their messages", async () => {
  const feedback = await some();
  const after = await moved(feedback, "answer", answered);
  expect(after).toMatchObject({ status: "open", dueAt: null, firstAnsweredAt: after.updatedAt });
  expect(await threadOf(after)).toMatchObject([
    { speaker: "staff", text: answered.text, internal: false, sentBy: "email", writtenById: ids.get("admin") },
  ]);
  const [sent] = await world.rows(
    `select m.subject, m.body, e.status from messages m join mails e on e.id = m.mail_id
     join feedback_words w on w.message_id = m.id where w.feedback_id = $1`,
    [feedback._id],
  );
  expect(sent).toEqual({ subject: `Your feedback ${feedback.feedbackNumber}`, body: answered.text, status: "waiting" });
});

it("writes down an answer that went another way, and sends nothing", async () => {
  const after = await moved(await some({ channel: "phone" }), "answer", { text: "Called them back.", by: "phone" });
  const [sent] = await world.rows(
    "select m.channel, m.mail_id from messages m join feedback_words w on w.message_id = m.id where w.feedback_id = $1",
    [after._id],
  );
  expect(sent).toEqual({ channel: "phone", mail_id: null });
});

it("refuses an answer to nobody, and an email to somebody who has none", async () => {
  const unnamed = await some({ learnerId: null, regionId: ids.get("UK") });
  expect((await fire(unnamed, "answer", answered)).body.error).toBe(
    "This feedback names no customer, so there is nobody to answer.",
  );
  const silent = await some({ learnerId: silentId });
  expect((await fire(silent, "answer", answered)).status).toBe(422);
  expect(await threadOf(silent)).toEqual([]);
});

it("keeps notes for staff, who leave the customer waiting", async () => {
  const feedback = await some();
  const after = await moved(feedback, "note", { text: "The tutor had no power." });
  expect(after).toMatchObject({ status: "new", dueAt: feedback.dueAt, firstAnsweredAt: null });
  expect(await threadOf(after)).toMatchObject([{ internal: true, sentBy: null }]);
});

it("waits for the customer after a question, and is due again once they reply", async () => {
  const asked = await moved(await some(), "answer", { ...answered, isQuestion: true });
  expect(asked).toMatchObject({ status: "waiting-customer", dueAt: null });
  const after = await moved(asked, "reply", { text: "Yes, please." });
  expect(after).toMatchObject({ status: "open", askedAt: after.updatedAt, firstAnsweredAt: asked.firstAnsweredAt });
  expect(Date.parse(after.dueAt ?? "")).toBeGreaterThan(Date.parse(after.askedAt));
});

it("is resolved with words, closed a week later by the job, and taken up again by a reply", async () => {
  const fresh = await some({ assigneeId: ids.get("director") });
  expect((await fire(fresh, "resolve", { resolution: "Done." })).body.error).toBe(
    "This feedback is new, so it cannot be resolved.",
  );
  const open = await moved(fresh, "open");
  expect((await fire(open, "close")).body.error).toBe("This feedback is open, so it cannot be closed.");
  const resolved = await moved(open, "resolve", { resolution: "Explained." });
  expect(resolved).toMatchObject({ status: "resolved", dueAt: null, resolution: "Explained." });
  const statusNow = async () => (await listed(`id=${fresh._id}`)).data[0];
  await closeResolved(world.database, world.clock.now(), 100);
  expect((await statusNow())?.status).toBe("resolved");
  await world.rows("update feedbacks set status_since = status_since - interval '7 days' where id = $1", [fresh._id]);
  await closeResolved(world.database, world.clock.now(), 100);
  const closed = (await statusNow()) as FeedbackRecord;
  expect(closed).toMatchObject({ status: "closed", updatedBy: "system" });
  expect((await fire(closed, "note", { text: "Too late." })).body.error).toBe(
    "This feedback is closed, so it cannot be noted on.",
  );
  expect(await moved(closed, "reply", { text: "It happened again." })).toMatchObject({ status: "open" });
  expect(await notices("director")).toContainEqual(
    expect.objectContaining({ title: `The customer replied: ${fresh.feedbackNumber}` }),
  );
});

describe("a refund that was asked for", () => {
  const type: FeedbackType = "refund-request";
  const resolution = { resolution: "Settled." };

  it("is not resolved before it was decided, and a director decides on a refund", async () => {
    const open = await moved(await some({ type }), "open");
    expect((await fire(open, "resolve", resolution)).body.error).toBe(
      "Record what was decided before you resolve a refund request.",
    );
    const refund = { decision: "refund", note: "Nobody came." };
    const refused = await fire(open, "decide", refund);
    expect([refused.status, refused.body.error]).toEqual([403, "Only a director can decide on a refund."]);
    const decided = await moved(open, "decide", refund, "director");
    expect(await linksOf(decided)).toMatchObject([{ kind: "refund", note: "Nobody came.", journalEntryId: null }]);
    expect(await moved(decided, "resolve", resolution)).toMatchObject({ status: "resolved" });
  });

  it("is decided by credit, which names it and is linked, for its own customer alone", async () => {
    const open = await moved(await some({ type }), "open");
    const gift = { unit: "money", currency: "GBP", quantity: 1500, reason: "The tutor was late.", subjects: [] };
    const give = (customerId: string) =>
      world.v2<Wrote>("post", "/billing/credits", {
        as: "director",
        body: { ...gift, customerId, feedbackId: open._id },
      });
    const elsewhere = await give(silentId);
    expect([elsewhere.status, elsewhere.body.fields]).toEqual([
      422,
      { feedbackId: "The selected feedback no longer exists." },
    ]);
    const { body } = await give(customer.id);
    const [feedback] = (await listed(`id=${open._id}`)).data;
    expect(feedback?.version).toBe(open.version + 1);
    expect(await linksOf(open)).toMatchObject([
      { kind: "credit", note: "The tutor was late.", creditLotId: body.data._id },
    ]);
    const done = await moved(feedback as FeedbackRecord, "resolve", resolution);
    const closed = await moved(done, "close");
    expect(closed.status).toBe("closed");
    const before = await world.rows("select id from credit_lots");
    expect((await give(customer.id)).body.error).toBe("This feedback is closed, so it cannot be credited.");
    expect(await world.rows("select id from credit_lots")).toEqual(before);
  });

  it("may be declined by whoever sees to it", async () => {
    const open = await moved(await some({ type }), "open");
    const declined = await moved(open, "decide", { decision: "decline", note: "The lessons took place." });
    expect(await moved(declined, "resolve", resolution)).toMatchObject({ status: "resolved" });
  });
});

it("becomes an entry in a tutor's journal, which those see who may read it", async () => {
  const [tutor] = await world.rows<{ id: string }>("select id from tutors where archived_at is null limit 1");
  const entry = { kind: "praise", title: "From feedback", body: "They love the songs.", occurredOn: "2026-01-02" };
  const feedback = await some({ type: "praise" });
  const after = await moved(feedback, "journal-entry", { ...entry, personId: tutor?.id });
  const [link] = await linksOf(after);
  expect(link).toMatchObject({ kind: "journal-entry", note: "From feedback", personId: tutor?.id });
  const kept = { ...entry, kind: "incident", severity: 2, visibility: "managers-only", personId: tutor?.id };
  await moved(after, "journal-entry", kept, "director");
  expect(await linksOf(after)).toHaveLength(1);
  expect(await linksOf(after, "director")).toHaveLength(2);
});

it("tells the colleague who is to see to it, who has to be one that may", async () => {
  const feedback = await some({ assigneeId: ids.get("director") });
  expect(await notices("director")).toContainEqual(
    expect.objectContaining({ url: `/app/tutoring/feedbacks/${feedback._id}` }),
  );
  expect((await create({ assigneeId: ids.get("content-manager") })).body.fields).toEqual({
    assigneeId: expect.stringMatching(/cannot see this feedback. Choose someone else.$/),
  });
});

it("is found by its number as people type it, by who gave it and by what is past due", async () => {
  const feedback = await some({ body: "The sesame lesson was a joy." });
  const number = feedback.feedbackNumber.slice(2);
  for (const q of [`f ${number}`, "sesame", encodeURIComponent(customer.name)]) {
    expect((await listed(`q=${q}`)).data.map(({ _id }) => _id)).toContain(feedback._id);
  }
  await world.rows("update feedbacks set due_at = due_at - interval '30 days' where id = $1", [feedback._id]);
  const overdue = async (is: boolean) => (await listed(`overdue=${is}&q=sesame`)).total;
  expect([await overdue(true), await overdue(false)]).toEqual([1, 0]);
});

it("is assigned, prioritised and closed many at once, each with its reason where it cannot be", async () => {
  const open = await moved(await some({ priority: "low" }), "open");
  const resolved = await moved(await moved(await some(), "open"), "resolve", { resolution: "Explained." });
  const parts = () => {
    const { database, clock, signal, availability, files } = world;
    return { database, clock, signal, availability, files, log: pino({ level: "silent" }), holder: "a" };
  };
  const verdicts = async (kind: string, payload: object) => {
    const choice = { ids: [open._id, resolved._id] };
    const asked = await world.v2<One<{ _id: string }>>("post", "/account-jobs", {
      ...{ as: "admin" as const, body: { kind, choice, payload } },
    });
    await new AccountJobRunner({ ...parts(), kinds: bulkKinds }).tick();
    const items = `/account-jobs/items?jobId=${asked.body.data._id}`;
    const { data } = (
      await world.v2<Page<{ label: string; verdict: string; reason: string | null }>>("get", items, { as: "admin" })
    ).body;
    return [open, resolved].map(({ feedbackNumber }) => data.find(({ label }) => label === feedbackNumber)?.verdict);
  };
  const assignee = { assigneeId: ids.get("director") };
  expect(await verdicts("feedbacks-assign", assignee)).toEqual(["done", "done"]);
  expect(await verdicts("feedbacks-assign", assignee)).toEqual(["skipped", "skipped"]);
  expect(await verdicts("feedbacks-priority", { priority: "low" })).toEqual(["skipped", "done"]);
  expect(await verdicts("feedbacks-close", {})).toEqual(["failed", "done"]);
});
