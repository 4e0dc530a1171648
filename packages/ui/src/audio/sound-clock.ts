/** A length of time as sound is measured: "0:07.4" under a minute, "1:05" from then on. */
export function clockOf(ms: number): string {
  const tenths = Math.round(ms / 100);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  const seconds = String(Math.floor(rest / 10)).padStart(2, "0");
  return minutes === 0 ? `0:${seconds}.${rest % 10}` : `${minutes}:${seconds}`;
}
