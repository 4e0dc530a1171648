import { importer } from "../../../testing/imports.ts";
import { openWorld, type Page, type World } from "../../../testing/world.ts";
import type { OldInvoiceRecord } from "./old-invoice.record.ts";

let world: World;
let email = "";
let customerId = "";
beforeAll(async () => {
  world = await openWorld();
  [{ email, id: customerId } = { email: "", id: "" }] = await world.rows<{ email: string; id: string }>(
    `select p.email, c.id from customers c join persons p on p.id = c.id
     where c.archived_at is null and p.email is not null and not exists (select from old_invoices o where o.customer_id = c.id)
     order by p.sort_name limit 1`,
  );
});
afterAll(() => world.close());

const listed = async (filter: string, as: "director" | "content-manager" = "director") =>
  world.v2<Page<OldInvoiceRecord>>("get", `/billing/old-invoices?${filter}`, { as });

const head = ["Email", "Invoice number", "Type", "Date", "Due date", "Currency", "Total", "Paid", "Status", "", "Rate"];
const good = [
  ["PK-2024-0001", "Prepaid", "2024-03-04", "2024-03-18", "GBP", "£160.00", "160", "Paid", "by Ada", "16 an hour"],
  ["MON-2024-0007", "Monthly", "2024-05-01", "", "GBP", "64", "", "", "", ""],
];
const bad = [
  ["PK-2024-0002", "Prepaid", "2024-03-04", "2024-03-01", "GBP", "160", "", "", "", ""],
  ["PK-2024-0003", "Prepaid", "2024-03-04", "", "GBP", "a lot", "", "", "", ""],
  ["PK-2024-0001", "Prepaid", "2024-03-04", "", "GBP", "10", "", "", "", ""],
];
const file = (rows: readonly (readonly string[])[]) => [head, ...rows.map((row) => [email, ...row])];

it("brings invoices of the system before in as they were, once, and takes them back", async () => {
  const { send, check, run, rows, undo } = importer(world, "director", "old-invoices");
  const before = await world.rows("select sum(total)::int as total, count(*)::int as count from invoices");
  const id = await send(file([...good, ...bad]));
  await check(id);
  expect((await rows(id)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["create", null],
    ["create", null],
    ["failed", "Due: The due date is before the date of issue."],
    ["failed", expect.stringContaining("Total: ")],
    ["failed", expect.any(String)],
  ]);
  await run(id, { leavesOut: true });

  const { data } = (await listed(`customerId=${customerId}`)).body;
  expect(data).toMatchObject([
    {
      ...{ number: "MON-2024-0007", kind: "ongoing", issuedOn: "2024-05-01", dueOn: null, total: 6400 },
      ...{ paid: null, status: null, fields: [] },
    },
    {
      ...{ number: "PK-2024-0001", kind: "pre-payment", dueOn: "2024-03-18", total: 16000, paid: 16000 },
      ...{ currency: "GBP", status: "Paid" },
      fields: [
        { name: "Column 10", value: "by Ada" },
        { name: "Rate", value: "16 an hour" },
      ],
    },
  ]);
  // They count nowhere.
  expect(await world.rows("select sum(total)::int as total, count(*)::int as count from invoices")).toEqual(before);

  const again = await send(file([good[0] ?? [], ["MON-2024-0007", "Monthly", "2024-05-01", "", "GBP", "65"]]));
  await check(again);
  expect((await rows(again)).map(({ verdict, problem }) => [verdict, problem])).toEqual([
    ["unchanged", null],
    ["failed", "Number: This invoice was brought in before, with other content. Undo that import first."],
  ]);

  await undo(id);
  expect((await listed(`customerId=${customerId}`)).body.data).toEqual([]);
});

it("finds them by number, beside the others", async () => {
  const [old] = (await listed("pageSize=1")).body.data;
  const { body } = await world.v2<{ data: { title: string; url: string }[] }>(
    "get",
    `/search?q=${old?.number.toLowerCase()}`,
    { as: "director" },
  );
  expect(body.data).toContainEqual(
    expect.objectContaining({ title: old?.number, url: expect.stringMatching(new RegExp(`-old/${old?._id}$`)) }),
  );
});

it("refuses them to those who may not read invoices, and the import to those who do not keep the books", async () => {
  expect((await listed("", "content-manager")).status).toBe(403);
  const { start } = importer(world, "admin", "old-invoices");
  expect((await start(Buffer.from("Customer,Number\r\na@b.example,1"), "old.csv", null)).status).toBe(403);
});
