/** The middle of many figures, and between what half of them lie. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** What a share of sorted figures does not exceed; between two of them, in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = NaN, above = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((one, other) => one - other);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}

/**
 * How many times another's figure this one's is, round by round: what slowed the machine in a round slowed both, and is
 * not in their ratio. Null where the other has nothing to compare with.
 *
 *     ratioOf([100, 150], [200, 300]).median; // 0.5
 */
export function ratioOf(own: readonly number[], others: readonly number[]): Spread | null {
  const ratios = own.map((figure, round) => figure / (others[round] ?? NaN)).filter(Number.isFinite);
  return ratios.length === 0 ? null : spreadOf(ratios);
}
