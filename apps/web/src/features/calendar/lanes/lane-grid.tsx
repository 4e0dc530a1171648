import { memo, useMemo, useRef, useState, type DragEvent } from "react";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { instantOf } from "@app/domain/time.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { UnderDot } from "@app/ui/value/under-dot.tsx";
import { clockText, inWords, type Drawn } from "../calendar-model.ts";
import { shortDay } from "../../../shared/text/calendar-title.ts";
import { countOf } from "../calendar-labels.ts";
import { useEntryActs } from "../entry-acts.ts";
import { EntryFace, entryLook } from "../entry-face.tsx";
import { useRoving } from "../use-roving.ts";
import { freeAfter, stretchOf, type FreeFrom } from "./free-after.ts";
import { FreeRest } from "./free-rest.tsx";
import type { Lane } from "./lane-rows.ts";
import css from "./lane-grid.module.css";

interface LaneGridProps {
  lanes: readonly Lane[];
  days: readonly string[];
  today: string;
  timeZone: string;
  /** Below the corner: "Lagos time". */
  corner: string;
  /** How many lessons each day has. */
  counts: ReadonlyMap<string, number>;
  shifts: ReadonlyMap<string, string>;
}

function Head({ days, today, corner, counts, shifts }: Omit<LaneGridProps, "lanes" | "timeZone">) {
  return (
    <div role="row" className={css.head}>
      <div role="columnheader" className={css.corner}>
        {corner}
      </div>
      {days.map((day, at) => (
        <div role="columnheader" key={day} data-shifts={shifts.has(day) ? "" : undefined}>
          <strong>
            {shortDay(day, at === 0)}
            {day === today ? <UnderDot /> : null}
          </strong>
          <small>
            {day === today ? "Today · " : ""}
            {countOf(counts.get(day) ?? 0, "lesson")}
          </small>
          {shifts.has(day) ? <small className={css.shift}>{shifts.get(day)}</small> : null}
        </div>
      ))}
    </div>
  );
}

function LaneHead({ lane: { name, href, about, load } }: { lane: Lane }) {
  const share = load === null ? 0 : Math.min(1, load.hours / load.of);
  return (
    <div role="rowheader" className={css.lane}>
      <strong>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</strong>
      <small>{about}</small>
      {load === null ? null : (
        <>
          <small>
            {load.hours} / {load.of} h{load.hours >= load.of ? " · full" : ""}
          </small>
          <span className={css.load} data-full={share === 1 ? "" : undefined} aria-hidden>
            <span style={{ width: `${share * 100}%` }} />
          </span>
        </>
      )}
    </div>
  );
}

const Entry = memo(function Entry({ one }: { one: Drawn }) {
  const { open, move } = useEntryActs();
  return (
    <button
      type="button"
      {...entryLook(one)}
      data-stop=""
      data-entry={one.id}
      aria-label={inWords(one)}
      draggable={one.isMovable && move !== null}
      onClick={() => open(one)}
    >
      <EntryFace of={one} />
    </button>
  );
});

interface RowProps {
  lane: Lane;
  days: readonly string[];
  shifts: ReadonlyMap<string, string>;
  timeZone: string;
  /** When the calendar was drawn, by its clock. */
  now: FreeFrom;
}

/** Somebody's days. Drawn anew only when these change: a lesson that is dragged over them changes nothing. */
const Row = memo(function Row({ lane, days, shifts, timeZone, now }: RowProps) {
  const { add } = useEntryActs();
  return (
    <div role="row" className={css.row}>
      <LaneHead lane={lane} />
      {days.map((day) => {
        const entries = lane.days.get(day) ?? [];
        const isAway = lane.away.has(day);
        const from = add && lane.takes !== null && !isAway ? freeAfter({ entries, date: day, now }) : null;
        return (
          <div
            role="cell"
            key={day}
            data-lane={lane.id}
            data-day={day}
            data-away={isAway ? "" : undefined}
            data-shifts={shifts.has(day) ? "" : undefined}
          >
            {isAway ? <small className={css.away}>Away</small> : null}
            {entries.map((one) => (
              <Entry key={one.id} one={one} />
            ))}
            {from === null ? null : (
              <FreeRest
                name={lane.name}
                date={day}
                from={from}
                onAdd={(length) => {
                  const { start, end } = stretchOf(day, from, length, timeZone);
                  add?.(start, end, lane.takes?.tutorId ?? null);
                }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});

/** The cell that something is dragged over. */
const cellAt = ({ target }: DragEvent) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;

/**
 * Lessons that are dragged to another day of their own row, where they keep their time, or to another tutor on their day. What is under the pointer is marked
 * on the page itself: drawing thousands of lessons anew for each cell that is crossed would take longer than a frame.
 */
function useRowDrag(lanes: readonly Lane[], timeZone: string) {
  const { move, give } = useEntryActs();
  const held = useRef<{ one: Drawn; laneId: string } | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const mark = (cell: HTMLElement | null) => {
    if (marked.current === cell) return;
    delete marked.current?.dataset["over"];
    marked.current = cell;
    if (cell) cell.dataset["over"] = "";
  };
  const end = () => {
    held.current = null;
    mark(null);
  };
  const takes = (cell: HTMLElement | null): cell is HTMLElement =>
    cell !== null && cell.dataset["lane"] === held.current?.laneId && cell.dataset["day"] !== held.current?.one.date;
  /** Another tutor's row, where it was dropped on its own day. */
  const giver = (cell: HTMLElement | null): { tutorId: string | null; isSameDay: boolean } | null => {
    const laneId = cell?.dataset["lane"];
    if (!cell || !held.current || laneId === held.current.laneId) return null;
    const tutorId = lanes.find(({ id }) => id === laneId)?.takes?.tutorId ?? null;
    return { tutorId, isSameDay: cell.dataset["day"] === held.current.one.date };
  };
  return {
    onDragStart(event: DragEvent) {
      const { target } = event;
      const laneId = cellAt(event)?.dataset["lane"];
      const id = target instanceof HTMLElement ? target.dataset["entry"] : undefined;
      const lane = lanes.find((known) => known.id === laneId);
      const one = [...(lane?.days.values() ?? [])].flat().find((known) => known.id === id);
      if (!lane || !one) return;
      event.dataTransfer.effectAllowed = "move";
      held.current = { one, laneId: lane.id };
    },
    onDragOver(event: DragEvent) {
      const cell = cellAt(event);
      const other = giver(cell);
      // Elsewhere in another row it can be dropped too, and is told why nothing comes of it.
      if (takes(cell) || other !== null) event.preventDefault();
      mark(takes(cell) || (other?.isSameDay && other.tutorId !== null) ? cell : null);
    },
    onDrop(event: DragEvent) {
      const cell = cellAt(event);
      const one = held.current?.one;
      if (takes(cell) && one) {
        event.preventDefault();
        const time = clockText(one.minutes);
        move?.(one, instantOf({ date: cell.dataset["day"] ?? one.date, time, timeZone }));
      }
      const other = giver(cell);
      if (one && other !== null) {
        event.preventDefault();
        if (other.tutorId === null) toast.info("Drop it on another day of its own row to move it.");
        else if (!other.isSameDay) toast.info("Drop it on its own day to give it to this tutor.");
        else give?.(one, other.tutorId);
      }
      end();
    },
    onDragEnd: end,
  };
}

/**
 * A row for each tutor or customer, a column for each day: what they have, one below the other, and below that the rest of
 * the day, which begins a request.
 */
export function LaneGrid({ lanes, days, timeZone, ...head }: LaneGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(frame, lanes);
  const dragging = useRowDrag(lanes, timeZone);
  const [drawnAt] = useState(() => new Date());
  const now = useMemo(() => onWall(drawnAt, timeZone), [drawnAt, timeZone]);
  return (
    <div
      role="table"
      aria-label="Lessons by row and day"
      className={css.grid}
      data-days={days.length}
      ref={frame}
      onKeyDown={onKeyDown}
      {...dragging}
    >
      <Head days={days} {...head} />
      {lanes.map((lane) => (
        <Row key={lane.id} lane={lane} days={days} shifts={head.shifts} timeZone={timeZone} now={now} />
      ))}
    </div>
  );
}
