import { sql, type SQL } from "drizzle-orm";
import { storyMessages } from "@app/domain/stories/story-messages.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { conversationPractices, practicesNaming } from "../conversations/conversations.public.ts";
import { countNaming, namesAny, touchLive } from "../review/review.public.ts";
import { stories } from "./stories.table.ts";

/** Where the scenes of a story name each kind of picture. */
const paths = { character: "$[*].characters[*].characterId", background: "$[*].backgroundId" } as const;
type Art = keyof typeof paths;

/** The ids of one kind that a story names, in its working copy or in the one that the app has. */
const storiesNaming = (art: Art) => {
  const path = sql.raw(`'${paths[art]}'`);
  const named = sql`(select jsonb_path_query(${stories.scenes}, ${path}) #>> '{}' as "id"
    union select jsonb_path_query(${stories.live} -> 'scenes', ${path}) #>> '{}')`;
  return { table: stories, named };
};

/** Stories that name any of these characters or backgrounds. */
export const naming = (art: Art, ids: readonly string[]): SQL => namesAny(storiesNaming(art), ids);

interface ArtUses {
  storyCount: number;
  conversationCount: number;
}

/** In how many stories and conversations one of these characters or backgrounds is; what is archived does not count. */
export async function artUses(
  context: Pick<Context, "db">,
  art: Art,
  ids: readonly string[],
): Promise<(id: string) => ArtUses> {
  const storyCounts = await countNaming(context, storiesNaming(art), ids);
  const practised = await countNaming(context, practicesNaming(art), ids);
  return (id) => ({ storyCount: storyCounts.get(id) ?? 0, conversationCount: practised.get(id) ?? 0 });
}

/** Refuses to archive what a story or a conversation still has. Source: domain.md 1.5. */
export async function refuseUsed(
  context: Context,
  art: Art,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const uses = (await artUses(context, art, [id]))(id);
  if (uses.storyCount + uses.conversationCount > 0) throw new Refusal("WRONG_STATE", storyMessages.usedIn(name, uses));
}

/** Lets the app read again what it has with this picture in it. */
export async function drawnAnew(context: Context, art: Art, id: string): Promise<void> {
  await touchLive(context, stories, naming(art, [id]));
  await touchLive(context, conversationPractices, namesAny(practicesNaming(art), [id]));
}
