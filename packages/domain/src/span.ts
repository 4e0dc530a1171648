/** A duration in words: "40 min", "6 h 10 min", and from two days on "4 days". */
export function spanInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  if (hours >= 48) return `${Math.round(minutes / 1440)} days`;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
