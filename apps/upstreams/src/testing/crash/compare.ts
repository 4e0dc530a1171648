import { and, asc, eq, inArray, like } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { events } from "../../database/schema/events.table.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import { curricula } from "../../features/curriculum/curriculum.public.ts";
import { regions } from "../../features/regions/regions.public.ts";
import type { Acknowledged } from "./writers.ts";

/** What is in one list and not in the other, however often. */
function differences(what: string, wanted: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const one of wanted) counts.set(one, (counts.get(one) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([one, count]) => `${what} ${one}: ${count > 0 ? `${count} too many` : `${-count} too few`}`);
}

/**
 * Holds what was acknowledged against what is stored: every write once, with one entry in the activity log and one event.
 * Returns each difference as a line; none is as it should be.
 */
export async function compare(db: Database, { made, region }: Acknowledged): Promise<string[]> {
  const versions = Array.from(
    { length: region.lastVersion - region.firstVersion },
    (_, n) => `${region.id} version ${region.firstVersion + n + 1}`,
  );
  const rows = await db
    .select({ id: curricula.id, name: curricula.name })
    .from(curricula)
    .where(like(curricula.name, "Crash %"));
  const [stored] = await db.select({ version: regions.version }).from(regions).where(eq(regions.id, region.id));

  const ids = made.map(({ id }) => id);
  const entries = await db
    .select({ id: teamActivity.entityId, version: teamActivity.version })
    .from(teamActivity)
    .where(and(eq(teamActivity.entityKind, "curriculum"), like(teamActivity.entityLabel, "Crash %")));
  const saves = await db
    .select({ version: teamActivity.version })
    .from(teamActivity)
    .where(and(eq(teamActivity.entityKind, "region"), eq(teamActivity.entityId, region.id)))
    .orderBy(asc(teamActivity.version));
  const told = await db
    .select({ id: events.entityId, version: events.version, kind: events.entityKind })
    .from(events)
    .where(inArray(events.entityKind, ["curriculum", "region"]));

  const versionText = ({ version }: { version: number | null }) => `${region.id} version ${version}`;
  const toldOf = (kind: string) => told.filter((event) => event.kind === kind);
  return [
    ...differences(
      "curriculum",
      made.map(({ name, id }) => `${name} ${id}`),
      rows.map(({ name, id }) => `${name} ${id}`),
    ),
    ...differences("version", [String(region.lastVersion)], [String(stored?.version)]),
    ...differences(
      "entry of curriculum",
      ids,
      entries.map(({ id }) => id ?? ""),
    ),
    ...differences("entry of region", versions, saves.map(versionText)),
    ...differences(
      "event of curriculum",
      ids,
      toldOf("curriculum").map(({ id }) => id),
    ),
    ...differences("event of region", versions, toldOf("region").map(versionText)),
  ];
}
