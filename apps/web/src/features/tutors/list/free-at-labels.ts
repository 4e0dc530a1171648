import type { FreeAt } from "@app/domain/tutors/free-at.ts";
import { dayText, placeName } from "@app/ui/value/when-text.ts";

/** The days of a week on which something repeats; Monday is the first. */
export const weekdays = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];

/** "On Tuesdays at 18:00 in London, 60 min"; of one day "On Tue 1 Dec 2026 at 18:00 in London, 60 min". */
export function freeAtWords({ day, time, minutes, timeZone }: FreeAt): string {
  const when = weekdays[Number(day) - 1] ?? dayText(new Date(`${day}T12:00:00Z`), "UTC");
  return `On ${when} at ${time} in ${placeName(timeZone)}, ${minutes} min`;
}
