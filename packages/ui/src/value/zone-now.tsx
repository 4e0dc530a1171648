import { useNow } from "./clock.tsx";
import { Lines } from "./lines.tsx";
import { placeName, timeText } from "./when-text.ts";

/** "Lagos 14:05" now, with the zone's name below. */
export function ZoneNow({ timeZone }: { timeZone: string }) {
  const now = useNow();
  return <Lines first={`${placeName(timeZone)} ${timeText(now, timeZone)}`} second={timeZone} />;
}
