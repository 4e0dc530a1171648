/** The middle of many figures, and between what the true middle lies. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** How often the true middle may lie outside, of all times. */
const outside = 0.05;
/** Of fewer rounds not even the least and the greatest ratio hold the true middle between them often enough. */
export const fewestRounds = 6;

/**
 * How many figures at each end are left out: as many as the true middle lies beyond rarely enough. It is above or below
 * each figure by the toss of a coin, whatever their distribution.
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
 * How many times another's figure this one's is, round by round: what slowed the machine in a round slowed both, and is
 * not in their ratio. Null where the other has nothing to compare with.
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
