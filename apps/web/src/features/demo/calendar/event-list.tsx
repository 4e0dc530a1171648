import { useSearchParams } from "react-router-dom";
import { daysShown } from "@app/domain/calendar/calendar-days.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useTimeZone } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import type { DemoEventPartsFragment } from "./calendar.generated.ts";
import { kindTones, kindWord } from "./event-kinds.ts";

interface EventListProps {
  events: readonly DemoEventPartsFragment[];
  date: string;
  mayWrite: boolean;
}

/** The events of the two weeks from a day on. */
export function EventList({ events, date, mayWrite }: EventListProps) {
  const [params] = useSearchParams();
  const timeZone = useTimeZone() ?? "UTC";
  const days = new Set(daysShown("agenda", date));
  const shown = events
    .filter(({ startAt }) => days.has(onWall(new Date(startAt), timeZone).date))
    .toSorted((one, other) => (one.startAt < other.startAt ? -1 : 1));
  if (shown.length === 0) return <p>No events in these two weeks.</p>;
  return (
    <LineList>
      {shown.map(({ id, title, kind, startAt, endAt }) => (
        <li key={id}>
          <p>
            {mayWrite ? <TextLink href={withParams(params, { event: id })}>{title}</TextLink> : title}
            <small>
              <When value={startAt} /> to <When value={endAt} short />
            </small>
          </p>
          <StatusChip status={kind} tone={kindTones[kind]} word={kindWord(kind)} />
        </li>
      ))}
    </LineList>
  );
}
