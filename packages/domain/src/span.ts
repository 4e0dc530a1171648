/** A duration in words: "40 min", "6 h 10 min", and from two days on "4 days". */
export function spanInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  if (hours >= 48) {
    const [days, left] = [Math.floor(hours / 24), hours % 24];
    return left === 0 || days >= 7 ? `${days} days` : `${days} days ${left} h`;
  }
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
