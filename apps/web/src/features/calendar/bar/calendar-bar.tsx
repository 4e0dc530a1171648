import { useNavigate } from "react-router-dom";
import { calendarViews } from "@app/domain/calendar/calendar-days.ts";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { ChevronLeft, ChevronRight } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { statusWord } from "@app/ui/value/status-tones.ts";
import { placeName } from "@app/ui/value/when-text.ts";
import type { Drawn } from "../calendar-model.ts";
import { laneChoices, type Lanes, type useCalendarPlace } from "../calendar-place.ts";
import { AddressFilters, type FilterChoices } from "../../../shared/list/address-filters.tsx";
import { calendarFilters } from "../calendar-filters.ts";
import css from "./calendar-bar.module.css";

const laneWords: Record<Lanes, string> = { none: "Time grid", tutor: "Rows by tutor", customer: "Rows by customer" };
const laneOptions = laneChoices.map((value) => ({ value, label: laneWords[value] }));

interface CalendarBarProps {
  place: ReturnType<typeof useCalendarPlace>;
  /** Zones of those who are in this calendar. */
  zones: readonly string[];
  choices: FilterChoices;
  /** What is drawn below it. */
  entries: readonly Drawn[];
}

/** What the looks of the lessons below mean: only of those that there are. */
function Legend({ entries }: Pick<CalendarBarProps, "entries">) {
  const known = new Map(entries.map(({ status, tone }) => [status, tone]));
  return (
    <ul className={css.legend} aria-label="States">
      {[...known].toSorted().map(([status, tone]) => (
        <li key={status}>
          <StatusChip status={status} tone={tone} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ place: { back, forward, to, today, date } }: Pick<CalendarBarProps, "place">) {
  return (
    <nav className={css.steps} aria-label="Dates">
      <RouteLink href={back} aria-label="Back" data-hint="Back">
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
      </RouteLink>
      <RouteLink href={to({ date: null })} aria-current={date === today ? "date" : undefined}>
        Today
      </RouteLink>
      <RouteLink href={forward} aria-label="Forward" data-hint="Forward">
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </RouteLink>
    </nav>
  );
}

/** The dates, the view, the rows, the clock and the filters of a calendar; phones have dates and filters. */
export function CalendarBar({ place, zones, choices, entries }: CalendarBarProps) {
  const navigate = useNavigate();
  const { view, lanes, timeZone, isPhone, to } = place;
  const set = (changes: Record<string, string>) => void navigate(to(changes));
  const known = [...new Set([timeZone, ...zones])].toSorted((a, b) => placeName(a).localeCompare(placeName(b)));
  const zoneOptions = known.map((zone) => ({ value: zone, label: `${placeName(zone)} time` }));
  const hasLanes = view === "week" || view === "day";
  return (
    <div className={css.bar}>
      <Steps place={place} />
      {isPhone ? null : (
        <nav className={css.views} aria-label="View">
          {calendarViews.map((one) => (
            <RouteLink key={one} href={to({ show: one })} aria-current={one === view ? "page" : undefined}>
              {statusWord(one)}
            </RouteLink>
          ))}
        </nav>
      )}
      {isPhone || !hasLanes ? null : (
        <MenuSelect label="Rows" value={lanes} options={laneOptions} onChange={(next) => set({ lanes: next })} boxed />
      )}
      <MenuSelect label="Clock" value={timeZone} options={zoneOptions} onChange={(zone) => set({ zone })} boxed />
      <AddressFilters
        filters={calendarFilters}
        choices={choices}
        params={place.params}
        to={place.to}
        isNarrow={place.isPhone}
      />
      {isPhone || view === "agenda" ? null : <Legend entries={entries} />}
    </div>
  );
}
