import { leadsOf } from "../../testing/leads.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { LeadRecord } from "./leads-list.public.ts";

let world: World;
let leads: Awaited<ReturnType<typeof leadsOf>>;
beforeAll(async () => {
  world = await openWorld();
  leads = await leadsOf(world);
});
afterAll(() => world.close());

it("is added as new, with a phone read as its region dials it, and the stage written down", async () => {
  const lead = await leads.aLead({ phoneNumber: "07400 123555", subjects: ["Igbo", "Igbo"] });
  expect(lead).toMatchObject({ stage: "new", phoneNumber: "+447400123555", subjects: ["Igbo"], customerId: null });
  expect(lead.stages).toEqual([
    { stage: "new", reachedAt: world.clock.now().toISOString(), byId: leads.ids.get("admin") },
  ]);
});

it("has an email that no other open lead has, in whatever case, also when it is taken up again", async () => {
  const first = await leads.aLead({ email: "twice@example.org" });
  const again = await leads.create({ email: "Twice@example.org" });
  expect([again.status, again.body.fields]).toEqual([422, { email: "There is already an open lead for this email." }]);
  const lost = await leads.moved(first, "lose", { lostReason: "no-reply" });
  const second = await leads.aLead({ email: "twice@example.org" });
  const reopened = await leads.fire(lost, "reopen");
  expect([reopened.status, reopened.body.error]).toEqual([409, "There is already an open lead for this email."]);
  await leads.moved(second, "lose", { lostReason: "duplicate" });
  expect((await leads.moved(lost, "reopen")).stage).toBe("contacted");
});

it("keeps the first time that each stage was reached", async () => {
  const lead = await leads.aLead();
  world.pass(30);
  const contacted = await leads.moved(lead, "contact");
  const first = world.clock.now().toISOString();
  world.pass(60);
  const booked = await leads.moved(contacted, "book-trial");
  expect((await leads.moved(contacted, "book-trial")).version).toBe(booked.version);
  const lost = await leads.moved(booked, "lose", { lostReason: "price" });
  world.pass(60);
  const back = await leads.moved(lost, "reopen");
  expect(back).toMatchObject({ stage: "contacted", lostReason: null, stageSince: world.clock.now().toISOString() });
  expect(back.stages.map(({ stage }) => stage)).toEqual(["new", "contacted", "trial-booked", "lost"]);
  expect(back.stages.find(({ stage }) => stage === "contacted")?.reachedAt).toBe(first);
});

it("does not go back, and says where it stands", async () => {
  const lead = await leads.moved(await leads.aLead(), "complete-trial");
  const refused = await leads.fire(lead, "book-trial");
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "This lead is trial completed, so it cannot be marked as booked for a trial.",
  ]);
  expect((await leads.fire(lead, "lose", {})).body.fields).toEqual({ lostReason: "Choose why this lead was lost." });
  expect((await leads.save(lead, { stage: "lost" })).status).toBe(422);
});

it.each([
  ["email", { email: null }, "Add an email or a phone number."],
  ["nextActionOn", { nextAction: "Call" }, "Say by when."],
  ["nextAction", { nextActionOn: "2026-02-01" }, "Say what is to be done."],
  ["ownerId", { ownerId: "f".repeat(24) }, "The selected owner no longer exists."],
  ["regionId", { regionId: "f".repeat(24) }, "The selected region no longer exists."],
])("refuses at %s what would leave it wanting: %j", async (field, changes, text) => {
  expect((await leads.save(await leads.aLead(), changes)).body.fields).toEqual({ [field]: text });
});

it("tells the second of two people that it has changed", async () => {
  const lead = await leads.aLead();
  expect((await leads.save(lead, { firstName: "Adaeze" })).status).toBe(200);
  const stale = await leads.save(lead, { firstName: "Adaobi" }, "director");
  expect([stale.status, stale.body.code]).toEqual([409, "STALE"]);
  expect((await leads.fire(lead, "contact", {}, "director")).status).toBe(409);
});

it("is for those who look after customers", async () => {
  const lead = await leads.aLead();
  for (const as of ["content-manager", "content-creator", "no-role"] as const) {
    expect((await world.v2("get", "/people/leads", { as })).status).toBe(403);
    expect((await leads.create({}, as)).status).toBe(403);
    expect((await leads.fire(lead, "contact", {}, as)).status).toBe(403);
  }
});

it("becomes a new customer with what is known, and their activity tells of it", async () => {
  const lead = await leads.aLead({
    phoneNumber: "+447700900777",
    whoIsLessonFor: "dependent",
    source: "ads",
    ownerId: leads.ids.get("director"),
  });
  const converted = await leads.moved(lead, "convert");
  expect(converted).toMatchObject({ stage: "converted", nextActionOn: null });
  const { body } = await world.v2<Page<Record<string, unknown>>>(
    "get",
    `/people/customers?id=${converted.customerId}`,
    { as: "admin" },
  );
  expect(body.data[0]).toMatchObject({
    firstName: "Ada",
    lastName: "Obi",
    email: lead.email,
    phoneNumber: "+447700900777",
    status: "lead",
    source: "ads",
    ownerId: leads.ids.get("director"),
    whoIsLessonFor: "dependent",
    isLearner: false,
    regionId: leads.ids.get("UK"),
    timeZone: "Europe/London",
    currency: "GBP",
  });
  const told = await world.rows(
    "select action, reason from team_activity where entity_kind = 'customer' and entity_id = $1",
    [converted.customerId],
  );
  expect(told).toEqual([{ action: "created", reason: "Converted from a lead." }]);
  expect((await leads.fire(converted, "lose", { lostReason: "price" })).body.error).toBe(
    "This lead is converted, so it cannot be marked as lost.",
  );
});

it("asks for a surname where the lead has none, and leaves nothing behind when it is refused", async () => {
  const lead = await leads.aLead({ lastName: null });
  const before = await world.rows("select count(*) from persons");
  expect((await leads.fire(lead, "convert")).body.fields).toEqual({ lastName: "Last name is required." });
  expect(await world.rows("select count(*) from persons")).toEqual(before);
  expect(await leads.moved(lead, "convert", { lastName: "Eze" })).toMatchObject({
    stage: "converted",
    lastName: "Eze",
  });
});

it("finds the customer with the same email or phone, and links them instead of making a second", async () => {
  const [known] = await world.rows<{ id: string; email: string; phone: string }>(
    "select p.id, p.email, p.phone_number as phone from persons p join customers c using (id) where c.customer_number = 'C-000015'",
  );
  const byPhone = await leads.aLead({ lastName: null, phoneNumber: known!.phone });
  const likely = async ({ _id }: LeadRecord) =>
    (await world.v2<{ _id: string }[]>("get", `/people/leads/${_id}/likely-customers`, { as: "admin" })).body.map(
      (one) => one._id,
    );
  expect(await likely(byPhone)).toContain(known!.id);
  const byEmail = await leads.aLead({ email: known!.email });
  expect(await likely(byEmail)).toEqual([known!.id]);
  expect(await likely(await leads.aLead())).toEqual([]);
  const taken = await leads.fire(byEmail, "convert");
  expect(taken.body.fields).toEqual({ email: "Email is already in use." });
  expect((await leads.fire(byEmail, "convert", { customerId: "f".repeat(24) })).body.fields).toEqual({
    customerId: "The selected customer no longer exists.",
  });
  expect(await leads.moved(byEmail, "convert", { customerId: known!.id })).toMatchObject({ customerId: known!.id });
  const [told] = await world.rows(
    "select action, reason from team_activity where entity_kind = 'customer' and entity_id = $1 order by at desc, id desc limit 1",
    [known!.id],
  );
  expect(told).toEqual({ action: "updated", reason: "Converted from a lead." });
});

it("is found by parts of its name without marks, its email, and its phone as it is dialled at home", async () => {
  const lead = await leads.aLead({ firstName: "Chidịnma", lastName: "Ọkafọ", phoneNumber: "07400 123888" });
  for (const text of ["okafo chid", lead.email!.slice(0, 6), "07400 123 888"]) {
    expect([text, await leads.finds(`q=${encodeURIComponent(text)}`, lead)]).toEqual([text, true]);
  }
  expect(await leads.finds("q=nobody", lead)).toBe(false);
});

it("is found by when its next action is due, while it is open", async () => {
  const on = (day: string) => leads.aLead({ nextActionOn: day, nextAction: "Call" });
  // A Monday.
  const [late, today, sunday, later, none] = [
    await on("2026-01-04"),
    await on("2026-01-05"),
    await on("2026-01-11"),
    await on("2026-01-12"),
    await leads.aLead(),
  ];
  const found = async (due: string) => {
    const { data } = await leads.listed(`nextAction=${due}&q=ada obi`);
    return [late, today, sunday, later, none].map(({ _id }) => data.some((one) => one._id === _id));
  };
  expect(await found("overdue")).toEqual([true, false, false, false, false]);
  expect(await found("today")).toEqual([false, true, false, false, false]);
  expect(await found("week")).toEqual([false, true, true, false, false]);
  expect(await found("none")).toEqual([false, false, false, false, true]);
  await leads.moved(late, "lose", { lostReason: "time" });
  expect((await found("overdue"))[0]).toBe(false);
  expect(await leads.finds("open=false&lostReason=time", late)).toBe(true);
});

it("shows its history, in which losing one who was contacted can be undone", async () => {
  const lead = await leads.moved(await leads.moved(await leads.aLead(), "contact"), "lose", { lostReason: "price" });
  const undo = (version: number) =>
    world.v2<One<LeadRecord> & { error: string; fields: object }>("post", "/audit/undo", {
      as: "admin",
      body: { entityKind: "lead", entityId: lead._id, version },
    });
  expect((await undo(3)).status).toBe(200);
  expect((await leads.listed(`id=${lead._id}`)).data[0]).toMatchObject({ stage: "contacted", lostReason: null });
  expect((await undo(2)).body.error).toBe("This change cannot be undone.");
});

it("has seeded leads in every stage, whose times follow each other and whose customers came then", async () => {
  const all = [...(await leads.listed("sort=createdAt")).data, ...(await leads.listed("sort=createdAt&page=2")).data];
  expect(new Set(all.map(({ stage }) => stage)).size).toBe(6);
  for (const { stages, stage, createdAt } of all) {
    const times = stages.map(({ reachedAt }) => reachedAt);
    expect(times).toEqual(times.toSorted());
    expect([createdAt <= times[0]!, stages.some((one) => one.stage === stage)]).toEqual([true, true]);
  }
  const wrong = await world.rows(
    `select l.id from leads l join customers c on c.id = l.customer_id join lead_stages s on s.lead_id = l.id and s.stage = 'converted'
     where l.created_by = 'system' and s.reached_at <> c.created_at`,
  );
  expect(wrong).toEqual([]);
});

it("is found by when it came to its stage", async () => {
  const lost = await leads.moved(await leads.aLead(), "lose", { lostReason: "no-reply" });
  expect(await leads.finds("stage=lost&stageSinceBetween=2026-01-01/2026-01-31", lost)).toBe(true);
  expect(await leads.finds("stage=lost&stageSinceBetween=2025-12-01/2025-12-31", lost)).toBe(false);
  expect(await leads.finds("stageSince=today", lost)).toBe(true);
});
