import { onWall, type ClockShift } from "@app/domain/calendar/dst-transitions.ts";
import { placeName } from "@app/ui/value/when-text.ts";

/** 60 is "1 h", 30 is "30 min". */
const lengthInWords = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);

/** What happens to clocks on the days of a calendar: "Clocks back 1 h in London and 2 others". */
export function shiftsByDay(shifts: readonly ClockShift[], timeZone: string): ReadonlyMap<string, string> {
  const groups = new Map<string, ClockShift[]>();
  for (const shift of shifts) {
    const key = `${onWall(shift.at, timeZone).date} ${shift.minutes}`;
    groups.set(key, [...(groups.get(key) ?? []), shift]);
  }
  const days = new Map<string, string>();
  for (const [key, group] of groups) {
    const [date = ""] = key.split(" ");
    days.set(date, [days.get(date), shiftInWords(group)].filter(Boolean).join(". "));
  }
  return days;
}

function shiftInWords([first, ...others]: readonly ClockShift[]): string {
  if (!first) return "";
  const { timeZone, minutes } = first;
  const places = [
    placeName(timeZone),
    ...(others.length === 0 ? [] : [`${others.length} ${others.length === 1 ? "other" : "others"}`]),
  ];
  return `Clocks ${minutes < 0 ? "back" : "forward"} ${lengthInWords(Math.abs(minutes))} in ${places.join(" and ")}`;
}

/** "41 lessons", "1 lesson". */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
