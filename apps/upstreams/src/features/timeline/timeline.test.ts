import { openWorld, type Caller, type World } from "../../testing/world.ts";
import type { TimelineEntryRecord } from "./timeline.record.ts";

interface Part {
  data: TimelineEntryRecord[];
  nextCursor: string | null;
}

let world: World;
let customerId: string;
beforeAll(async () => {
  world = await openWorld();
  const [busiest] = await world.rows<{ id: string }>(
    `select customer_id as id from booked_lessons group by customer_id order by count(*) desc, customer_id limit 1`,
  );
  customerId = busiest?.id ?? "";
});
afterAll(() => world.close());

const ask = (path: string, as: Caller = "admin") =>
  world.v2<Part & { fields?: Record<string, string> }>("get", `/people/${path}`, { as });

async function whole(path: string, as: Caller = "admin", limit = 7): Promise<TimelineEntryRecord[]> {
  const all: TimelineEntryRecord[] = [];
  for (let after: string | null = ""; after !== null;) {
    const { status, body }: { status: number; body: Part } = await ask(
      `${path}&limit=${limit}${after === "" ? "" : `&after=${after}`}`,
      as,
    );
    expect(status).toBe(200);
    all.push(...body.data);
    after = body.nextCursor;
  }
  return all;
}

const count = async (query: string, ...values: unknown[]) =>
  Number((await world.rows<{ n: string }>(query, values))[0]?.n);
const ofKind = (all: readonly TimelineEntryRecord[], kind: string) => all.filter((entry) => entry.kind === kind);

it("has all that happened to a customer once, newest first, in parts of any size", async () => {
  const all = await whole(`customer-timeline?id=${customerId}`);
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
  expect(all).toEqual(await whole(`customer-timeline?id=${customerId}`, "admin", 100));
  const times = all.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const now = world.clock.now().toISOString();
  const past = "case when status in ('cancelled', 'rescheduled') then least(status_since, start_at) else start_at end";
  const lessons = `select count(*) as n from booked_lessons where (customer_id = $1 or pod_id in
    (select pod_id from customer_pod_members where customer_id = $1 and archived_at is null)) and ${past} <= $2`;
  expect(ofKind(all, "lesson")).toHaveLength(await count(lessons, customerId, now));
  expect(ofKind(all, "lesson").length).toBeGreaterThan(3);
  const counts: Record<string, string> = {
    message: "messages where to_person_id = $1 and at <= $2",
    note: "customer_notes where customer_id = $1 and archived_at is null and created_at <= $2",
    payment: "payments where customer_id = $1 and created_at <= $2",
    prepayment: "invoices where customer_id = $1 and kind = 'pre-payment' and sent_at <= $2",
    "ongoing-invoice": "invoices where customer_id = $1 and kind = 'ongoing' and sent_at <= $2",
  };
  for (const [kind, from] of Object.entries(counts))
    expect([kind, ofKind(all, kind).length]).toEqual([
      kind,
      await count(`select count(*) as n from ${from}`, customerId, now),
    ]);
});

it("is narrowed to kinds, and says what an entry is", async () => {
  const [lesson] = await whole(`customer-timeline?id=${customerId}&kind=lesson`);
  const [row] = await world.rows<{ lesson_number: string; subject: string; status: string }>(
    "select lesson_number, subject, status from booked_lessons where id = $1",
    [lesson?.recordId],
  );
  expect(lesson).toMatchObject({ kind: "lesson", number: row?.lesson_number, status: row?.status, amount: null });
  expect(lesson?.title).toMatch(new RegExp(`^${row?.subject}: .+, with .+`));
});

it("has the notes, calls and tasks that staff add, and money with its currency", async () => {
  const added = await world.v2("post", "/people/messages", {
    as: "admin",
    body: { toPersonId: customerId, channel: "phone", subject: "", body: "They move house in March." },
  });
  expect(added.status).toBe(201);
  const [call] = (await ask(`customer-timeline?id=${customerId}&kind=message`)).body.data;
  expect(call).toMatchObject({ channel: "phone", text: "They move house in March.", title: null });
  const [paid] = await world.rows<{ customer_id: string; amount: string; currency: string }>(
    "select customer_id, amount, currency from payments where customer_id is not null order by id limit 1",
  );
  const payments = await whole(`customer-timeline?id=${paid?.customer_id ?? ""}&kind=payment`);
  expect(payments.map(({ amount }) => amount)).toContainEqual({
    currency: paid?.currency,
    amount: Number(paid?.amount),
  });
});

it.each([
  ["lead", "leads l join lead_stages s on s.lead_id = l.id", "l.id", "stage"],
  ["tutor", "tutors t join booked_lessons b on b.tutor_id = t.id and b.status = 'completed'", "t.id", "lesson"],
  [
    "learner",
    "dependents d join booked_lessons b on b.dependent_id = d.id and b.status = 'completed'",
    "d.id",
    "lesson",
  ],
])("stands for a %s too", async (owner, from, column, kind) => {
  const [found] = await world.rows<{ id: string }>(`select ${column} as id from ${from} order by ${column} limit 1`);
  expect(ofKind(await whole(`${owner}-timeline?id=${found?.id ?? ""}`), kind).length).toBeGreaterThan(0);
});

it("leaves out what the caller may not read", async () => {
  const [entry] = await world.rows<{ person_id: string; n: string }>(
    "select person_id, count(*) as n from journal_entries where visibility = 'managers-only' and archived_at is null group by person_id order by person_id limit 1",
  );
  const of = `tutor-timeline?id=${entry?.person_id ?? ""}&kind=note`;
  const [forDirector, forAdmin] = [await whole(of, "director"), await whole(of, "admin")];
  expect(forDirector.length - forAdmin.length).toBe(Number(entry?.n));
  expect((await ask(`customer-timeline?id=${customerId}`, "content-manager")).status).toBe(403);
  expect((await ask(`tutor-timeline?id=${customerId}`, "content-creator")).status).toBe(403);
});

it("refuses an unknown kind, a cursor that it never gave, and too long a part", async () => {
  const refused = async (query: string) => {
    const { status, body } = await ask(`customer-timeline?id=${customerId}${query}`);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await refused("&kind=gossip")).toEqual([422, ["kind.0"]]);
  expect(await refused("&after=lesson:nope")).toEqual([422, ["after"]]);
  expect(await refused("&limit=101")).toEqual([422, ["limit.0"]]);
});
