import * as z from "zod";
import { choiceField, idField, optional, proseField, textField, versionField } from "../fields.ts";
import { languageOptions } from "../language/dialect.ts";
import type { ContentCheck } from "../language/word.ts";
import { hasSameIds, partId, partList, refuseSameIds, sameId } from "../part-lists.ts";
import { learnerLevels } from "../people/people-enums.ts";
import { itemProblems } from "./sentence-checks.ts";
import type { SentenceItem } from "./sentence-item.ts";
import { sentenceMessages as texts } from "./sentence-messages.ts";

export const itemsMax = 30;
export const tokensMax = 20;
export const distractorsMax = 8;
export const ordersMax = 20;
export const promptMax = 200;
export const endMarks = [".", "?", "!"] as const;

const token = z.object({ tokenId: partId, text: textField("Token", 40, "yo") });

const item = z.object({
  itemId: partId,
  /** What is to be said, in English; a draft may have none yet. */
  prompt: optional(proseField("Prompt", promptMax)),
  tokens: partList("Tokens", token, tokensMax, "tokens"),
  distractors: partList("Distractors", token, distractorsMax, "distractors"),
  acceptedOrders: partList(
    "Accepted orders",
    partList("Accepted order", partId, tokensMax, "tokens"),
    ordersMax,
    "accepted orders",
  ),
  /** Drawn at the end, never a token. */
  endMark: optional(choiceField("End mark", endMarks)),
  hint: optional(textField("Hint", 200, "yo")),
});
export type SentenceItemInput = z.infer<typeof item>;

const items = partList("Sentences", item, itemsMax, "sentences").superRefine((given, context) => {
  refuseSameIds(
    given.map(({ itemId }) => itemId),
    context,
  );
  given.forEach(({ tokens, distractors }, index) => {
    if (hasSameIds([...tokens, ...distractors].map(({ tokenId }) => tokenId)))
      context.addIssue({ code: "custom", path: [index, "tokens"], message: sameId });
  });
});

const fields = z.object({
  subject: choiceField("Language", languageOptions),
  title: textField("Title", 120, "yo"),
  level: choiceField("Level", learnerLevels),
  topic: optional(textField("Topic", 40)),
  items,
});

/** A new session of sentences to build. Source: domain.md 1.5. */
export const sentenceSessionInput = fields.extend({ items: items.default([]) });
export type SentenceSessionInput = z.infer<typeof sentenceSessionInput>;

/** Changes to a session: what is left out stays, the items are given whole. */
export const sentenceSessionUpdateInput = fields
  .partial()
  .extend({ _id: idField("Sentence session"), version: versionField });
export type SentenceSessionUpdateInput = z.infer<typeof sentenceSessionUpdateInput>;

interface Checked {
  subject: string;
  items: readonly (SentenceItem & { itemId: string; prompt?: string | null | undefined })[];
}

/**
 * What keeps a session from being submitted; a draft is saved with these. `isHeard`: whether the app may play an item, which
 * then needs no prompt: learners build what they hear. Source: domain.md 1.5.
 */
export function sentenceChecks(
  { subject, items: given }: Checked,
  isHeard: (itemId: string) => boolean,
): ContentCheck[] {
  if (given.length === 0) return [{ field: "items", message: texts.noItems }];
  return given.flatMap((one, index): ContentCheck[] => {
    const at = (field: string) => `items.${index}.${field}`;
    const { itemId, prompt, tokens, acceptedOrders } = one;
    return [
      ...(prompt || isHeard(itemId) ? [] : [{ field: at("prompt"), message: texts.noPrompt(index + 1) }]),
      ...(tokens.length < 2 ? [{ field: at("tokens"), message: texts.fewTokens(index + 1) }] : []),
      ...(acceptedOrders.length === 0 ? [{ field: at("acceptedOrders"), message: texts.noOrder(index + 1) }] : []),
      ...itemProblems(one, subject).map(({ field, message }) => ({ field: at(field), message })),
    ];
  });
}
