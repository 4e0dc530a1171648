import { openWorld, type Caller, type Page, type World } from "../../testing/world.ts";
import type { CandidacyRecord } from "./candidacy.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wire = CandidacyRecord & { message: string; fields: Record<string, string>; current?: CandidacyRecord };
const path = "/tutors/candidacies";
const listed = async (query = "", as: Caller = "admin") =>
  (await world.v1<Page<CandidacyRecord>>("get", `${path}?pageSize=100&${query}`, { as })).body.data;
const save = ({ _id, version }: CandidacyRecord, changes: object, as: Caller = "admin") =>
  world.v1<Wire>("patch", `${path}/${_id}`, { as, body: { version, ...changes } });
const fire = ({ _id, version }: CandidacyRecord, event: string, body: object = {}, as: Caller = "admin") =>
  world.v1<Wire>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });
const done = async (answer: Promise<{ status: number; body: Wire }>): Promise<CandidacyRecord> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(body.message);
  return body;
};

const applicant = (email: string) => ({
  ...{ firstName: "Chiamaka", lastName: "Nwọsu", email, timeZone: "Africa/Lagos", marketingConsent: false },
  ...{ subjects: ["Igbo"], dialects: ["Owerri"], cvUrl: "https://files.example.com/cv.pdf" },
});
const apply = (email: string, more: object = {}) =>
  world.v1<Wire>("post", path, { as: "admin", body: { ...applicant(email), ...more } });
const staffId = async () =>
  (await world.rows<{ id: string }>("select id from account_users where email = 'admin@demo.test'"))[0]!.id;
const fives = {
  ...{ languageScore: 5, teachingScore: 5, warmthScore: 5, technologyScore: 5, reliabilityScore: 5 },
};
const allChecks = {
  ...{ idCheck: "done", backgroundCheck: "done", referencesCheck: "not-needed", contractCheck: "done" },
  payoutCheck: "done",
};
const accepted = {
  ...{ offerAmount: 1400, offerCurrency: "GBP", offerStartsOn: "2026-06-01", offerAnswer: "accepted" },
};

/** Somebody who has an offer and said yes to it. */
async function offered(email: string): Promise<CandidacyRecord> {
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'NG'");
  let at = await done(apply(email, { regionId: region!.id }));
  at = await done(save(at, { interviewDate: "2026-02-02", interviewerId: await staffId(), ...fives }));
  at = await done(save(at, { demoDate: "2026-02-09", demoScore: 4, ...allChecks, ...accepted }));
  for (let n = 0; n < 5; n += 1) at = await done(fire(at, "advance"));
  expect(at.stage).toBe("offer");
  return at;
}

/** Gives somebody what a tutor needs. */
async function equip(personId: string): Promise<void> {
  const send = (part: string, body: object, as: Caller = "director") =>
    world.v1("post", `/tutors/${part}`, { as, body: { personId, ...body } });
  await send("pay-rates", { currency: "GBP", amount: 1400, effectiveFrom: "2026-06-01" });
  await send("payout-accounts", { method: "bank", currency: "GBP", holder: "C. Nwosu", accountNumber: "GB29NWBK6016" });
  await send("documents", { kind: "contract" });
}

it("asks whether somebody who is known by their email is meant, and keeps their id", async () => {
  const [customer] = await world.rows<{ id: string; email: string }>(
    "select c.id, p.email from customers c join persons p on p.id = c.id order by c.customer_number limit 1",
  );
  const { id, email } = customer!;
  const asked = await apply(email);
  expect(asked.status).toBe(422);
  expect(asked.body.fields["email"]).toMatch(/^This looks like .+ \(.+\)\. Tick “Same person”/);
  const taken = await done(apply(email, { samePerson: true }));
  expect(taken).toMatchObject({ personId: id, round: 1, stage: "applied", email });
  const again = await apply(email, { samePerson: true });
  expect(again.body.fields["email"]).toMatch(/already has an open application\.$/);
});

it("refuses an application of somebody who teaches", async () => {
  const [tutor] = await world.rows<{ email: string }>(
    "select p.email from tutors t join persons p on p.id = t.id where t.status = 'active' limit 1",
  );
  const { body } = await apply(tutor!.email, { samePerson: true });
  expect(body.fields["email"]).toMatch(/is already a tutor\.$/);
});

it("lets nobody into a stage who lacks what it asks for, and goes on with a reason where the score is low", async () => {
  let at = await done(apply("guards@example.org", { cvUrl: null }));
  const refused = async (text: string) => {
    const { status, body } = await fire(at, "advance");
    expect({ status, text: body.message }).toEqual({ status: expect.any(Number) as number, text });
    expect(status).toBeGreaterThanOrEqual(400);
  };
  await refused("Add a CV or an audio introduction first.");
  at = await done(save(at, { introAudioUrl: "https://files.example.com/hello.mp3" }));
  at = await done(fire(at, "advance"));
  await refused("Set the date of the interview and the interviewer first.");
  at = await done(save(at, { interviewDate: "2026-02-02", interviewerId: await staffId() }));
  at = await done(fire(at, "advance"));
  await refused("Score the interview first.");
  at = await done(save(at, { ...fives, languageScore: 2, teachingScore: 2, warmthScore: 2, technologyScore: 2 }));
  expect(at.interviewMean).toBeCloseTo(2.6);
  await refused("Interview score is below 3. Add a reason to continue.");
  at = await done(fire(at, "advance", { reason: "Speaks a rare dialect" }));
  expect(at.stageHistory.at(-1)).toMatchObject({ stage: "demo-lesson", reason: "Speaks a rare dialect" });
  await refused("Score the demo lesson first.");
  at = await done(save(at, { demoScore: 3 }));
  at = await done(fire(at, "advance"));
  at = await done(save(at, { idCheck: "done", backgroundCheck: "done", referencesCheck: "failed" }));
  await refused("Finish these checks first: references, contract and payout account.");
  at = await done(save(at, allChecks));
  expect((await done(fire(at, "advance"))).stage).toBe("offer");
});

it("tells the second of two who move one candidate", async () => {
  const before = await done(apply("two@example.org"));
  expect((await fire(before, "advance")).status).toBe(200);
  const second = await fire(before, "advance", {}, "director");
  expect(second.status).toBe(409);
  expect(second.body.message).toMatch(/^This record was changed by Ifẹ́olúwa Akínlàjà at /);
  expect(second.body.current).toMatchObject({ stage: "screening", version: before.version + 1 });
});

it("holds until a day, and goes on where it stood", async () => {
  const at = await done(fire(await done(apply("hold@example.org")), "advance"));
  expect((await fire(at, "hold", { until: "2020-01-01" })).body.fields["until"]).toMatch(/must be in the future/);
  const held = await done(fire(at, "hold", { until: "2099-01-01" }));
  expect(held).toMatchObject({ stage: "on-hold", heldFrom: "screening", holdUntil: "2099-01-01" });
  expect((await fire(held, "advance")).body.message).toBe("This application is on hold, so it cannot be moved on.");
  expect(await done(fire(held, "unhold"))).toMatchObject({ stage: "screening", heldFrom: null, holdUntil: null });
});

it("rejects, reopens in a round of its own, and takes over what was said but not what was found", async () => {
  let at = await done(apply("again@example.org"));
  at = await done(save(at, { interviewDate: "2026-02-02", interviewerId: await staffId(), ...fives }));
  const no = { reason: "other", doNotRehire: false, mail: false };
  expect((await fire(at, "reject", no)).body.fields["note"]).toBe("Explain the reason.");
  const out = await done(fire(at, "reject", { ...no, note: "Moves abroad", reopenAfter: "2099-03-03" }));
  expect(out).toMatchObject({ stage: "rejected", stageReached: "applied", rejectionReason: "other" });
  const early = await fire(out, "reopen");
  expect(early.body.fields["early"]).toBe(
    "They can be considered again from 3 March 2099. Confirm to reopen before then.",
  );
  const next = await done(fire(out, "reopen", { early: true }));
  expect(next).toMatchObject({
    ...{ personId: out.personId, round: 2, stage: "screening", cvUrl: out.cvUrl, languageScore: null },
    interviewMean: null,
  });
  expect(next._id).not.toBe(out._id);
  const rounds = await listed(`personId=${out.personId}&sort=round`);
  expect(rounds.map(({ round, isLatest }) => [round, isLatest])).toEqual([
    [1, false],
    [2, true],
  ]);
  const [first] = rounds;
  expect((await save(first!, { demoScore: 5 })).body.message).toBe("This is an earlier round. Open the latest one.");
});

it("lets the note on a rejection be put better, and on nothing else", async () => {
  const open = await done(apply("noted@example.com"));
  expect((await save(open, { rejectionNote: "Early." })).body.fields).toEqual({
    rejectionNote: "Only a rejected application has such a note.",
  });
  const body = { reason: "other", note: "Rude.", doNotRehire: false, mail: false };
  const rejected = await done(fire(open, "reject", body));
  const noted = await done(save(rejected, { rejectionNote: "Was short with the learner." }));
  expect(noted).toMatchObject({ rejectionNote: "Was short with the learner.", stage: "rejected" });
  expect((await save(noted, { rejectionNote: null })).body.fields).toEqual({ rejectionNote: "Explain the reason." });
});

it("leaves do-not-rehire to directors, who lift it with a reason", async () => {
  const at = await done(apply("never@example.org"));
  const never = { reason: "policy", doNotRehire: true, mail: false };
  expect((await fire(at, "reject", never)).status).toBe(403);
  const out = await done(fire(at, "reject", never, "director"));
  expect((await fire(out, "reopen")).body.message).toMatch(/is marked do not rehire/);
  expect((await listed("stage=rejected&eligible=true")).map(({ _id }) => _id)).not.toContain(out._id);
  expect((await fire(out, "allow-rehire", { reason: "A mistake" })).status).toBe(403);
  const lifted = await done(fire(out, "allow-rehire", { reason: "A mistake" }, "director"));
  expect((await listed("stage=rejected&eligible=true")).map(({ _id }) => _id)).toContain(out._id);
  expect((await done(fire(lifted, "reopen"))).round).toBe(2);
});

it("says everything that is missing before somebody is onboarded", async () => {
  const at = await offered("missing@example.org");
  expect((await fire(at, "onboard")).status).toBe(403);
  const unready = await done(save(at, { offerAnswer: null, regionId: null }));
  const { status, body } = await fire(unready, "onboard", {}, "director");
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: "Finish the offer, the region, the pay rate, the payout account and the contract before onboarding.",
  });
});

it("makes a tutor of the same person, without an account, and mails a link that works once", async () => {
  const at = await offered("hired@example.org");
  await equip(at.personId);
  const accounts = "select count(*)::int n from account_users";
  const before = await world.rows(accounts);
  expect(await done(fire(at, "onboard", {}, "director"))).toMatchObject({ stage: "onboarded" });
  const { body } = await world.v1<{ _id: string; tutorNumber: string }[]>("get", "/onboarded-tutors", { as: "admin" });
  expect(body.find(({ _id }) => _id === at.personId)?.tutorNumber).toBe("T-0041");
  expect(await world.rows(accounts)).toEqual(before);
  expect(await world.rows("select 1 from account_users where email = 'hired@example.org'")).toEqual([]);
  const [mail] = await world.rows<{ text: string; path: string; template: string }>(
    `select text, path, template from mails where "to" = 'hired@example.org'`,
  );
  expect(mail).toMatchObject({ template: "tutor-invitation" });
  expect(mail!.text).not.toMatch(/code=/);
  expect(mail!.path).not.toMatch(/code=/);
  const links = await world.rows<{ used_at: null }>("select used_at from tutor_invitations where person_id = $1", [
    at.personId,
  ]);
  expect(links).toEqual([{ used_at: null }]);
});

it("brings back a tutor who left, under their old number", async () => {
  const [former] = await world.rows<{ id: string; email: string; tutor_number: string }>(
    "select t.id, t.tutor_number, p.email from tutors t join persons p on p.id = t.id where t.tutor_number = 'T-0009'",
  );
  await world.rows("update tutors set status = 'left', left_at = now(), left_reason = 'x' where id = $1", [former!.id]);
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'NG'");
  let at = await done(apply(former!.email, { samePerson: true, regionId: region!.id }));
  expect(at.round).toBe(2);
  at = await done(save(at, { interviewDate: "2026-02-02", interviewerId: await staffId(), ...fives, demoScore: 4 }));
  at = await done(save(at, { ...allChecks, ...accepted }));
  for (let n = 0; n < 5; n += 1) at = await done(fire(at, "advance"));
  await equip(at.personId);
  await done(fire(at, "onboard", {}, "director"));
  const [now] = await world.rows("select tutor_number, status, left_at from tutors where id = $1", [former!.id]);
  expect(now).toEqual({ tutor_number: "T-0009", status: "active", left_at: null });
});

it("writes to candidates from the template in use, and says so where there is none", async () => {
  let at = await done(apply("post@example.org"));
  at = await done(fire(at, "advance"));
  const plan = { interviewDate: "2026-03-03", interviewTime: "10:30", interviewTimeZone: "Africa/Lagos" };
  at = await done(save(at, { ...plan, interviewerId: await staffId() }));
  await done(fire(at, "advance", { mail: true }));
  const [mail] = await world.rows<{ subject: string; text: string }>(
    `select subject, text from mails where "to" = 'post@example.org'`,
  );
  expect(mail!.subject).toBe("Your interview with us, Chiamaka");
  expect(mail!.text).toContain("Tuesday 3 March 2026 at 10:30 (Lagos). Ifẹ́olúwa Akínlàjà will talk");
  const written = await world.rows("select subject, mail_id from messages where to_person_id = $1", [at.personId]);
  expect(written).toEqual([{ subject: mail!.subject, mail_id: expect.any(String) }]);
  await world.rows("update templates set active = false where kind = 'candidate-rejection'");
  const other = await done(apply("unwritten@example.org"));
  const answer = await fire(other, "reject", { reason: "policy", doNotRehire: false, mail: true });
  expect(answer.body.fields["mail"]).toBe("There is no template in use for this email.");
  expect((await listed(`id=${other._id}`))[0]?.stage).toBe("applied");
});

it("lists what is open, by stage, subject, owner and how long it has stood", async () => {
  const open = await listed();
  expect(open.some(({ stage }) => stage === "rejected" || stage === "onboarded" || stage === "withdrawn")).toBe(false);
  const demo = await listed("stage=demo-lesson");
  expect(demo.length).toBeGreaterThan(0);
  expect(demo.every(({ stage }) => stage === "demo-lesson")).toBe(true);
  const [late, fresh] = [await listed("overdue=true"), await listed("overdue=false")];
  expect(late.length).toBeGreaterThan(0);
  expect(late.length + fresh.length).toBe(open.length);
  const igbo = await listed("subject=Igbo");
  expect(igbo.length).toBe(open.filter(({ subjects }) => subjects.includes("Igbo")).length);
  expect((await listed("ownerId=none")).every(({ ownerId }) => ownerId === null)).toBe(true);
  expect(
    (await listed("stage=rejected&reason=policy")).every(({ rejectionReason }) => rejectionReason === "policy"),
  ).toBe(true);
});

it("is for those who may see tutors", async () => {
  expect((await world.v1("get", path, { as: "content-manager" })).status).toBe(403);
});
