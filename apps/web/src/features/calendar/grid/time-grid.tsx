import FullCalendar, { type CalendarRef, type EventDisplayInfo, type EventDropInfo } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import timeGrid from "@fullcalendar/react/timegrid";
import skeleton from "@fullcalendar/react/skeleton.css?url";
import { useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { counted } from "@app/domain/counted.ts";
import type { CalendarView } from "@app/domain/calendar/calendar-days.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { X } from "@app/ui/icons.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { inWords, type Drawn } from "../calendar-model.ts";
import { dayInWords, shortDay } from "../../../shared/text/calendar-title.ts";
import { useEntryActs } from "../entry-acts.ts";
import { EntryFace, entryLook } from "../entry-face.tsx";
import { useRoving } from "../use-roving.ts";
import css from "./time-grid.module.css";

interface TimeGridProps {
  view: Exclude<CalendarView, "agenda">;
  date: string;
  today: string;
  timeZone: string;
  entries: readonly Drawn[];
  shifts: ReadonlyMap<string, string>;
  /** The address of a day of its own. */
  hrefOfDay: (date: string) => string;
}

const views = { month: "dayGridMonth", week: "timeGridWeek", day: "timeGridDay" } as const;
const plugins = [dayGrid, timeGrid, interaction];

/** The classes that there are, as one. */
const among = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(" ");
/** What is drawn of an event; the stretch that is being chosen is none of ours. */
const drawnOf = ({ event }: Pick<EventDisplayInfo, "event">) => event.extendedProps["drawn"] as Drawn | undefined;

function Entry({ info }: { info: EventDisplayInfo }) {
  const { open } = useEntryActs();
  const one = drawnOf(info);
  if (!one) return null;
  const isLine = info.view.type === views.month || info.isShort;
  return (
    <button
      type="button"
      {...entryLook(one)}
      data-in={isLine ? "line" : "grid"}
      data-stop=""
      aria-label={inWords(one)}
      onClick={() => open(one)}
    >
      <EntryFace of={one} />
    </button>
  );
}

/**
 * Month, week and day, drawn by FullCalendar in this portal's looks. A lesson that is dragged goes back at once: it
 * stands at another time when the move is saved, not before.
 */
export function TimeGrid({ view, date, today, timeZone, entries, shifts, hrefOfDay }: TimeGridProps) {
  const calendar = useRef<CalendarRef>(null);
  const navigate = useNavigate();
  const { move, add } = useEntryActs();
  useEffect(() => {
    calendar.current?.getApi().changeView(views[view], date);
  }, [view, date]);

  const events = useMemo(
    () =>
      entries.map((one) => ({
        id: one.id,
        title: one.title,
        start: one.entry.startAt,
        end: one.entry.endAt,
        editable: one.isMovable && move !== null,
        extendedProps: { drawn: one },
      })),
    [entries, move],
  );
  const frame = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(frame, events);
  const onDrop = (info: EventDropInfo) => {
    const to = info.event.start;
    const one = drawnOf(info);
    info.revert();
    if (one && to) move?.(one, to);
  };
  const dayOf = (day: Date) => onWall(day, timeZone).date;

  return (
    <div className={css.grid} data-view={view} ref={frame} onKeyDown={onKeyDown}>
      {/* Asked for with the calendar: no other screen needs it. */}
      <link rel="stylesheet" href={skeleton} precedence="calendar" />
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={views[view]}
        initialDate={date}
        timeZone={timeZone}
        events={events}
        headerToolbar={false}
        height="100%"
        firstDay={1}
        allDaySlot={false}
        nowIndicator
        scrollTime="07:00:00"
        slotDuration="00:30:00"
        slotMinHeight={30}
        snapDuration="00:15:00"
        slotEventOverlap={false}
        // A bar of a week has to hold its time and a name.
        eventMaxStack={view === "day" ? 6 : 2}
        eventMinHeight={24}
        eventShortHeight={40}
        dayMaxEvents={3}
        fixedWeekCount={false}
        eventDurationEditable={false}
        eventInteractive={false}
        selectable={add !== null && view !== "month"}
        selectMirror
        slotHeaderFormat={{ hour: "2-digit", minute: "2-digit", hour12: false }}
        dayHeaderContent={({ date: day }) => {
          const known = dayOf(day);
          if (view === "month") return shortDay(known, false).slice(0, 3);
          return (
            <>
              <strong>
                {shortDay(known, false)}
                {known === today ? <UnderDot /> : null}
              </strong>
              {shifts.has(known) ? <small>{shifts.get(known)}</small> : null}
            </>
          );
        }}
        eventContent={(info) => <Entry info={info} />}
        eventDrop={onDrop}
        select={({ start, end }) => add?.(start, end)}
        moreLinkClick={({ date: day }) => {
          if (view !== "month") return "popover";
          void navigate(hrefOfDay(dayOf(day)));
          return "none";
        }}
        eventClass={css.event ?? ""}
        dayHeaderAlign="start"
        dayHeaderClass={({ date: day }) => among(css.dayHead, shifts.has(dayOf(day)) && css.shifted)}
        dayHeaderInnerClass={css.dayHeadInner ?? ""}
        dayLaneClass={({ date: day }) => among(css.day, shifts.has(dayOf(day)) && css.hatched)}
        dayLaneInnerClass={css.lane ?? ""}
        dayCellClass={({ date: day, isOther }) =>
          among(css.cell, isOther && css.other, shifts.has(dayOf(day)) && css.hatched)
        }
        dayCellTopContent={({ date: day }) => {
          const known = dayOf(day);
          return (
            <RouteLink href={hrefOfDay(known)} tabIndex={-1} aria-label={dayInWords(known)}>
              {shortDay(known, false).slice(4)}
              {known === today ? <UnderDot /> : null}
            </RouteLink>
          );
        }}
        slotLaneClass={({ isMinor }) => among(css.slot, isMinor && css.half)}
        slotHeaderInnerClass={css.slotHead ?? ""}
        tableHeaderClass={css.tableHead ?? ""}
        dayCellTopClass={css.dayTop ?? ""}
        moreLinkHint={(count) => `Show ${counted(count, "more lesson", "more lessons")}`}
        closeHint="Close"
        popoverCloseContent={() => <X size={18} aria-hidden />}
        popoverCloseClass={css.close ?? ""}
        moreLinkClass={css.more ?? ""}
        columnMoreLinkClass={css.over ?? ""}
        popoverClass={css.popover ?? ""}
        nowIndicatorLineClass={css.now ?? ""}
        highlightClass={css.selected ?? ""}
      />
    </div>
  );
}
