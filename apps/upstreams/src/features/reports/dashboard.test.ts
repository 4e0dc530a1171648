import { currencies, type Currency } from "@app/domain/enums.ts";
import { moneyIn } from "@app/domain/reports/dashboard.ts";
import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { dayIn, median, reportOf, rounded, share, valuesOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { creditEntries, creditLots, creditNotes, invoices, payments, refunds } from "../billing/billing.public.ts";
import { bankDisputeParts, bankDisputes, billableItems, paymentAllocations } from "../billing/billing.public.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { customers } from "../customers/customers.public.ts";
import { confirmedLessons, lessonRequests } from "../lessons/lessons-tables.public.ts";
import { lessonSettlements, type BookedRow } from "../lessons/lessons.public.ts";

let world: World;
let lessons: BookedRow[];
beforeAll(async () => {
  world = await openWorld();
  lessons = await addAwkwardLessons(world.database);
});
afterAll(() => world.close());

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const orNone = (values: readonly number[]) => (values.length === 0 ? null : sumOf(values));

async function booksOf() {
  const db = world.database;
  return {
    invoices: await db.select().from(invoices),
    notes: await db.select().from(creditNotes),
    payments: await db.select().from(payments),
    refunds: await db.select().from(refunds),
    disputes: await db.select().from(bankDisputes),
    disputed: await db.select().from(bankDisputeParts),
    lots: await db.select().from(creditLots),
    entries: await db.select().from(creditEntries),
    items: await db.select().from(billableItems),
    allocations: await db.select().from(paymentAllocations),
    regionOf: new Map((await db.select().from(customers)).map(({ id, regionId }) => [id, regionId])),
  };
}
type Books = Awaited<ReturnType<typeof booksOf>>;

function disputeOf({ disputes }: Books, id: string) {
  const found = disputes.find((one) => one.id === id);
  if (!found) throw new Error(`No dispute ${id}.`);
  return found;
}

/** 1 where a bank had taken what is disputed before a day, and had not given it back; else 0. */
function lostBy(books: Books, id: string, until: string): number {
  const { lostOn, reversedOn } = disputeOf(books, id);
  return Number(lostOn !== null && lostOn < until) - Number(reversedOn !== null && reversedOn < until);
}

/** What the books say of a period by plain code: from one day to before another, of one region or all. */
function moneyCounted(
  books: Books,
  currency: Currency,
  [from, until]: [string, string],
  zone: string,
  region?: string,
) {
  const day = dayIn(zone);
  const today = day(world.clock.now());
  const isWithin = (on: string | null) => on !== null && on >= from && on < until;
  const isOf = (regionId: string | null | undefined) => region === undefined || regionId === region;
  const isOfCustomer = (id: string | null) => id !== null && isOf(books.regionOf.get(id));
  const sent = books.invoices.filter(
    ({ status, regionId, currency: its }) => !["draft", "void"].includes(status) && isOf(regionId) && its === currency,
  );
  const ids = new Set(sent.map(({ id }) => id));
  const lots = books.lots.filter(({ currency: its, customerId }) => its === currency && isOfCustomer(customerId));
  const lotIds = new Set(lots.map(({ id }) => id));
  const paid = books.payments.filter(
    ({ status, currency: its, customerId }) =>
      ["succeeded", "refunded", "part-refunded", "disputed"].includes(status) &&
      its === currency &&
      isOfCustomer(customerId),
  );
  const payers = new Map(books.payments.map(({ id, customerId }) => [id, customerId]));
  const due = sent
    .filter(({ issuedOn }) => issuedOn !== null && issuedOn < until)
    .map(({ id, total, dueOn }) => {
      const credit = (type: string) =>
        sumOf(
          books.entries
            .filter((entry) => entry.invoiceId === id && entry.type === type && entry.day < until)
            .map(({ quantity }) => Math.abs(quantity)),
        );
      const noted = books.notes.filter((note) => note.invoiceId === id && note.issuedOn < until);
      const allocated = books.allocations.filter((one) => one.invoiceId === id && day(one.at) < until);
      const given = books.refunds.filter((one) => one.invoiceId === id && one.refundedOn < until);
      const lostAt = books.disputed
        .filter((part) => part.invoiceId === id)
        .map((part) => part.amount * lostBy(books, part.disputeId, until));
      const received = sumOf(allocated.map(({ amount }) => amount)) + credit("apply");
      const back = sumOf(given.map(({ amount }) => amount)) + credit("put-back");
      const rest = Math.max(0, total - sumOf(noted.map((note) => note.total)) - received + back + sumOf(lostAt));
      return { rest, isOverdue: dueOn !== null && dueOn < (until < today ? until : today) };
    })
    .filter(({ rest }) => rest > 0);
  const rests = lots
    .map(({ id, worth, size }) => {
      const own = books.entries.filter(({ lotId, day: on }) => lotId === id && on < until);
      const granted = own.filter(({ type }) => ["grant", "adjust", "transfer-in"].includes(type));
      const paidFor = Math.round((worth * sumOf(granted.map(({ quantity }) => quantity))) / (size || 1));
      return paidFor - sumOf(own.map(({ value }) => value));
    })
    .filter((rest) => rest !== 0);
  return Object.fromEntries(
    Object.entries({
      billed: orNone([
        ...sent.filter(({ issuedOn }) => isWithin(issuedOn)).map(({ total }) => total),
        ...books.notes.filter((one) => ids.has(one.invoiceId) && isWithin(one.issuedOn)).map(({ total }) => -total),
      ]),
      collected: orNone([
        ...paid.filter(({ receivedOn }) => isWithin(receivedOn)).map(({ amount }) => amount),
        ...books.refunds
          .filter(
            (one) =>
              one.way !== "credit" &&
              one.currency === currency &&
              isOfCustomer(payers.get(one.paymentId) ?? "") &&
              isWithin(one.refundedOn),
          )
          .map(({ amount }) => -amount),
        ...books.disputed.flatMap(({ disputeId, amount }) => {
          const { paymentId, currency: its, lostOn, reversedOn } = disputeOf(books, disputeId);
          if (its !== currency || !isOfCustomer(payers.get(paymentId) ?? "")) return [];
          return [...(isWithin(lostOn) ? [-amount] : []), ...(isWithin(reversedOn) ? [amount] : [])];
        }),
      ]),
      earned: orNone([
        ...books.entries
          .filter((one) => ["use", "return"].includes(one.type) && one.value !== 0)
          .filter((one) => lotIds.has(one.lotId) && isWithin(one.day))
          .map(({ value }) => value),
        ...books.items
          .filter((one) => one.currency === currency && isOf(one.regionId) && isWithin(one.day))
          .map(({ amount }) => amount),
      ]),
      unearned: orNone(rests),
      outstanding: orNone(due.map(({ rest }) => rest)),
      overdue: orNone(due.filter(({ isOverdue }) => isOverdue).map(({ rest }) => rest)),
    }).map(([figure, value]) => [moneyIn(figure as "billed", currency), value]),
  ) as Record<string, number | null>;
}

it.each([
  ["2025-10-01", "2025-11-01"],
  ["2025-12-01", "2026-01-01"],
  ["2025-12-15", "2026-01-06"],
])("says of money from %s until %s what plain code over the books says", async (from, until) => {
  const last = new Date(Date.parse(`${until}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const books = await booksOf();
  const regions = await world.rows<{ id: string; time_zone: string }>("select id, time_zone from regions");
  const scopes = [
    { zone: "Europe/London", id: undefined },
    ...regions.map((one) => ({ zone: one.time_zone, id: one.id })),
  ];
  for (const { zone, id } of scopes) {
    const { totals } = await reportOf(world, "dashboard", `between=${from}/${last}${id ? `&regionId=${id}` : ""}`);
    for (const currency of currencies)
      expect(valuesOf(totals)).toMatchObject(rounded(moneyCounted(books, currency, [from, until], zone, id)));
  }
  expect(sumOf(books.items.map(({ amount }) => amount))).not.toBe(0);
  expect(books.disputes.filter(({ lostOn }) => lostOn !== null)).not.toEqual([]);
});

it("says of lessons, learners, groups and requests what plain code says", async () => {
  const [from, last] = ["2025-12-01", "2025-12-31"];
  const { totals } = await reportOf(world, "dashboard", `between=${from}/${last}`);
  const day = dayIn("Europe/London");
  const isWithin = (at: Date) => day(at) >= from && day(at) <= last;
  const own = lessons.filter(({ hold, kind, startAt }) => !hold && kind !== "trial" && isWithin(startAt));
  const completed = own.filter(({ status }) => status === "completed");
  const missed = own.filter(({ status }) => status === "student-no-show");
  const late = own.filter(
    ({ status, wasLate, wasOutage, cancellation }) =>
      status === "cancelled" && wasLate && !wasOutage && cancellation?.byKind === "customer",
  );
  const settled = await world.database.select().from(lessonSettlements);
  const charged = ({ id, startAt, endAt }: BookedRow) =>
    settled.filter(({ lessonId }) => lessonId === id).toSorted((a, b) => b.round - a.round)[0]?.chargeMinutes ??
    (endAt.getTime() - startAt.getTime()) / 60_000;
  const members = await world.database.select().from(podMembers);
  const end = Date.parse("2026-01-01T00:00:00Z");
  const learners = lessons
    .filter(({ status, kind }) => status === "completed" && kind !== "trial")
    .filter(({ startAt }) => startAt.getTime() < end && startAt.getTime() >= end - 28 * 86_400_000)
    .flatMap(({ podId, learnerId, startAt }) => {
      const those = members.filter(
        (one) =>
          one.podId === podId && one.createdAt <= startAt && (one.archivedAt === null || one.archivedAt > startAt),
      );
      return those.length > 0 ? those.map((one) => one.learnerId) : [learnerId];
    });
  const [courses, asked] = [
    await world.database.select().from(confirmedLessons),
    await world.database.select().from(lessonRequests),
  ];
  const hours = courses.flatMap(({ requestId, createdAt, kind }) => {
    const request = asked.find(({ id }) => id === requestId);
    if (!request || kind === "trial" || !isWithin(createdAt) || createdAt < request.createdAt) return [];
    return [(createdAt.getTime() - request.createdAt.getTime()) / 3_600_000];
  });
  expect(valuesOf(totals)).toMatchObject(
    rounded({
      activeLearners: new Set(learners).size,
      delivered: completed.length,
      hours: sumOf(completed.map(charged)) / 60,
      attendance: share(completed.length, completed.length + missed.length + late.length),
      requestSpeed: median(hours),
    }),
  );
});

it("shows an admin with regions of their own those only, and refuses others", async () => {
  const [first, second] = await world.rows<{ id: string }>("select id from regions order by id");
  await world.rows("update account_users set region_ids = array[$1] where email = 'admin@demo.test'", [first?.id]);
  const totalsFor = async (as: "admin" | "director", query: string) =>
    (await world.v2<{ totals: unknown }>("get", `/reports/dashboard?between=2025-12-01/2025-12-31${query}`, { as }))
      .body.totals;
  expect(await totalsFor("admin", "")).toEqual(await totalsFor("director", `&regionId=${first?.id}`));
  expect(await totalsFor("admin", "")).not.toEqual(await totalsFor("director", ""));
  const { status } = await world.v2("get", `/reports/dashboard?regionId=${second?.id}`, { as: "admin" });
  expect(status).toBe(403);
});
