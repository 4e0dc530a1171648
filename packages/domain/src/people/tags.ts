import * as z from "zod";
import { textField } from "../fields.ts";
import { messages } from "../messages.ts";

/** Maximum length of a tag, and maximum tags per person. */
export const tagMax = 30;
export const tagsMax = 20;

const tag = textField("Tag", tagMax);

/** Tags in order, without duplicates. Source: domain.md 1.1. */
export const tagsField = z
  .array(tag, messages.list("Tags"))
  .overwrite((tags) => [...new Set(tags)])
  .max(tagsMax, messages.atMostItems(tagsMax, "tags"));

/** A tag to add to or remove from many people. */
export const tagInput = z.object({ tag });

/** Why a record was skipped. */
export const tagTexts = { hasTag: "They already have this tag.", hasNoTag: "They do not have this tag." } as const;

/** Tags after adding or removing one; null if nothing changes. */
export function retagged(tags: readonly string[], tag: string, has: boolean): string[] | null {
  if (tags.includes(tag) === has) return null;
  return has ? [...tags, tag] : tags.filter((one) => one !== tag);
}
