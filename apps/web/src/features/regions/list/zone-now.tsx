import { useNow } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";

/** "Lagos 14:05" now, with the zone's name below. */
export function ZoneNow({ timeZone }: { timeZone: string }) {
  const now = useNow();
  return <Lines first={`${placeName(timeZone)} ${timeText(now, timeZone)}`} second={timeZone} />;
}
