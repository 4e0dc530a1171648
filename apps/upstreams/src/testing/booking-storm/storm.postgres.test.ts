import { sql } from "drizzle-orm";
import { beginning } from "../template.ts";
import { openCopy } from "../postgres/template.ts";
import { overlaps, prepare, serviceOf } from "./storm.ts";

it("puts nobody in two places at once, and tells nobody of a deadlock, though twelve book the same five times", async () => {
  const { database, close } = await openCopy();
  try {
    const ground = await prepare(database, beginning, 12);
    expect(ground.movers).toHaveLength(12);
    // The net below is taken away: that those who book hold everybody first has to be enough.
    await database.execute(sql`alter table lesson_occupancy drop constraint lesson_occupancy_apart`);
    const attempt = await serviceOf(database, ground, beginning);
    const told = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const at = (worker: number) => ground.slots[(worker + round) % ground.slots.length] as Date;
      const outcomes = await Promise.all(ground.movers.map((_, worker) => attempt(worker, at(worker))));
      for (const outcome of outcomes) told.add(outcome);
      expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(5);
      expect(await overlaps(database)).toBe(0);
      await Promise.all(
        ground.movers.map(({ home }, worker) =>
          outcomes[worker] === "booked" ? attempt(worker, home) : Promise.resolve(null),
        ),
      );
    }
    expect([...told].toSorted()).toEqual(["booked", "refused"]);
  } finally {
    await close();
  }
}, 120_000);

it("sees where somebody is in two places at once", async () => {
  const { database, close } = await openCopy();
  try {
    const { movers } = await prepare(database, beginning, 2);
    await database.execute(sql`alter table lesson_occupancy drop constraint lesson_occupancy_apart`);
    await database.execute(
      sql`update lesson_occupancy set start_at = start_at - interval '30 minutes' where lesson_id = ${movers[1]?.id}`,
    );
    expect(await overlaps(database)).toBe(1);
  } finally {
    await close();
  }
});
