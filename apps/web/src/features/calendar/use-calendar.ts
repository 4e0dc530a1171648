import { useMemo } from "react";
import { clockShifts } from "@app/domain/calendar/dst-transitions.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { useQuery } from "../../shared/page/use-query.ts";
import { filterAsked } from "./calendar-filters.ts";
import { drawn } from "./calendar-model.ts";
import type { CalendarPlace } from "./calendar-place.ts";
import { rangeOf } from "./calendar-place.ts";
import { shiftsByDay } from "./calendar-labels.ts";
import { CalendarBetweenDocument, type CalendarBetweenQuery } from "./calendar.generated.ts";

export type CalendarContents = NonNullable<CalendarBetweenQuery["calendar"]>;

/** What a calendar shows where it stands; the last contents stay while others are loaded. */
export function useCalendar({ params, ...place }: CalendarPlace & { params: URLSearchParams }) {
  const { from, to } = rangeOf(place);
  const variables = { from, to, filter: filterAsked(params) };
  const { data, previousData, loading, error, refetch } = useQuery(CalendarBetweenDocument, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const contents = (data ?? previousData)?.calendar ?? null;
  const now = useNow();
  const { timeZone } = place;
  const entries = useMemo(
    () => (contents?.entries ?? []).map((entry) => drawn(entry, timeZone, now)),
    [contents, timeZone, now],
  );
  const shifts = useMemo(() => {
    const zones = [timeZone, ...(contents?.entries ?? []).map(({ anchorTimeZone }) => anchorTimeZone)];
    return shiftsByDay(clockShifts(zones, new Date(from), new Date(to)), timeZone);
  }, [contents, timeZone, from, to]);
  return { contents, entries, shifts, loading, error, refetch };
}
