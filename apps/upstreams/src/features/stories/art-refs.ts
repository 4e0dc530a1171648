import { storyMessages } from "@app/domain/stories/story-messages.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { backgrounds } from "./backgrounds.table.ts";
import { characters } from "./characters.table.ts";

/** A character or background that is named at a field. */
interface NamedArt {
  field: string;
  id: string;
  /** A look of that character. */
  expressionId?: string | null | undefined;
}

interface ArtRefs {
  characters: readonly NamedArt[];
  backgrounds: readonly NamedArt[];
}

/**
 * Holds the characters and backgrounds that content names, and refuses those that are gone, and archived ones unless it
 * named them before.
 */
export async function holdArt(context: Context, named: ArtRefs, before: ArtRefs): Promise<void> {
  const idsOf = (refs: readonly NamedArt[]) => [...new Set(refs.map(({ id }) => id))].toSorted();
  const people = new Map((await lockRecords(context, characters, idsOf(named.characters))).map((row) => [row.id, row]));
  const places = new Map(
    (await lockRecords(context, backgrounds, idsOf(named.backgrounds))).map((row) => [row.id, row]),
  );
  const had = new Set([...before.characters, ...before.backgrounds].map(({ id }) => id));

  for (const { field, id, expressionId } of named.characters) {
    const person = people.get(id);
    if (!person) throw fieldRefusal(field, storyMessages.gone("character"));
    if (!person.active && !had.has(id)) throw fieldRefusal(field, storyMessages.archived("character"));
    const isLook = !expressionId || person.expressions.some((look) => look.id === expressionId);
    if (!isLook && !had.has(id))
      throw fieldRefusal(field.replace(/\.characterId$/, ".expressionId"), storyMessages.gone("expression"));
  }
  for (const { field, id } of named.backgrounds) {
    const place = places.get(id);
    if (!place) throw fieldRefusal(field, storyMessages.gone("background"));
    if (!place.active && !had.has(id)) throw fieldRefusal(field, storyMessages.archived("background"));
  }
}
