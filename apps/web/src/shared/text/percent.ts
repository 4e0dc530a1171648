/** Basis points to per cent: 2000 → "20", 750 → "7.5". */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** Per cent to basis points: "7.5" → 750; null if it is not a number with at most two decimals. Empty is 0. */
export function basisPointsOf(percent: string | number | null): number | null {
  const text = String(percent ?? "").trim();
  if (text === "") return 0;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}
