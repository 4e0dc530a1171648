import type { SentenceItem } from "./sentence-item.ts";

type Read = Pick<SentenceItem, "tokens" | "acceptedOrders"> & {
  endMark?: string | null | undefined;
};

/** A sentence as it reads in one of its orders, the first unless another is asked for; empty without tokens. */
export function readingOf({ tokens, acceptedOrders, endMark }: Read, index = 0): string {
  if (tokens.length === 0) return "";
  const byId = new Map(tokens.map(({ tokenId, text }) => [tokenId, text]));
  const order = acceptedOrders[index] ?? tokens.map(({ tokenId }) => tokenId);
  return order.map((id) => byId.get(id) ?? "").join(" ") + (endMark ?? "");
}
