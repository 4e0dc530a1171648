import * as z from "zod";
import { textField } from "../fields.ts";
import { messages } from "../messages.ts";

/** The longest tag, and the most that one person has. */
export const tagMax = 30;
export const tagsMax = 20;

const tag = textField("Tag", tagMax);

/** Tags in their order, each once. Source: domain.md 1.1. */
export const tagsField = z
  .array(tag, messages.list("Tags"))
  .overwrite((tags) => [...new Set(tags)])
  .max(tagsMax, messages.atMostItems(tagsMax, "tags"));

/** A tag that many people get or lose at once. */
export const tagInput = z.object({ tag });

/** Why nothing was done to one of many. */
export const tagTexts = { hasTag: "They already have this tag.", hasNoTag: "They do not have this tag." } as const;

/** Tags with one more, or without it; null where there is nothing to do. */
export function retagged(tags: readonly string[], tag: string, has: boolean): string[] | null {
  if (tags.includes(tag) === has) return null;
  return has ? [...tags, tag] : tags.filter((one) => one !== tag);
}
