import { uploadFile, idOf } from "../../testing/files.ts";
import { agreementStates } from "@app/domain/partners/partner-enums.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { PartnerRecord } from "./partner.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Answered = One<PartnerRecord> & { error?: string; fields?: Record<string, string> };
let made = 0;
const today = "2026-01-05";

const create = (body: object = {}, as: Caller = "director") => {
  made += 1;
  const draft = { name: `School ${made}`, kind: "school", contactName: "Ada Obi", code: `SCHOOL-${made}` };
  return world.v2<Answered>("post", "/partners", {
    as,
    body: { ...draft, contactEmail: `office${made}@school.example`, ...body },
  });
};
async function aPartner(body: object = {}): Promise<PartnerRecord> {
  const { status, body: answer } = await create(body);
  expect([status, answer.fields]).toEqual([201, undefined]);
  return answer.data;
}
const save = ({ _id, version }: PartnerRecord, changes: object, as: Caller = "director") =>
  world.v2<Answered>("patch", "/partners", { as, body: { _id, version, ...changes } });
const fire = ({ _id, version }: PartnerRecord, event: string, body: object = {}, as: Caller = "director") =>
  world.v2<Answered>("post", `/partners/${_id}/${event}`, { as, body: { version, ...body } });
async function moved(partner: PartnerRecord, event: string, body: object = {}): Promise<PartnerRecord> {
  const { status, body: answer } = await fire(partner, event, body);
  expect([event, status, answer.error]).toEqual([event, 200, undefined]);
  return answer.data;
}
const anAgreement = async (name = "agreement.pdf") =>
  idOf(
    await uploadFile(world, "director", {
      kind: "document",
      name,
      content: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
    }),
  );
const reason = "Because.";

it("is activated with an agreement that has started, or with a reason", async () => {
  const partner = await aPartner();
  const refused = await fire(partner, "activate");
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { reason: "Add an agreement that has started, or give a reason." },
  ]);
  const agreementFileId = await anAgreement();
  const upcoming = (await save(partner, { agreementStartsOn: "2026-01-06", agreementFileId })).body.data;
  expect(upcoming).toMatchObject({ agreementState: "upcoming", agreementFileId, earlierFileIds: [] });
  expect((await fire(upcoming, "activate")).status).toBe(422);
  const started = (await save(upcoming, { agreementStartsOn: today })).body.data;
  expect(await moved(started, "activate")).toMatchObject({ status: "active", agreementState: "running" });
  expect(await moved(await aPartner(), "activate", { reason })).toMatchObject({ status: "active" });
});

it("goes from prospect to active, stops, goes on, ends and begins again; reasons are asked and kept", async () => {
  const active = await moved(await aPartner(), "activate", { reason });
  expect((await fire(active, "suspend")).body.fields).toEqual({ reason: "Reason is required." });
  const suspended = await moved(active, "suspend", { reason: "Wrong figures." });
  expect((await fire(suspended, "activate", { reason })).body.error).toBe(
    "This partner is suspended, so it cannot be activated.",
  );
  const again = await moved(suspended, "reinstate");
  const ended = await moved(again, "end", { reason });
  expect(ended).toMatchObject({ status: "ended", endedAt: world.clock.now().toISOString() });
  expect((await fire(ended, "suspend", { reason })).body.error).toBe(
    "This partner is ended, so it cannot be suspended.",
  );
  expect(await moved(ended, "reopen")).toMatchObject({ status: "prospect", endedAt: null });
  const told = await world.rows<{ reason: string }>(
    "select reason from team_activity where entity_id = $1 and reason is not null order by version",
    [ended._id],
  );
  expect(told.map((row) => row.reason)).toEqual([reason, "Wrong figures.", reason]);
});

it("counts the days of an agreement where the partner is, and leaves the state alone when it runs out", async () => {
  const rows = await world.rows<{ id: string; code: string }>("select id, code from regions");
  const us = rows.find(({ code }) => code === "US")?.id;
  // It is 09:00 in UTC on 5 January: the same day in each region.
  const agreement = { agreementStartsOn: "2025-01-01", agreementEndsOn: today, agreementFileId: await anAgreement() };
  const active = await moved(await aPartner({ ...agreement, regionIds: [us] }), "activate");
  expect(active.agreementState).toBe("ending");
  const read = async () =>
    (await world.v2<Page<PartnerRecord>>("get", `/partners?id=${active._id}`, { as: "director" })).body.data[0];
  // 04:30 in UTC on the day after is still the 5th in New York.
  world.pass(19.5 * 60);
  expect(await read()).toMatchObject({ agreementState: "ending" });
  world.pass(60);
  expect(await read()).toMatchObject({ agreementState: "ended", status: "active" });
});

it("keeps the agreements that were replaced, and takes no last day before the first", async () => {
  const first = await anAgreement("first.pdf");
  const partner = await aPartner({ agreementStartsOn: today, agreementFileId: first, revenueShareBp: 1250 });
  const second = await anAgreement("second.pdf");
  const replaced = (await save(partner, { agreementFileId: second })).body.data;
  expect(replaced).toMatchObject({ agreementFileId: second, earlierFileIds: [first], revenueShareBp: 1250 });
  expect((await save(replaced, { agreementEndsOn: "2026-01-04" })).body.fields).toEqual({
    agreementEndsOn: "The last day must not be before the first day.",
  });
  expect((await save(replaced, { agreementFileId: null })).body.fields).toEqual({
    agreementFileId: "Upload the signed agreement.",
  });
});

it("has a code that nobody else has or had", async () => {
  const partner = await aPartner({ code: "mine-1" });
  expect(partner.code).toBe("MINE-1");
  const renamed = (await save(partner, { code: "MINE-2" })).body.data;
  const taken = { code: "This code is already in use." };
  expect((await create({ code: "Mine-2" })).body.fields).toEqual(taken);
  expect((await create({ code: "MINE-1" })).body.fields).toEqual(taken);
  expect((await save(renamed, { code: "MINE-1" })).body.data.code).toBe("MINE-1");
});

it("gives one of many who ask for the same code at once that code", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => create({ code: "AT-ONCE" })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
});

it.each(["admin", "content-manager", "content-creator"] as const)("is closed to %s at every call", async (as) => {
  const partner = await aPartner();
  const answers = [
    await world.v2("get", "/partners", { as }),
    await world.v2("get", "/partners/facets?by=status", { as }),
    await create({}, as),
    await save(partner, { name: "Another" }, as),
    ...(await Promise.all(
      ["activate", "suspend", "reinstate", "end", "reopen"].map((event) => fire(partner, event, { reason }, as)),
    )),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});

it("has twelve in the demo business, in every state", async () => {
  const rows = await world.rows<{ status: string }>("select status from partners where created_by = 'system'");
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["prospect", "active", "suspended", "ended"]));
});

it("finds partners by the state of their agreement as they show it, on first and last days too", async () => {
  const last = ["2026-01-04", today, "2026-03-06", "2026-03-07"].map((day) => ["2025-01-01", day] as const);
  for (const [agreementStartsOn, agreementEndsOn] of [...last, [today, null], ["2026-01-06", null], [null, null]])
    await aPartner({ agreementStartsOn, agreementEndsOn, agreementFileId: agreementStartsOn && (await anAgreement()) });
  const found = async (query: string) =>
    (await world.v2<Page<PartnerRecord>>("get", `/partners?pageSize=100${query}`, { as: "director" })).body.data;
  const all = await found("");
  for (const state of agreementStates) {
    const named = all.filter(({ agreementState }) => agreementState === state).map(({ name }) => name);
    expect(named).not.toEqual([]);
    expect([state, (await found(`&agreementState=${state}`)).map(({ name }) => name)]).toEqual([state, named]);
  }
});
