import { draftFor, invoicesPath, invoicing } from "../../testing/invoices.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
let region: string;
beforeAll(async () => {
  world = await openWorld();
  const [row] = await world.rows<{ id: string }>(
    "update regions set books_begin_on = '2025-11-15' where code = 'UK' returning id",
  );
  region = row?.id ?? "";
  await world.rows("update customers set region_id = $1 where currency = 'GBP'", [region]);
});
afterAll(() => world.close());

const { post, customerIn } = invoicing(() => world);
const before = "Due date cannot be before the issue date.";
const tooLate = "Due date cannot be more than a year from now.";
const beforeBooks = "The books begin on Saturday 15 November 2025. Choose a period that reaches that day.";
const notBegun = "These days have not begun yet, so there is nothing to bill for them.";
const yearAhead = "The period cannot end more than a year from now.";
const extras = [{ kind: "fee", description: "Books", amount: 500 }];

const patch = async (invoice: InvoiceRecord, changes: object) =>
  (
    await world.v2<{ data: InvoiceRecord; fields?: object }>("patch", `${invoicesPath}/${invoice._id}/ongoing`, {
      as: "admin",
      body: { version: invoice.version, ...changes },
    })
  ).body;

it.each([
  [{ dueOn: "2026-01-04" }, { dueOn: before }],
  [{ dueOn: "2027-02-01" }, { dueOn: tooLate }],
  [
    {
      instalments: [
        { dueOn: "2026-02-01", amount: 10_000 },
        { dueOn: "2027-02-01", amount: 10_000 },
      ],
    },
    { "instalments.1.dueOn": tooLate },
  ],
  [{ dueOn: "2026-01-05" }, undefined],
  [{ dueOn: "2027-01-05" }, undefined],
])("says at the field of a prepayment with %j: %j", async (days, fields) => {
  const answer = await post<InvoiceRecord>(invoicesPath, draftFor(await customerIn("GBP"), days));
  expect(answer.fields).toEqual(fields);
});

it("refuses to save a prepayment again whose due day has passed by then", async () => {
  const { data } = await post<InvoiceRecord>(invoicesPath, draftFor(await customerIn("GBP"), { dueOn: "2026-01-06" }));
  await world.rows("update invoices set due_on = '2026-01-02' where id = $1", [data._id]);
  const body = { _id: data._id, version: data.version, memo: "Thank you" };
  const saved = await world.v2<{ fields: object }>("patch", invoicesPath, { as: "admin", body });
  expect(saved.body.fields).toEqual({ dueOn: before });
});

it.each([
  [{ from: "2027-01-01", to: "2027-01-31" }, yearAhead],
  [{ from: "2025-10-01", to: "2025-10-31" }, beforeBooks],
])("refuses to bill %j", async (period, message) => {
  const { _id: customerId } = await customerIn("GBP");
  const draft = await post("/billing/invoices/ongoing", { customerId, currency: "GBP", ...period, extras });
  expect(draft.fields).toEqual({ to: message });
  const query = new URLSearchParams({ regionId: region, ...period }).toString();
  const preview = await world.v2<{ fields: object }>("get", `/billing/ongoing/preview?${query}`, { as: "admin" });
  expect(preview.body.fields).toEqual({ to: message });
  const run = await post("/account-jobs/billing-run", { regionId: region, ...period, customers: 1 });
  expect(run.fields).toEqual({ to: message });
});

it("runs for no days to come, whose drafts would only hold what is owed for earlier ones", async () => {
  const coming = { regionId: region, from: "2026-02-01", to: "2026-02-28", customers: 1 };
  expect((await post("/account-jobs/billing-run", coming)).fields).toEqual({ from: notBegun });
});

it("takes a month in which the books begin, and names the due day that an ongoing draft cannot have", async () => {
  const { _id: customerId } = await customerIn("GBP");
  const asked = { customerId, currency: "GBP", from: "2025-11-01", to: "2025-11-30", extras };
  const { data, fields } = await post<InvoiceRecord>("/billing/invoices/ongoing", asked);
  expect(fields).toBeUndefined();
  expect((await patch(data, { dueOn: "2026-01-04" })).fields).toEqual({ dueOn: before });
  expect((await patch(data, { dueOn: "2027-02-01" })).fields).toEqual({ dueOn: tooLate });
  expect((await patch(data, { dueOn: "2026-02-01" })).data.dueOn).toBe("2026-02-01");
});
