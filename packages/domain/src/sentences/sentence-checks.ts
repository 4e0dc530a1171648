import { textsOf, tokenKey, type SentenceItem } from "./sentence-item.ts";
import { sentenceMessages as texts } from "./sentence-messages.ts";

interface Problem {
  field: string;
  message: string;
}

/** What is wrong with an item's distractors and accepted orders, each at its field. Source: domain.md 1.5. */
export function itemProblems({ tokens, distractors, acceptedOrders }: SentenceItem, subject: string): Problem[] {
  const known = new Set(tokens.map(({ text }) => tokenKey(text, subject)));
  const repeated = distractors.flatMap(({ text }, index) =>
    known.has(tokenKey(text, subject)) ? [{ field: `distractors.${index}.text`, message: texts.repeated }] : [],
  );
  const usesAll = (order: readonly string[]) =>
    order.length === tokens.length && tokens.every(({ tokenId }) => order.includes(tokenId));
  const seen = new Set<string>();
  const orders = acceptedOrders.flatMap((order, index): Problem[] => {
    const field = `acceptedOrders.${index}`;
    if (!usesAll(order)) return [{ field, message: texts.usesAll }];
    const key = JSON.stringify(textsOf(tokens, order).map((text) => tokenKey(text ?? "", subject)));
    if (seen.has(key)) return [{ field, message: texts.sameOrder }];
    seen.add(key);
    return [];
  });
  return [...repeated, ...orders];
}
