import { useRef } from "react";
import { byDay, inWords, type Drawn } from "../calendar-model.ts";
import { dayInWords } from "../../../shared/text/calendar-title.ts";
import { countOf } from "../calendar-labels.ts";
import { useEntryActs } from "../entry-acts.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useRoving } from "../use-roving.ts";
import css from "./agenda.module.css";

interface AgendaProps {
  entries: readonly Drawn[];
  days: readonly string[];
  today: string;
  shifts: ReadonlyMap<string, string>;
  tutorOf: (id: string) => string;
}

function Line({ one, tutorOf }: { one: Drawn; tutorOf: AgendaProps["tutorOf"] }) {
  const { open } = useEntryActs();
  const { time, until, title, was, entry, status, tone } = one;
  return (
    <li>
      <button type="button" className={css.line} data-stop="" aria-label={inWords(one)} onClick={() => open(one)}>
        <span className={css.when}>
          <strong>{time}</strong>
          <small>{was === null ? `to ${until}` : `was ${was}`}</small>
        </span>
        <span className={css.who}>
          <strong>{title}</strong>
          <small>
            {entry.subject} · {entry.tutorIds.map(tutorOf).join(", ")}
          </small>
        </span>
        <StatusChip status={status} tone={tone} />
      </button>
    </li>
  );
}

/** What there is, day after day; days without lessons are left out, but not today nor a day on which a clock changes. */
export function Agenda({ entries, days, today, shifts, tutorOf }: AgendaProps) {
  const known = byDay(entries);
  const shown = days.filter((day) => known.has(day) || day === today || shifts.has(day));
  const frame = useRef<HTMLOListElement>(null);
  const onKeyDown = useRoving(frame, entries);
  return (
    <ol className={css.agenda} ref={frame} onKeyDown={onKeyDown}>
      {shown.map((day) => {
        const lessons = known.get(day) ?? [];
        return (
          <li key={day}>
            <h2 data-today={day === today ? "" : undefined}>
              {dayInWords(day)}
              {day === today ? ", today" : ""}
              <small>{lessons.length === 0 ? "No lessons" : countOf(lessons.length, "lesson")}</small>
            </h2>
            {shifts.has(day) ? <p className={css.shift}>{shifts.get(day)}.</p> : null}
            <ol>
              {lessons.map((one) => (
                <Line key={one.id} one={one} tutorOf={tutorOf} />
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
