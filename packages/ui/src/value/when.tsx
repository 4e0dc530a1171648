import { useNow, useTimeZone } from "./clock.tsx";
import { agoText, dayText, placeName, timeText } from "./when-text.ts";

interface InstantProps {
  /** ISO instant from the API, or a plain date, which is the same day in every zone. */
  value: string;
  /** The reader's zone by default. */
  timeZone?: string | undefined;
}

const isPlainDate = (value: string) => value.length === "2026-01-05".length;

/** "Tue 27 Oct", with the year if it is another one. */
export function Day({ value, timeZone }: InstantProps) {
  const own = useTimeZone(timeZone);
  const zone = isPlainDate(value) ? "UTC" : own;
  const now = useNow();
  const instant = new Date(value);
  // A preview may be given a date that is still being typed.
  if (Number.isNaN(instant.getTime())) return <span>{value}</span>;
  return <time dateTime={value}>{dayText(instant, zone, now)}</time>;
}

interface WhenProps extends InstantProps {
  place?: boolean;
  short?: boolean;
}

/**
 * "Tue 27 Oct 17:00"; `place` adds the zone's place name, `short` omits the date if it is shown beside it: "Tue 17:00".
 */
export function When({ value, timeZone, place = false, short = false }: WhenProps) {
  const zone = useTimeZone(timeZone);
  const instant = new Date(value);
  const day = dayText(instant, zone, useNow());
  return (
    <time dateTime={value}>
      {short ? day.slice(0, 3) : day} {timeText(instant, zone)}
      {place && zone ? ` ${placeName(zone)}` : ""}
    </time>
  );
}

/** "5 min ago"; the full time is in the tooltip. */
export function Ago({ value, timeZone }: InstantProps) {
  const zone = useTimeZone(timeZone);
  const instant = new Date(value);
  return (
    <time dateTime={value} title={`${dayText(instant, zone)} ${timeText(instant, zone)}`}>
      {agoText(instant, useNow(), zone)}
    </time>
  );
}
