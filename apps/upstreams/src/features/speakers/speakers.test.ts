import { idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { SpeakerRecord } from "./speaker.record.ts";

let world: World;
let dialectId: string;
beforeAll(async () => {
  world = await openWorld();
  const { body } = await world.v2<Page<{ _id: string }>>("get", "/language/dialects?subject=Igbo&q=owerri", {
    as: "admin",
  });
  dialectId = body.data[0]?._id ?? "";
});
afterAll(() => world.close());

const path = "/language-app/speakers";
type Answered = One<SpeakerRecord> & { error?: string; fields?: Record<string, string> };

const create = (over: object = {}, as: Caller = "content-manager") =>
  world.v2<Answered>("post", path, {
    as,
    body: { subjects: ["Igbo"], dialectId, consentCovers: ["app"], consentGivenOn: "2026-01-02", ...over },
  });
async function aSpeaker(over: object = {}, as: Caller = "content-manager"): Promise<SpeakerRecord> {
  const { status, body } = await create(over, as);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
}
const save = ({ _id, version }: SpeakerRecord, changes: object, as: Caller = "content-manager") =>
  world.v2<Answered>("patch", path, { as, body: { _id, version, ...changes } });
const fire = ({ _id, version }: SpeakerRecord, event: string, body: object = {}, as: Caller = "content-manager") =>
  world.v2<Answered>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });

it("gives every speaker a code of their own, and says who recorded which consent", async () => {
  const [one, other] = [await aSpeaker(), await aSpeaker()];
  expect(Number(other.code.slice(3)) - Number(one.code.slice(3))).toBe(1);
  expect(one).toMatchObject({ code: expect.stringMatching(/^SP-\d{4}$/), consentTextVersion: 1, status: "active" });
  expect(one.consentById).toBe(one.createdBy);
});

it.each<[object, Record<string, string>]>([
  [{ ageBand: "under-18" }, { guardian: "A guardian's consent is needed for speakers under 18." }],
  [{ consentCovers: [] }, { consentCovers: "Record the speaker's consent before saving." }],
  [{ subjects: ["Yoruba"] }, { dialectId: "Choose a dialect of one of the speaker's languages." }],
  [{ consentGivenOn: "2026-03-01" }, { consentGivenOn: "The consent cannot be given in the future." }],
  [{ evidenceFileId: "f".repeat(24) }, { evidenceFileId: "This file is no longer there. Upload it again." }],
])("refuses %j at its field", async (over, fields) => {
  const { status, body } = await create(over);
  expect([status, body.fields]).toEqual([422, fields]);
});

it("asks for a guardian too where the age is only said later", async () => {
  const speaker = await aSpeaker();
  expect((await save(speaker, { ageBand: "under-18" })).body.fields).toEqual({
    guardian: "A guardian's consent is needed for speakers under 18.",
  });
  expect((await save(speaker, { ageBand: "under-18", guardian: "Ngọzi" })).status).toBe(200);
});

it("keeps what shows the consent for those who may read speakers, and for nobody by its address", async () => {
  const sent = { kind: "document", name: "consent.pdf", content: Buffer.from("%PDF-1.7\nyes") };
  const evidenceFileId = idOf(await uploadFile(world, "content-manager", sent));
  await aSpeaker({ evidenceFileId });
  for (const [as, count] of [
    ["director", 1],
    ["content-creator", 0],
  ] as const) {
    const { body } = await world.v2<{ data: object[] }>("get", `/files?id=${evidenceFileId}`, { as });
    expect([as, body.data.length]).toEqual([as, count]);
  }
});

it("withdraws a consent with a reason, and takes that back", async () => {
  const speaker = await aSpeaker();
  expect((await fire(speaker, "withdraw")).body.fields).toEqual({ reason: "Reason is required." });
  expect((await fire(speaker, "withdraw", { reason: "Asked by email" }, "admin")).status).toBe(403);
  const gone = (await fire(speaker, "withdraw", { reason: "Asked by email" })).body.data;
  expect(gone).toMatchObject({ status: "withdrawn", withdrawReason: "Asked by email" });
  expect((await save(gone, { place: "Owerri" })).body.error).toBe("This speaker is withdrawn, so it cannot be edited.");
  const back = (await fire(gone, "reinstate")).body.data;
  expect(back).toMatchObject({ status: "active", withdrawnAt: null, withdrawReason: null });
});

it("is read by all who record, and changed by creators where they added the speaker", async () => {
  const others = await aSpeaker();
  expect((await world.v2("get", path, { as: "content-creator" })).status).toBe(200);
  expect((await save(others, { place: "Aba" }, "content-creator")).status).toBe(403);
  const own = await aSpeaker({}, "content-creator");
  expect((await save(own, { place: "Aba" }, "content-creator")).body.data.place).toBe("Aba");
  expect((await world.v2("get", path, { as: "no-role" })).status).toBe(403);
});
