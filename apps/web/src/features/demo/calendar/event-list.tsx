import { useSearchParams } from "react-router-dom";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useTimeZone } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import type { DemoEventPartsFragment } from "./calendar.generated.ts";
import { kindTones, kindWord } from "./event-kinds.ts";
import { wholeDaysOf } from "./event-values.ts";

interface EventListProps {
  events: readonly DemoEventPartsFragment[];
  /** The days shown, in order. */
  days: readonly string[];
  mayWrite: boolean;
}

/** The events of some days, with those that began before and still go on. */
export function EventList({ events, days, mayWrite }: EventListProps) {
  const [params] = useSearchParams();
  const timeZone = useTimeZone() ?? "UTC";
  const dayOf = (at: number) => onWall(new Date(at), timeZone).date;
  const shown = events
    .filter(({ startAt, endAt }) => {
      // What ends at midnight does not reach into the day that begins then.
      const lastDay = dayOf(Date.parse(endAt) - 1);
      return dayOf(Date.parse(startAt)) <= (days.at(-1) ?? "") && lastDay >= (days[0] ?? "");
    })
    .toSorted((one, other) => (one.startAt < other.startAt ? -1 : 1));
  if (shown.length === 0) return <p>No events in these days.</p>;
  return (
    <LineList>
      {shown.map(({ id, title, kind, startAt, endAt }) => (
        <li key={id}>
          <p>
            {mayWrite ? <TextLink href={withParams(params, { event: id })}>{title}</TextLink> : title}
            <small>
              <Lasts startAt={startAt} endAt={endAt} days={wholeDaysOf({ startAt, endAt }, timeZone)} />
            </small>
          </p>
          <StatusChip status={kind} tone={kindTones[kind]} word={kindWord(kind)} />
        </li>
      ))}
    </LineList>
  );
}

interface LastsProps extends Pick<DemoEventPartsFragment, "startAt" | "endAt"> {
  days: ReturnType<typeof wholeDaysOf>;
}

function Lasts({ startAt, endAt, days }: LastsProps) {
  if (!days)
    return (
      <>
        <When value={startAt} /> to <When value={endAt} short />
      </>
    );
  return (
    <>
      <Day value={days.first} />
      {days.last === days.first ? null : (
        <>
          {" to "}
          <Day value={days.last} />
        </>
      )}
      , all day
    </>
  );
}
