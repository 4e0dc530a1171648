import type { SentenceItem, Token } from "./sentence-item.ts";
import { wordsTyped } from "./typed-order.ts";

/** The mark at the end of a typed sentence; null for none that is drawn. */
const endOf = (typed: string): string | null => /[.?!]$/.exec(typed.trim())?.[0] ?? null;

/** An item with the words of a typed sentence as further tokens, at the end of every order, and with its end mark. */
export function withSentence<Item extends SentenceItem & { endMark: string }>(
  item: Item,
  typed: string,
  newId: () => string,
): Item {
  const added = wordsTyped(typed).map((text): Token => ({ tokenId: newId(), text }));
  if (added.length === 0) return item;
  const ids = added.map(({ tokenId }) => tokenId);
  const orders = item.acceptedOrders.length > 0 ? item.acceptedOrders : [item.tokens.map(({ tokenId }) => tokenId)];
  return {
    ...item,
    tokens: [...item.tokens, ...added],
    acceptedOrders: orders.map((order) => [...order, ...ids]),
    endMark: endOf(typed) ?? item.endMark,
  };
}

/** An item with the words of a text as further distractors. */
export const withDistractors = <Item extends SentenceItem>(item: Item, typed: string, newId: () => string): Item => ({
  ...item,
  distractors: [...item.distractors, ...wordsTyped(typed).map((text) => ({ tokenId: newId(), text }))],
});

/** An item in which a token or distractor says something else. */
export const withText = <Item extends SentenceItem>(item: Item, id: string, text: string): Item => {
  const said = (tokens: readonly Token[]) => tokens.map((token) => (token.tokenId === id ? { ...token, text } : token));
  return { ...item, tokens: said(item.tokens), distractors: said(item.distractors) };
};

/** An item without a token or distractor, nor anywhere in its orders. */
export const withoutToken = <Item extends SentenceItem>(item: Item, id: string): Item => {
  const left = (tokens: readonly Token[]) => tokens.filter(({ tokenId }) => tokenId !== id);
  const tokens = left(item.tokens);
  const orders = item.acceptedOrders.map((order) => order.filter((one) => one !== id));
  return {
    ...item,
    tokens,
    distractors: left(item.distractors),
    acceptedOrders: tokens.length === 0 ? [] : orders,
  };
};

/** An item with another order in one place; one place more adds it. */
export const withOrder = <Item extends SentenceItem>(item: Item, index: number, order: readonly string[]): Item => ({
  ...item,
  acceptedOrders: item.acceptedOrders.toSpliced(index, 1, order),
});
