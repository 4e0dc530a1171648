import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { dayIn, median, reportOf, rounded, share, valuesOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { leads, type LeadRow } from "../leads/leads-table.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addAwkwardLessons(world.database);
  // One that was lost and came back, and one that stands before where it got.
  const open = await world.rows<{ id: string }>(
    "select id from leads where stage = 'contacted' and archived_at is null order by created_at limit 2",
  );
  const put = (id: string, stage: string) =>
    world.rows(
      `insert into lead_stages (lead_id, stage, reached_at, by_id) values ($1, '${stage}', '2026-01-01T10:00:00Z', 'system') on conflict do nothing`,
      [id],
    );
  await put(open[0]!.id, "lost");
  await put(open[1]!.id, "trial-completed");
});
afterAll(() => world.close());

const [from, last] = ["2025-01-01", "2026-01-05"];
const order = ["new", "contacted", "trial-booked", "trial-completed", "converted"];
const names = ["contacted", "trialBooked", "trialCompleted", "converted"];
const dayMs = 86_400_000;

interface Life {
  lead: LeadRow;
  at: Map<string, number>;
  reached: number;
}

async function lives(): Promise<Life[]> {
  const all = await world.database.select().from(leads);
  const entered = await world.rows<{ lead_id: string; stage: string; reached_at: string }>("select * from lead_stages");
  const day = dayIn("Europe/London");
  return all
    .filter(({ archivedAt, createdAt }) => archivedAt === null && day(createdAt) >= from && day(createdAt) <= last)
    .map((lead) => {
      const own = entered.filter(({ lead_id: id }) => id === lead.id);
      const at = new Map(own.map(({ stage, reached_at: when }) => [stage, new Date(when).getTime()]));
      return { lead, at, reached: Math.max(0, ...own.map(({ stage }) => order.indexOf(stage))) };
    });
}

it("counts the funnel as plain code does", async () => {
  const { totals } = await reportOf(world, "customer-leads", `between=${from}/${last}`);
  const all = await lives();
  const now = world.clock.now().getTime();
  const values = valuesOf(totals);
  const expected: Record<string, number | null> = { created: all.length };
  names.forEach((name, step) => {
    const reached = all.filter(({ reached: rank }) => rank > step);
    const before = all.filter(({ reached: rank }) => rank >= step);
    const hours = all.flatMap(({ lead, at }) => {
      const begun = step === 0 ? lead.createdAt.getTime() : at.get(order[step]!);
      const ended = at.get(order[step + 1]!);
      return begun === undefined || ended === undefined || ended < begun ? [] : [(ended - begun) / 3_600_000];
    });
    expected[name] = reached.length;
    expected[`${name}Rate`] = share(reached.length, before.length);
    expected[`${name}Now`] = all.filter(({ lead }) => lead.stage === order[step + 1]).length;
    expected[`${name}Hours`] = median(hours);
  });
  const isOpen = ({ lead }: Life) => lead.stage !== "converted" && lead.stage !== "lost";
  expected["overall"] = share(all.filter(({ reached }) => reached === 4).length, all.length);
  expected["open"] = all.filter(isOpen).length;
  expected["newNow"] = all.filter(({ lead }) => lead.stage === "new").length;
  expected["lostNow"] = all.filter(({ lead }) => lead.stage === "lost").length;
  const back = all.filter((one) => isOpen(one) && (one.at.has("lost") || order.indexOf(one.lead.stage) < one.reached));
  expect(back.length).toBeGreaterThanOrEqual(2);
  expected["movedBack"] = back.length;
  for (const days of [30, 90]) {
    const old = all.filter(({ lead }) => now - lead.createdAt.getTime() >= days * dayMs);
    const soon = old.filter(
      ({ lead, at }) => (at.get("converted") ?? Infinity) < lead.createdAt.getTime() + days * dayMs,
    );
    expected[`within${days}`] = share(soon.length, old.length);
    expected[`young${days}`] = all.length - old.length;
  }
  const slow = Object.keys(values).filter((name) => name.endsWith("Slow"));
  expect(values).toEqual(rounded({ ...expected, ...Object.fromEntries(slow.map((name) => [name, values[name]!])) }));
  // Nine of ten are no faster than half of them.
  for (const name of slow) expect(values[name]).toBeGreaterThanOrEqual(values[name.replace("Slow", "Hours")]!);
  expect(expected["young30"]).toBeGreaterThan(0);
  expect(expected["converted"]).toBeGreaterThan(0);
});
