import { and, ne, sql, type SQL } from "drizzle-orm";
import { storyMessages } from "@app/domain/stories/story-messages.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { stories } from "./stories.table.ts";

/** Where the scenes of a story name each kind of picture. */
const paths = { character: "$[*].characters[*].characterId", background: "$[*].backgroundId" } as const;
type Art = keyof typeof paths;

/** The ids of one kind that a story names, in its working copy or in the one that the app has. */
const namedIn = (art: Art): SQL => {
  const path = sql.raw(`'${paths[art]}'`);
  return sql`(select jsonb_path_query(${stories.scenes}, ${path}) #>> '{}' as "id"
    union select jsonb_path_query(${stories.live} -> 'scenes', ${path}) #>> '{}')`;
};

/** Stories that name any of these characters or backgrounds. */
export const naming = (art: Art, ids: readonly string[]): SQL =>
  sql`exists (select 1 from ${namedIn(art)} as "named" where "named"."id" in ${[...ids]})`;

/** In how many stories each of these characters or backgrounds is; archived stories do not count. */
export async function storyCounts(
  { db }: Pick<Context, "db">,
  art: Art,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`"named"."id"`, n: sql<number>`count(distinct ${stories.id})::int` })
    .from(stories)
    .innerJoin(sql`lateral ${namedIn(art)} as "named"`, sql`true`)
    .where(and(ne(stories.status, "archived"), sql`"named"."id" in ${[...ids]}`))
    .groupBy(sql`"named"."id"`);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Refuses to archive what a story still has. Source: domain.md 1.5. */
export async function refuseUsed(
  context: Context,
  art: Art,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const n = (await storyCounts(context, art, [id])).get(id) ?? 0;
  if (n > 0) throw new Refusal("WRONG_STATE", storyMessages.usedIn(name, n, n === 1 ? "story" : "stories"));
}
