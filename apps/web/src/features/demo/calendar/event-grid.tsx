import FullCalendar, { type CalendarRef } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import british from "@fullcalendar/react/locales/en-gb";
import skeleton from "@fullcalendar/react/skeleton.css?url";
import timeGrid from "@fullcalendar/react/timegrid";
import { useEffect, useRef, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import { X } from "@app/ui/icons.ts";
import { phone, useMedia } from "@app/ui/theme/use-media.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { shortDay } from "../../../shared/text/calendar-title.ts";
import type { DemoEventPartsFragment } from "./calendar.generated.ts";
import css from "./calendar.module.css";
import { kindTones, kindWord } from "./event-kinds.ts";
import { wholeDaysOf } from "./event-values.ts";
import { useEvents } from "./use-events.ts";

interface EventGridProps {
  events: readonly DemoEventPartsFragment[];
  view: keyof typeof views;
  date: string;
  mayWrite: boolean;
}

const views = { month: "dayGridMonth", week: "timeGridWeek", day: "timeGridDay" } as const;
/** A slot is half an hour, and as high as one line. */
const shortMs = 30 * 60_000;
const lasts = ({ start, end }: { start: Date | null; end: Date | null }) => Number(end) - Number(start);
const plugins = [dayGrid, timeGrid, interaction];
const snapMs = 15 * 60_000;
/** Where something was let go: whole days as dates, the rest as instants. */
interface Place {
  allDay: boolean;
  start: Date | null;
  end: Date | null;
  startStr: string;
  endStr: string;
}

/** Month, week and day, drawn by FullCalendar. A refused move goes back. */
export function EventGrid({ events, view, date, mayWrite }: EventGridProps) {
  const calendar = useRef<CalendarRef>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const timeZone = useTimeZone() ?? "UTC";
  const dayOf = (day: Date) => onWall(day, timeZone).date;
  const today = dayOf(useNow());
  const { update } = useEvents();
  useEffect(() => {
    calendar.current?.getApi().changeView(views[view], date);
  }, [view, date]);

  const isPhone = useMedia(phone);
  const midnight = (date: string) => instantOf({ date, time: "00:00", timeZone }).toISOString();

  const place = async ({ id, allDay, start, end, startStr, endStr }: Place & { id: string }, revert: () => void) => {
    if (!start || !end) return;
    const input = allDay
      ? { startAt: midnight(startStr), endAt: midnight(endStr) }
      : { startAt: start.toISOString(), endAt: end.toISOString() };
    if (!(await update({ id, input })).payload) revert();
  };
  const add = ({ allDay, start, end, startStr, endStr }: Place) => {
    // A click is a day, or a time of the usual length.
    const isClick = allDay ? daysLater(startStr, 1) === endStr && view === "month" : lasts({ start, end }) <= snapMs;
    void navigate(
      withParams(params, { new: isClick ? startStr.slice(0, 16) : `${startStr.slice(0, 16)}/${endStr.slice(0, 16)}` }),
    );
  };
  return (
    <div className={css.grid}>
      <link rel="stylesheet" href={skeleton} precedence="calendar" />
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={views[view]}
        initialDate={date}
        timeZone={timeZone}
        locale={british}
        events={events.map(({ id, title, startAt, endAt, kind }) => {
          const days = wholeDaysOf({ startAt, endAt }, timeZone);
          const times = days
            ? { allDay: true, start: days.first, end: daysLater(days.last, 1) }
            : { allDay: false, start: startAt, end: endAt };
          return { id, title, ...times, editable: mayWrite, extendedProps: { kind } };
        })}
        headerToolbar={false}
        height={view === "month" ? "auto" : 680}
        firstDay={1}
        allDayText="All day"
        forceEventDuration
        nowIndicator
        scrollTime="07:00:00"
        slotMinHeight={26}
        snapDuration="00:15:00"
        eventMinHeight={24}
        fixedWeekCount={false}
        dayMaxEvents={3}
        eventInteractive={false}
        selectable={mayWrite}
        slotHeaderFormat={{ hour: "2-digit", minute: "2-digit", hour12: false }}
        eventTimeFormat={{ hour: "2-digit", minute: "2-digit", hour12: false }}
        dayHeaderAlign="start"
        dayHeaderContent={({ date: day, inPopover, text }) =>
          inPopover ? (
            <span className={css.popoverDay}>{text}</span>
          ) : view === "month" ? (
            shortDay(dayOf(day), false).slice(0, 3)
          ) : (
            <Marked isToday={dayOf(day) === today}>{shortDay(dayOf(day), false)}</Marked>
          )
        }
        dayCellTopContent={({ date: day }) => (
          <Marked isToday={dayOf(day) === today}>{Number(dayOf(day).slice(8))}</Marked>
        )}
        eventContent={({ event, timeText }) => {
          const kind = event.extendedProps["kind"] as DemoEventPartsFragment["kind"] | undefined;
          if (!kind) return null;
          const href = withParams(params, { event: event.id });
          const isNarrow = isPhone && view === "month";
          // FullCalendar leaves the time out where a day is narrow.
          const starts = event.start ? wallClockOf(event.start, timeZone).time : "";
          const when = event.allDay ? "" : timeText || starts;
          return (
            <button
              type="button"
              className={css.event}
              data-tone={kindTones[kind]}
              data-short={view !== "month" && (event.allDay || lasts(event) <= shortMs) ? "" : undefined}
              aria-label={isNarrow ? `${event.title}, ${when || "all day"}, ${kindWord(kind)}` : undefined}
              disabled={!mayWrite}
              onClick={() => void navigate(href)}
            >
              <span>
                {isNarrow ? when || "All day" : event.title}
                {isNarrow ? null : (
                  <small>
                    {when} {kindWord(kind)}
                  </small>
                )}
              </span>
            </button>
          );
        }}
        eventDrop={({ event, revert }) => void place(event, revert)}
        eventResize={({ event, revert }) => void place(event, revert)}
        select={add}
        columnEventAfterClass={({ isEndResizable }) => (isEndResizable ? (css.end ?? "") : "")}
        dayHeaderClass={css.head ?? ""}
        dayHeaderInnerClass={css.headInner ?? ""}
        dayLaneClass={css.lane ?? ""}
        dayCellClass={({ isOther }) => `${css.cell} ${isOther ? css.other : ""}`}
        dayCellTopClass={css.top ?? ""}
        slotLaneClass={({ isMinor }) => `${css.slot} ${isMinor ? css.half : ""}`}
        slotHeaderInnerClass={css.hour ?? ""}
        allDayHeaderInnerClass={css.hour ?? ""}
        moreLinkClass={css.more ?? ""}
        popoverClass={css.popover ?? ""}
        popoverFormat={{ weekday: "long", day: "numeric", month: "long", year: "numeric" }}
        popoverCloseClass={css.close ?? ""}
        popoverCloseContent={() => <X size={18} strokeWidth={1.75} aria-hidden />}
        nowIndicatorLineClass={css.now ?? ""}
        highlightClass={css.chosen ?? ""}
      />
    </div>
  );
}

/** The name of a day, with the dot of what is current below today's. */
const Marked = ({ isToday, children }: { isToday: boolean; children: ReactNode }) =>
  isToday ? (
    <strong>
      {children} <UnderDot />
      <VisuallyHidden>, today</VisuallyHidden>
    </strong>
  ) : (
    children
  );
