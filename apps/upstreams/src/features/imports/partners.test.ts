import { importer } from "../../testing/imports.ts";
import { referring, type Referring } from "../../testing/referring.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { PartnerRecord } from "../partners/partners-list.public.ts";

let world: World;
let on: Referring;
beforeAll(async () => {
  world = await openWorld();
  on = referring(world);
});
afterAll(() => world.close());

const head = [...["Name", "Kind", "Contact", "Email", "Phone", "Country"], ...["Regions", "Code", "Owner", "Notes"]];
const rowOf = (name: string, code: string, others: Record<string, string> = {}): string[] => {
  const cells: Record<string, string> = { Name: name, Code: code, Kind: "School", Contact: "Ada Obi", ...others };
  return head.map((column) => cells[column] ?? (column === "Email" ? `${code.toLowerCase()}@gmail.com` : ""));
};
const partnerNamed = async (name: string) =>
  (
    await world.v2<Page<PartnerRecord>>("get", `/partners?q=${encodeURIComponent(name)}`, { as: "director" })
  ).body.data.find((one) => one.name === name) as PartnerRecord;
const told = ({ verdict, problem }: { verdict: unknown; problem: unknown }) => [verdict, problem];
const partnersCalled = (like: string) =>
  world.rows<{ name: string; status: string }>("select name, status from partners where name like $1 order by name", [
    like,
  ]);

it("adds prospects with all their columns, and takes them back with their codes", async () => {
  const { send, check, run, rows, undo } = importer(world, "director", "partners");
  const full = {
    ...{ Kind: "charity", Email: "Ruth@Hope.example", Phone: "020 7946 0018", Country: "gb" },
    ...{ Regions: "uk; NG", Owner: "director@demo.test", Notes: "Met at the fair." },
  };
  const id = await send([head, rowOf("Hope Ọgbakọ", "hope-1", full), rowOf("Hope Two", "HOPE-2")], "partners.csv");
  await check(id);
  expect((await rows(id)).map(told)).toEqual([
    ["create", null],
    ["create", null],
  ]);
  expect(await partnersCalled("Hope%")).toEqual([]);
  expect((await run(id)).state).toBe("imported");
  const again = await send([head, rowOf("Hope Ọgbakọ", "hope-1", full)], "partners.csv");
  await check(again);
  expect((await rows(again)).map(told)).toEqual([["unchanged", null]]);
  const [director] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'director@demo.test'",
  );
  const regions = await world.rows<{ id: string }>(
    "select id from regions where code in ('UK', 'NG') order by code desc",
  );
  expect(await partnerNamed("Hope Ọgbakọ")).toMatchObject({
    ...{ kind: "NGO", contactName: "Ada Obi", contactEmail: "ruth@hope.example", phone: "+442079460018" },
    ...{ country: "GB", regionIds: regions.map((region) => region.id), code: "HOPE-1", ownerId: director?.id },
    ...{ notes: "Met at the fair.", status: "prospect", agreementState: "none" },
  });
  await undo(id);
  expect((await rows(id)).map(({ undo: outcome }) => outcome)).toEqual(["reversed", "reversed"]);
  expect(await partnersCalled("Hope%")).toEqual([]);
  expect(await world.rows("select code from referral_codes where code like 'HOPE-%'")).toEqual([]);
});

it("warns of a partner with the same name or the same mail domain, and changes the one with the same code or ID", async () => {
  const { send, check, run, rows, undo } = importer(world, "super-admin", "partners");
  const zenith = await partnerNamed("Zenith Energy Services");
  const lekki = await partnerNamed("Lekki British Nursery");
  const kora = await partnerNamed("Kora Childcare");
  const domain = zenith.contactEmail.split("@")[1] ?? "";
  const idHead = [...head, "Partner ID"];
  const id = await send([
    idHead,
    [...rowOf("KORÁ childcare ", "other"), ""],
    [...rowOf("Zenith Foundation", "z-fund", { Email: `fund@${domain}` }), ""],
    [...rowOf("Zenith Energy Services", zenith.code.toLowerCase(), { Kind: "", Email: "", Contact: "New Head" }), ""],
    ["Lekki Nursery", "", "", "", "", "", "", "", "", "", lekki._id],
    [...rowOf("Nobody", "nobody"), "00000000-0000-0000-0000-000000000000"],
  ]);
  await check(id);
  const checked = await rows(id);
  expect(checked.map(told)).toEqual([
    [
      "ambiguous",
      "This may be a partner that is there already. Add its code or its partner ID to change it, or leave the row out.",
    ],
    ["create", null],
    ["update", null],
    ["update", null],
    ["failed", "Partner ID: “00000000-0000-0000-0000-000000000000” was not found."],
  ]);
  expect(checked[0]?.candidates).toEqual([{ label: kora.name, url: `/app/partner/${kora._id}` }]);
  expect(checked[1]?.candidates).toEqual([
    { label: `Same organisation? ${zenith.name}`, url: `/app/partner/${zenith._id}` },
  ]);
  await run(id, { leavesOut: true });
  expect((await partnerNamed(zenith.name)).contactName).toBe("New Head");
  expect((await partnerNamed("Lekki Nursery"))._id).toBe(lekki._id);
  await undo(id);
  expect((await partnerNamed(zenith.name)).contactName).toBe(zenith.contactName);
  expect((await partnerNamed(lekki.name))._id).toBe(lekki._id);
});

it("refuses a row by field: codes that are used, regions and owners who are not there, and what the form refuses", async () => {
  const { send, check, rows } = importer(world, "director", "partners");
  const referrer = await on.refers();
  const lekki = await partnerNamed("Lekki British Nursery");
  const id = await send([
    head,
    rowOf("Twice One", "twice"),
    rowOf("Twice Two", "TWICE"),
    rowOf("twice one", "twice-3"),
    rowOf("Taken One", referrer.code),
    rowOf("Taken Two", lekki.code),
    rowOf("Far Away", "far", { Regions: "UK, Mars" }),
    rowOf("Unowned", "unowned", { Owner: "nobody@demo.test" }),
    rowOf("Bad", "b", { Kind: "club", Email: "bad", Phone: "12", Country: "Nigeria" }),
    ["", "", "", "", "", "", "", "", "", "Only a note"],
  ]);
  await check(id);
  const words = (await rows(id)).map(({ verdict, problem }) => `${verdict}: ${problem}`);
  expect(words.slice(0, 7)).toEqual([
    "create: null",
    "failed: Code: Row 2 uses this already.",
    "failed: The same as row 2.",
    "failed: Code: This code is already in use.",
    "failed: Code: This code is already in use.",
    "failed: Regions: “Mars” was not found.",
    "failed: Owner: “nobody@demo.test” was not found.",
  ]);
  expect(words[7]).toContain("Kind must be one of: school, community, church, company, NGO, agency, other.");
  expect(words[8]).toContain("Name is required.");
  expect(words[8]).toContain("Code is required.");
});

it("leaves a partner that has users or was changed when the import is undone", async () => {
  const { send, check, run, rows, undo } = importer(world, "director", "partners");
  const id = await send([head, rowOf("Used", "used"), rowOf("Edited", "edited"), rowOf("Idle", "idle")]);
  await check(id);
  await run(id);
  const used = await partnerNamed("Used");
  const user = { firstName: "Ada", lastName: "Obi", email: "ada@used.example", partnerId: used._id };
  const added = await world.v2<One<object>>("post", "/partners/users", {
    as: "director",
    body: { ...user, partnerRole: "owner", allLearners: true },
  });
  expect(added.status).toBe(201);
  const { _id, version } = await partnerNamed("Edited");
  await world.v2("patch", "/partners", { as: "super-admin", body: { _id, version, contactName: "Other" } });
  await undo(id);
  expect((await rows(id)).map(({ label, undo: outcome }) => [label, outcome])).toEqual([
    ["Used", "stuck"],
    ["Edited", "kept"],
    ["Idle", "reversed"],
  ]);
  expect((await rows(id)).map(({ undoReason }) => undoReason)).toEqual([
    "Not undone: other records refer to this one.",
    expect.stringMatching(/^Kept: .+ has changed this record since\.$/),
    null,
  ]);
});

it.each(["admin", "content-manager", "content-creator"] as const)("is closed to %s", async (as) => {
  const { start } = importer(world, as, "partners");
  const { status } = await start(Buffer.from("Name,Code\r\nA,AAA"), "partners.csv", null);
  expect(status).toBe(403);
});

it("checks 2,000 rows, and finds the code of the first in the last", async () => {
  const { send, check, rows } = importer(world, "director", "partners");
  const many = Array.from({ length: 2_000 }, (_, n) =>
    rowOf(`Many ${n}`, `many-${n % 1_999}`, { Regions: n % 2 ? "UK" : "NG", Email: `office@many${n}.example` }),
  );
  const id = await send([head, ...many]);
  const counts = new Map((await check(id)).verdicts.map(({ verdict, count }) => [verdict, count]));
  expect([counts.get("create"), counts.get("failed")]).toEqual([1_999, 1]);
  expect((await rows(id, "&verdict=failed")).map(({ row, problem }) => [row, problem])).toEqual([
    [2_001, "Code: Row 2 uses this already."],
  ]);
}, 300_000);
