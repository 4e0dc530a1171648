import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { CandidacyRecord } from "./candidacy.record.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
beforeAll(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "admin");
});
afterAll(() => world.close());

let made = 0;
/** Somebody who applied just now. */
async function apply(changes: object = {}): Promise<CandidacyRecord> {
  made += 1;
  const body = {
    firstName: "Chiamaka",
    lastName: `Many ${made}`,
    email: `many.${made}@example.org`,
    timeZone: "Africa/Lagos",
    marketingConsent: false,
    subjects: ["Igbo"],
    dialects: [],
    cvUrl: "https://files.example.com/cv.pdf",
    ...changes,
  };
  return (await world.v1<CandidacyRecord>("post", "/tutors/candidacies", { as: "admin", body })).body;
}
const idsOf = (all: readonly CandidacyRecord[]) => ({ ids: all.map(({ _id }) => _id) });
const now = async ({ _id }: CandidacyRecord) =>
  (await world.v1<Page<CandidacyRecord>>("get", `/tutors/candidacies?id=${_id}`, { as: "admin" })).body.data[0];
async function run(kind: Parameters<typeof jobs.start>[0], choice: object, payload: object = {}) {
  const { _id: id } = (await jobs.start(kind, choice, payload)).body.data;
  await jobs.work();
  return { job: await jobs.byId(id), failed: (await jobs.items(id, "failed")).data };
}

it("gives applications an owner, and skips those who have that one", async () => {
  const [admin] = await world.rows<{ id: string }>("select id from account_users where email = 'admin@demo.test'");
  const both = [await apply(), await apply({ ownerId: admin!.id })];
  const { job } = await run("candidates-owner", idsOf(both), { ownerId: admin!.id });
  expect(job).toMatchObject({ done: 1, skipped: 1 });
  expect((await now(both[0]!))?.ownerId).toBe(admin!.id);
});

it("moves on those who have what the next stage asks for, and says of the others what they lack", async () => {
  const [ready, bare] = [await apply(), await apply({ cvUrl: null })];
  const { job, failed } = await run("candidates-advance", idsOf([ready, bare]));
  expect(job).toMatchObject({ done: 1, failed: 1 });
  expect((await now(ready))?.stage).toBe("screening");
  expect(failed).toMatchObject([
    { label: bare.firstName + " " + bare.lastName, reason: "Add a CV or an audio introduction first." },
  ]);
});

it("rejects candidates for a reason and tells them so, and asks for a note with another reason", async () => {
  const both = [await apply(), await apply()];
  const payload = { rejectionReason: "availability", note: null, mail: true };
  const mails = async () => (await world.rows<{ n: number }>("select count(*)::int n from mails"))[0]!.n;
  const before = await mails();
  expect((await run("candidates-reject", idsOf(both), payload)).job).toMatchObject({ done: 2 });
  expect(await now(both[1]!)).toMatchObject({ stage: "rejected", rejectionReason: "availability", doNotRehire: false });
  expect((await mails()) - before).toBe(2);
  const { status, body } = await jobs.start("candidates-reject", idsOf([await apply()]), {
    ...payload,
    rejectionReason: "other",
  });
  expect([status, body.error]).toEqual([422, "Explain the reason."]);
});

it("reopens those who may be considered again, each in a round of its own, and says of the others why not", async () => {
  const [free, waiting] = [await apply(), await apply()];
  for (const [one, reopenAfter] of [
    [free, null],
    [waiting, "2031-01-01"],
  ] as const) {
    const body = { version: 1, reason: "availability", reopenAfter, doNotRehire: false, mail: false };
    await world.v1("post", `/tutors/candidacies/${one._id}/reject`, { as: "director", body });
  }
  const { job, failed } = await run("candidates-reopen", idsOf([free, waiting]));
  expect(job).toMatchObject({ done: 1, failed: 1 });
  expect(failed).toMatchObject([{ label: `${waiting.firstName} ${waiting.lastName}` }]);
  const rounds = await world.rows(
    "select round, stage, is_latest as latest from candidacies where person_id = $1 order by round",
    [free.personId],
  );
  expect(rounds).toEqual([
    { round: 1, stage: "rejected", latest: false },
    { round: 2, stage: "screening", latest: true },
  ]);
});

it("tags tutors, skips those who have the tag, and takes it away again", async () => {
  const two = await world.rows<{ id: string; version: number }>("select id, version from tutors order by id limit 2");
  const ids = { ids: two.map(({ id }) => id) };
  const [first] = two;
  const tagged = async () =>
    (await world.v1<Page<{ _id: string }>>("get", "/tutors/tutors?tag=Exam%20marker", { as: "admin" })).body.data;
  await world.v1("patch", `/tutors/tutors/${first!.id}`, {
    as: "admin",
    body: { version: first!.version, tags: ["Exam marker"] },
  });
  expect((await run("tutors-tag", ids, { tag: "Exam marker" })).job).toMatchObject({ done: 1, skipped: 1 });
  expect((await tagged()).map(({ _id }) => _id).sort()).toEqual(ids.ids);
  expect((await world.v1<string[]>("get", "/tutors/tags", { as: "admin" })).body).toContain("Exam marker");
  expect((await run("tutors-untag", ids, { tag: "Exam marker" })).job).toMatchObject({ done: 2 });
  expect(await tagged()).toEqual([]);
});

it("writes to candidates and tutors, each with what is theirs filled in, and lists those who were changed meanwhile", async () => {
  const [ada, edited] = [await apply(), await apply()];
  const message = { subject: "News, {{firstName}}", body: "Dear {{firstName}} {{lastName}}" };
  const { _id: id } = (await jobs.start("candidates-message", idsOf([ada, edited]), message)).body.data;
  await world.v1("patch", `/tutors/candidacies/${edited._id}`, {
    as: "director",
    body: { version: 1, hoursPerWeek: 4 },
  });
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ done: 1, failed: 1 });
  const written = (personId: string) =>
    world.rows<{ subject: string; body: string }>("select subject, body from messages where to_person_id = $1", [
      personId,
    ]);
  expect(await written(ada.personId)).toEqual([{ subject: "News, Chiamaka", body: `Dear Chiamaka ${ada.lastName}` }]);
  const [tutor] = await world.rows<{ id: string; first_name: string }>(
    "select t.id, p.first_name from tutors t join persons p on p.id = t.id where p.email is not null limit 1",
  );
  expect((await run("tutors-message", { ids: [tutor!.id] }, message)).job).toMatchObject({ done: 1 });
  expect((await written(tutor!.id)).map(({ subject }) => subject)).toContain(`News, ${tutor!.first_name}`);
  const { status, body } = await jobs.start(
    "tutors-message",
    { ids: [tutor!.id] },
    { ...message, body: "{{podName}}" },
  );
  expect([status, Object.keys(body.fields)]).toEqual([422, ["body"]]);
});
