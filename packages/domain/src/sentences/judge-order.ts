import { textsOf, tokenKey, toneBlindKey, type SentenceItem } from "./sentence-item.ts";

/** What the app says of an answer, with the first place that differs, counted from 0. */
export type OrderVerdict =
  | { verdict: "right"; place: null }
  | { verdict: "nearly"; place: number }
  | { verdict: "wrong"; place: number };

type Keyed = (string | null)[];

/** The first place in which two orders differ; null if there is none. */
function differsAt(given: Keyed, accepted: Keyed): number | null {
  const longest = Math.max(given.length, accepted.length);
  for (let place = 0; place < longest; place += 1) {
    if (given[place] === undefined || given[place] === null || given[place] !== accepted[place]) return place;
  }
  return null;
}

/**
 * Judges an answer by the texts of its tokens: exact is right, equal without tones is nearly, anything else is wrong.
 * Of several accepted orders the one counts that the answer follows furthest. Source: domain.md 1.5.
 */
export function judgeOrder(
  { tokens, distractors, acceptedOrders }: SentenceItem,
  given: readonly string[],
  subject: string,
): OrderVerdict {
  const all = [...tokens, ...distractors];
  const keyed = (order: readonly string[], keyOf: typeof tokenKey): Keyed =>
    textsOf(all, order).map((text) => (text === null ? null : keyOf(text, subject)));
  const against = acceptedOrders.map((order) => ({
    exact: differsAt(keyed(given, tokenKey), keyed(order, tokenKey)),
    toneBlind: differsAt(keyed(given, toneBlindKey), keyed(order, toneBlindKey)),
  }));
  if (against.some(({ exact }) => exact === null)) return { verdict: "right", place: null };
  const nearly = against.filter(({ toneBlind }) => toneBlind === null);
  const compared = nearly.length > 0 ? nearly : against;
  const place = Math.max(0, ...compared.map(({ exact }) => exact ?? 0));
  return { verdict: nearly.length > 0 ? "nearly" : "wrong", place };
}
