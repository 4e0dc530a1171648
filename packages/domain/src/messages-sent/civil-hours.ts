/** Emails that nobody asked for go out from 08:00 to 20:00 by this clock. */
export function isCivilHour(time: string): boolean {
  return time >= "08:00" && time < "20:00";
}
