import { asc, eq, inArray, or } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "../../service/context.ts";
import { backgrounds, characters } from "../stories/stories.public.ts";
import type { conversationArtRecord } from "./conversation-practice.record.ts";
import { conversationPractices } from "./conversation-practices.table.ts";

/**
 * The characters and backgrounds in use, and those that a practice has already. Whoever writes conversations chooses
 * among them without reading stories.
 */
export async function conversationArt(
  { db }: Pick<Context, "db">,
  practiceId: string | undefined,
): Promise<z.infer<typeof conversationArtRecord>> {
  const [practice] = practiceId
    ? await db.select().from(conversationPractices).where(eq(conversationPractices.id, practiceId))
    : [];
  const people = practice?.roles.flatMap(({ characterId }) => characterId ?? []) ?? [];
  const places = practice?.backgroundId ? [practice.backgroundId] : [];
  const chosen = async (table: typeof characters | typeof backgrounds, ids: readonly string[]) =>
    db
      .select({ _id: table.id, name: table.name, imageFileId: table.imageFileId, imageAlt: table.imageAlt })
      .from(table)
      .where(or(eq(table.active, true), inArray(table.id, [...ids])))
      .orderBy(asc(table.searchName), asc(table.id));
  return { characters: await chosen(characters, people), backgrounds: await chosen(backgrounds, places) };
}
