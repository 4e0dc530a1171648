import { zipSync, strToU8 } from "fflate";
import { importer, onePiece, runnerOf } from "../../testing/imports.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { ImportRecord } from "./import.record.ts";

let world: World;
/** Each test makes and means others, for all of them share one database. */
let test = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  test += 1;
});

const head = ["First name", "Surname", "Email", "Phone", "Region"];
const people = async () => (await world.rows<{ n: number }>("select count(*)::int n from customers"))[0]?.n ?? 0;
const made = (n: number) => [
  "Ngọzi",
  `Made${n}`,
  `made${n}.${test}@x.example`,
  `+23480300${10_000 + 100 * test + n}`,
  "NG",
];
const some = (count: number) => Array.from({ length: count }, (_, n) => made(n));

interface Somebody {
  id: string;
  version: number;
  customer_number: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
}
const known = (n = 3) =>
  world.rows<Somebody>(
    `select customers.id, customers.version, customer_number, email, first_name, last_name, phone_number from customers join persons using (id)
     where email is not null and phone_number is not null and 1 = (select count(*) from persons as other where other.phone_number = persons.phone_number)
     order by customers.id limit ${n} offset ${10 * test}`,
  );

it("reads a file, guesses its columns, says what each row would do, imports it and takes it back", async () => {
  const { send, one, check, rows, run, undo } = importer(world);
  const id = await send([
    head,
    ["Ada", "Okonkwo-New", "ada.new@example.com", "", "UK"],
    ["Bọ́lá", "Adéyẹmí-New", "not an email", "", "UK"],
    ["", "", "", "", ""],
    ["Chi", "Eze-New", "chi.new@example.com", "8.03E+09", "Mars"],
    ["Ada", "Other", "ADA.new@example.com", "", "UK"],
    ["", "Nobody", "nobody@example.com", "", ""],
  ]);
  const read = await one(id);
  expect(read).toMatchObject({ state: "mapping", total: 5, headings: head });
  expect(read.mapping).toEqual(["firstName", "lastName", "email", "phoneNumber", "regionId"]);
  expect(read.sample).toHaveLength(5);

  const before = await people();
  const checked = await check(id);
  expect(checked).toMatchObject({ state: "checked", error: null, done: 0 });
  expect(await people()).toBe(before);
  expect((await rows(id)).map(({ row, verdict, problem }) => [row, verdict, problem])).toEqual([
    [2, "create", null],
    [3, "failed", "Email: Enter a valid email address."],
    [
      5,
      "failed",
      "Phone: The spreadsheet has damaged this number. Format the column as text and export the file again. Region: “Mars” was not found.",
    ],
    [6, "failed", "The same as row 2."],
    [7, "failed", "First name is required. Region is required."],
  ]);
  expect(await rows(id, "&verdict=create")).toHaveLength(1);
  const done = await run(id, { leavesOut: true });
  expect(done).toMatchObject({ state: "imported" });
  expect(await people()).toBe(before + 1);
  const logged = "select reason from team_activity where entity_kind = 'customer' and request_id = $1";
  expect(await world.rows(logged, [id])).toEqual([{ reason: "Import: people.csv." }]);
  expect(await undo(id)).toMatchObject({ state: "undone", undoUntil: null });
  expect(await people()).toBe(before);
});

it("gives the rows that failed as a file with the same columns and what is wrong, safe from formulas", async () => {
  const { send, check, one } = importer(world);
  const id = await send([
    [...head, "Problem"],
    ["=Ada", "Okonkwo", "no", "", "UK", "Old reason"],
  ]);
  await check(id);
  const { problemFile } = await one(id);
  const stored = await world.files.store.get(problemFile?._id ?? "");
  const text = Buffer.concat((await stored?.toArray()) ?? []).toString();
  expect(problemFile?.name).toBe("people-problems.csv");
  expect(text).toBe(
    "\uFEFFFirst name,Surname,Email,Phone,Region,Problem\r\n'=Ada,Okonkwo,no,,UK,Email: Enter a valid email address.\r\n",
  );
});

it("lets cells be corrected in the check, and checks them again", async () => {
  const { send, check, call, work, one, rows } = importer(world);
  const id = await send([head, ["Ada", "Mended", "no address", "", "UK"], made(1)]);
  await check(id);
  const [wrong] = await rows(id);
  expect(wrong?.cells).toEqual([
    { column: 2, heading: "Email", text: "no address", problem: "Enter a valid email address." },
  ]);
  const mend = (row: number, column: number, text: string) =>
    call(`/imports/${id}/mend`, { rows: [{ row, cells: [{ column, text }] }] });
  expect((await mend(9, 2, "x")).body.error).toBe("Row 9 of the file has no such cell.");
  expect((await mend(2, 9, "x")).body.error).toBe("Row 2 of the file has no such cell.");
  expect((await mend(2, 2, `mended.${test}@x.example`)).body.data.state).toBe("checking");
  await work();
  expect(await one(id)).toMatchObject({ state: "checked", problemFile: null });
  expect((await rows(id)).map(({ verdict, cells }) => [verdict, cells])).toEqual([
    ["create", []],
    ["create", []],
  ]);
});

it("matches by number, then by email, asks about the same phone and surname, and shows each change", async () => {
  const { send, check, rows } = importer(world);
  const [one, two, three] = (await known()) as [Somebody, Somebody, Somebody];
  const id = await send([
    ["Customer number", "First name", "Surname", "Email", "Phone", "Region", "Tags"],
    [one.customer_number.replace("C-0", "c "), "", "", "", "", "", "Gold"],
    ["", "", "", two.email.toUpperCase(), "", "", ""],
    ["", three.first_name, three.last_name.toUpperCase(), "", three.phone_number, "UK", ""],
    ["C-999999", "", "", "", "", "", ""],
    [one.customer_number, "", "", "", "", "", ""],
  ]);
  await check(id);
  const [first, second, third, fourth, fifth] = await rows(id);
  expect(first).toMatchObject({ verdict: "update", url: `/app/tutoring/customers/${one.id}` });
  expect(first?.changes).toEqual([{ label: "Tags", from: expect.anything() as unknown, to: "Gold" }]);
  expect(second).toMatchObject({ verdict: "unchanged", changes: [] });
  expect(third).toMatchObject({
    verdict: "ambiguous",
    problem: expect.stringContaining("Add the customer number") as string,
  });
  expect(third?.candidates).toEqual([
    { label: expect.stringContaining(three.last_name) as string, url: `/app/tutoring/customers/${three.id}` },
  ]);
  expect(fourth).toMatchObject({ verdict: "failed", problem: "Customer number: “C-999999” was not found." });
  expect(fifth).toMatchObject({ verdict: "failed", problem: "The same as row 2." });
});

it("goes on where a server died, and imports nobody twice", async () => {
  const { send, check, call, one } = importer(world);
  const id = await send([head, ...some(20)]);
  const before = await people();
  const { fingerprint } = await check(id);
  await call(`/imports/${id}/run`, { fingerprint });
  await onePiece(world);
  expect(await people()).toBeGreaterThan(before);
  // It keeps its lease for a while: nobody else takes the import before that has run out.
  await runnerOf(world, "another").tick();
  expect((await one(id)).state).toBe("importing");
  world.pass(1);
  await runnerOf(world, "another").tick();
  expect((await one(id)).state).toBe("imported");
  expect(await people()).toBe(before + 20);
});

it("shows people their own imports, all to super-admins and directors, and lets nobody import who may not write", async () => {
  const own = importer(world, "admin");
  const id = await own.send([head, made(1)]);
  const seenBy = async (as: "admin" | "director" | "content-manager") =>
    (await world.v2<Page<ImportRecord>>("get", `/imports?id=${id}`, { as })).body.total;
  expect([await seenBy("admin"), await seenBy("director"), await seenBy("content-manager")]).toEqual([1, 1, 0]);
  const other = importer(world, "content-manager");
  expect((await other.call(`/imports/${id}/cancel`, {})).status).toBe(404);
  expect((await other.call("/imports", { kind: "customers", fileId: "0".repeat(24) })).status).toBe(403);
  expect((await own.call(`/imports/${id}/cancel`, {})).body.data.state).toBe("cancelled");
  expect((await own.call(`/imports/${id}/check`, { mapping: ["firstName"] })).body.error).toBe(
    "This import cannot be checked now.",
  );
});

it("cannot be undone after thirty days, and keeps what others refer to by now", async () => {
  const { send, check, run, undo, rows, call } = importer(world);
  const id = await send([head, made(1), made(2)]);
  await check(id);
  await run(id);
  const [first] = await world.rows<{ id: string }>("select id from persons where email = $1", [made(1)[2]]);
  const child = {
    customerId: first?.id,
    firstName: "Tòní",
    lastName: "Made",
    relationship: "child",
    ageGroup: "from-5",
  };
  await world.v2<One<object>>("post", "/people/dependents", { as: "admin", body: child });
  world.pass(31 * 24 * 60);
  world.forgetTokens();
  expect((await call(`/imports/${id}/undo`, {})).body.error).toBe("An import can be undone for 30 days.");
  world.pass(-2 * 24 * 60);
  await undo(id);
  expect((await rows(id)).map(({ undo: outcome, undoReason }) => [outcome, undoReason])).toEqual([
    ["stuck", "Not undone: other records refer to this one."],
    ["reversed", null],
  ]);
});

it("remembers which columns were chosen, and takes one field for one column", async () => {
  const { send, one, check, call } = importer(world);
  const id = await send([
    ["Who", "Surname", "Region"],
    ["Ada", "Eze-New", "UK"],
  ]);
  expect((await one(id)).mapping).toEqual([null, "lastName", "regionId"]);
  const twice = { mapping: ["lastName", "lastName", null] };
  expect((await call(`/imports/${id}/check`, twice)).body.error).toBe("Last name is chosen for two columns.");
  await check(id, { mapping: ["firstName", "lastName", "regionId"] });
  const again = await send([
    ["Region", "Who", "Surname"],
    ["UK", "Bola", "Ude-New"],
  ]);
  expect((await one(again)).mapping).toEqual(["regionId", "firstName", "lastName"]);
  const other = await send([
    ["Region", "Who"],
    ["UK", "Bola"],
  ]);
  expect((await one(other)).mapping).toEqual(["regionId", null]);
});

it.each([
  ["nothing", Buffer.from("First name,Surname\r\n"), "The file has no rows below its headings."],
  ["empty rows", Buffer.from(",,\r\n,,\r\n"), "The file has no rows below its headings."],
])("says why a file with %s cannot be read", async (_, content, error) => {
  const { send, one } = importer(world);
  expect(await one(await send(content))).toMatchObject({ state: "failed", error });
});

it("reads a workbook: text as it stands, figures in full, dates as days, and counts its rows as it does", async () => {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const rels = "http://schemas.openxmlformats.org/package/2006/relationships";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const content = Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`,
      ),
      "_rels/.rels": strToU8(
        `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships xmlns="${rels}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ),
      "xl/styles.xml": strToU8(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet xmlns="${main}"><sheetData><row r="1">${text("A1", "First name")}${text("B1", "Phone")}${text("C1", "Born")}</row><row r="3">${text("A3", "Bọ́lá")}<c r="B3"><v>8031234567</v></c><c r="C3" s="1"><v>38000</v></c></row></sheetData></worksheet>`,
      ),
    }),
  );
  const { send, one, check, rows } = importer(world);
  const id = await send(content, "people.xlsx");
  expect(await one(id)).toMatchObject({
    state: "mapping",
    mapping: ["firstName", "phoneNumber", "dateOfBirth"],
    sample: [["Bọ́lá", "8031234567", "2004-01-14"]],
  });
  await check(id);
  expect((await rows(id)).map(({ row }) => row)).toEqual([3]);
});

it("does not read rows after an id, for a place in a file identifies none alone", async () => {
  const path = "/imports/rows?after=6963aff66e0e61d65d699799";
  const { status, body } = await world.v2<{ code: string }>("get", path, { as: "super-admin" });
  expect({ status, code: body.code }).toEqual({ status: 400, code: "UNKNOWN_FILTER" });
});
