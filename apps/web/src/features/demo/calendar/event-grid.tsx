import FullCalendar, { type CalendarRef } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import skeleton from "@fullcalendar/react/skeleton.css?url";
import timeGrid from "@fullcalendar/react/timegrid";
import { useEffect, useRef, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { shortDay } from "../../../shared/text/calendar-title.ts";
import type { DemoEventPartsFragment } from "./calendar.generated.ts";
import css from "./calendar.module.css";
import { kindTones, kindWord } from "./event-kinds.ts";
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

  const place = async (id: string, start: Date | null, end: Date | null, revert: () => void) => {
    if (!start || !end) return;
    const input = { startAt: start.toISOString(), endAt: end.toISOString() };
    if (!(await update({ id, input })).payload) revert();
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
        events={events.map(({ id, title, startAt, endAt, kind }) => ({
          ...{ id, title, start: startAt, end: endAt, editable: mayWrite, extendedProps: { kind } },
        }))}
        headerToolbar={false}
        height="auto"
        firstDay={1}
        allDaySlot={false}
        nowIndicator
        slotMinTime="06:00:00"
        slotMaxTime="22:00:00"
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
        dayHeaderContent={({ date: day }) =>
          view === "month" ? (
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
          return (
            <button
              type="button"
              className={css.event}
              data-tone={kindTones[kind]}
              data-short={view !== "month" && lasts(event) <= shortMs ? "" : undefined}
              disabled={!mayWrite}
              onClick={() => void navigate(href)}
            >
              {event.title}
              <small>
                {timeText} {kindWord(kind)}
              </small>
            </button>
          );
        }}
        eventDrop={({ event, revert }) => void place(event.id, event.start, event.end, revert)}
        eventResize={({ event, revert }) => void place(event.id, event.start, event.end, revert)}
        select={({ startStr }) => void navigate(withParams(params, { new: startStr.slice(0, 16) }))}
        columnEventAfterClass={({ isEndResizable }) => (isEndResizable ? (css.end ?? "") : "")}
        dayHeaderClass={css.head ?? ""}
        dayHeaderInnerClass={css.headInner ?? ""}
        dayLaneClass={css.lane ?? ""}
        dayCellClass={css.cell ?? ""}
        dayCellTopClass={css.top ?? ""}
        slotLaneClass={({ isMinor }) => `${css.slot} ${isMinor ? css.half : ""}`}
        slotHeaderInnerClass={css.hour ?? ""}
        moreLinkClass={css.more ?? ""}
        popoverClass={css.popover ?? ""}
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
