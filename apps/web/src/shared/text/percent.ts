/** 2000 → "20", 750 → "7.5": hundredths of a per cent as per cent. */
export function percentOf(basisPoints: number): string {
  return String(basisPoints / 100);
}

/** "7.5" → 750; null for what is no figure with at most two decimals. Nothing is 0. */
export function basisPointsOf(percent: string | number | null): number | null {
  const text = String(percent ?? "").trim();
  if (text === "") return 0;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}
