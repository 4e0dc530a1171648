/**
 * The order within a round: every other round is reversed, so that nobody always follows the same one, and each pair of
 * rounds starts with another.
 *
 *     [0, 1, 2].map((round) => inOrder(["a", "b"], round)); // a b, b a, b a
 */
export function inOrder<Entrant>(entrants: readonly Entrant[], round: number): readonly Entrant[] {
  const first = Math.floor(round / 2) % entrants.length;
  const order = [...entrants.slice(first), ...entrants.slice(0, first)];
  return round % 2 === 0 ? order : order.toReversed();
}
