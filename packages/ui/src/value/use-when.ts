import { useNow, useTimeZone } from "./clock.tsx";
import { dayText, timeText } from "./when-text.ts";

/** Formats instants as `When` does, for a title or a name: "Tue 27 Oct 17:00". */
export function useWhen(): (value: string) => string {
  const zone = useTimeZone();
  const now = useNow();
  return (value) => `${dayText(new Date(value), zone, now)} ${timeText(new Date(value), zone)}`;
}
