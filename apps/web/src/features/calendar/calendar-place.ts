import { useSearchParams } from "react-router-dom";
import { calendarViews, daysShown, steppedBy, type CalendarView } from "@app/domain/calendar/calendar-days.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { instantOf, isTimeZone } from "@app/domain/time.ts";
import { phone, useMedia } from "@app/ui/theme/use-media.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { withParams } from "../../shared/page/search-params.ts";
import { useViewer } from "../../shared/session/session-context.ts";

/** Whose lessons stand in a row of their own. */
export const laneChoices = ["none", "tutor", "customer"] as const;
export type Lanes = (typeof laneChoices)[number];

/** Where a calendar stands: all of it is in the address. */
export interface CalendarPlace {
  view: CalendarView;
  /** The day that it stands at, by the clock of `timeZone`. */
  date: string;
  lanes: Lanes;
  timeZone: string;
  /** The days it shows, in order. */
  days: readonly string[];
  today: string;
}

const among = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

interface Default {
  lanes: Lanes;
  timeZone: string;
  now: Date;
  isPhone: boolean;
}

/** Reads an address; what it says wrongly, or not at all, is as it was at first. On phones it is always the agenda. */
export function placeAt(params: URLSearchParams, { lanes, timeZone: own, now, isPhone }: Default): CalendarPlace {
  const zone = params.get("zone");
  const timeZone = zone !== null && isTimeZone(zone) ? zone : own;
  const { date: today } = onWall(now, timeZone);
  const asked = params.get("date") ?? "";
  const date = isDate(asked) ? asked : today;
  const view = isPhone ? "agenda" : (among(calendarViews, params.get("show")) ?? "week");
  return {
    view,
    date,
    timeZone,
    today,
    lanes: among(laneChoices, params.get("lanes")) ?? lanes,
    days: daysShown(view, date),
  };
}

/** From the midnight that its first day begins with until the one that its last day ends with. */
export function rangeOf({ days, timeZone }: Pick<CalendarPlace, "days" | "timeZone">): { from: string; to: string } {
  const midnight = (date: string) => instantOf({ date, time: "00:00", timeZone }).toISOString();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return { from: midnight(first), to: midnight(daysLater(last, 1)) };
}

/** Where this calendar stands, and the addresses that lead elsewhere from there. */
export function useCalendarPlace(own: { lanes: Lanes }) {
  const [params] = useSearchParams();
  const { timeZone } = useViewer();
  const isPhone = useMedia(phone);
  const place = placeAt(params, { ...own, timeZone, now: useNow(), isPhone });
  const to = (changes: Readonly<Record<string, string | null>>) => withParams(params, changes);
  return {
    ...place,
    isPhone,
    params,
    to,
    back: to({ date: steppedBy(place.view, place.date, -1) }),
    forward: to({ date: steppedBy(place.view, place.date, 1) }),
  };
}
