/** The median of many figures, and its confidence range. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** The probability that the true median is outside the range. */
const outside = 0.05;
/** With fewer rounds, not even the smallest and largest ratio are certain enough. */
export const fewestRounds = 6;

/**
 * How many figures to drop at each end of the range: the true median is above or below each figure with equal
 * probability, whatever the distribution.
 */
function leftOut(count: number): number {
  let [ways, beyond] = [1, 0];
  for (let end = 0; end < count / 2; end++) {
    beyond += ways;
    if ((2 * beyond) / 2 ** count > outside) return Math.max(0, end - 1);
    ways = (ways * (count - end)) / (end + 1);
  }
  return 0;
}

export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const [below = NaN, above = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (below + above) / 2;
}

/**
 * Ratios to another build's figures, round by round, so that anything slowing both cancels out. Null if there is
 * nothing to compare.
 *
 *     ratioOf([100, 150], [200, 300]).median; // 0.5
 */
export function ratioOf(own: readonly number[], others: readonly number[]): Spread | null {
  const ratios = own.map((figure, round) => figure / (others[round] ?? NaN)).filter(Number.isFinite);
  const sorted = ratios.toSorted((one, other) => one - other);
  const ends = leftOut(sorted.length);
  const [low, high] = [sorted[ends], sorted.at(-1 - ends)];
  return low === undefined || high === undefined ? null : { median: medianOf(ratios), low, high };
}
