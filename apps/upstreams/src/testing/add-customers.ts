import { newId } from "../database/new-id.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import { needsNoEntry } from "./audited.ts";
import type { World } from "./world.ts";

/** So many more customers, all called Zikọra; of every second nobody knows the source. */
export async function addCustomers(world: Pick<World, "database" | "clock">, count: number): Promise<void> {
  const now = world.clock.now();
  const [first] = await world.database.select().from(customers).limit(1);
  const common = { createdAt: now, updatedAt: now, createdBy: "system", updatedBy: "system" };
  await world.database.transaction(async (tx) => {
    for (let from = 0; from < count; from += 1000) {
      const numbers = Array.from({ length: Math.min(1000, count - from) }, (_, n) => from + n);
      const made = numbers.map((n) => ({ n, id: newId(now) }));
      await tx
        .insert(persons)
        .values(
          made.map(({ n, id }) => ({ ...common, id, firstName: "Zikọra", lastName: `Made ${n % 7}`, timeZone: "UTC" })),
        );
      if (!first) throw new Error("The seed has customers.");
      const { regionId, currency } = first;
      await tx.insert(customers).values(
        made.map(({ n, id }) => ({
          ...common,
          id,
          regionId,
          currency,
          customerNumber: `C-9${n}`,
          status: "lead" as const,
        })),
      );
    }
    await needsNoEntry(tx);
  });
}
