import { setTimeout as wait } from "node:timers/promises";
import type { World } from "./world.ts";

/** Resolves once a statement waits for another transaction to end. */
export async function somebodyWaits({ rows }: Pick<World, "rows">): Promise<void> {
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const [found] = await rows<{ waiting: number }>(waiting);
    if ((found?.waiting ?? 0) > 0) return;
    await wait(20);
  }
}
