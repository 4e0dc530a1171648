import { useSearchParams } from "react-router-dom";
import { inWeekOrder, weekMinutes, type WeeklyHours } from "@app/domain/tutors/availability.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { dayText, placeName } from "@app/ui/value/when-text.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { PartList } from "../parts/part-list.tsx";
import {
  TutorAvailabilityDocument,
  TutorDayDeleteDocument,
  TutorDayRestoreDocument,
  TutorTimeOffDeleteDocument,
  TutorTimeOffRestoreDocument,
  type TutorDayItemFragment,
} from "../parts/availability.generated.ts";
import { hourKindOptions, timeOffOptions, weekdays } from "../tutor-labels.ts";
import type { TutorRecordFragment } from "../tutor.generated.ts";
import { Away } from "../time-away.public.tsx";
import { coverPath, tutorKind } from "../tutor.kind.ts";
import { aheadOf, elsewhere, nextShift } from "@app/domain/local-week.ts";
import css from "./availability-tab.module.css";

const [kindWords, reasonWords] = [labelOf(hourKindOptions), labelOf(timeOffOptions)];
const dayName = (weekday: number) => weekdays[weekday - 1] ?? "";
const span = ({ start, end }: { start: string; end: string }) => `${start}–${end}`;

/** "22 h 30 min a week" */
function totalInWords(hours: readonly WeeklyHours[]): string {
  const minutes = weekMinutes(hours);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`} a week`;
}

/** "From Sun 1 Nov: 1 h earlier for you." */
function shiftInWords(now: Date, there: string, here: string): string | null {
  const shift = nextShift(now, there, here);
  if (shift === null) return null;
  const minutes = Math.abs(shift.minutes);
  const size = minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
  return `The clocks change: from ${dayText(shift.at, here, now)} it is ${size} ${shift.minutes > 0 ? "later" : "earlier"} for you.`;
}

/** A tutor's week by their own clock and, where that is another, by the reader's. */
function Week({ hours, timeZone }: { hours: readonly WeeklyHours[]; timeZone: string }) {
  const here = useViewer().timeZone;
  const now = useNow();
  if (hours.length === 0)
    return <p>Not set, which is not the same as always free. Anyone who books a lesson is asked to confirm it.</p>;
  const ahead = aheadOf(now, timeZone, here);
  const change = shiftInWords(now, timeZone, here);
  const isElsewhere = ahead !== 0 || change !== null;
  return (
    <>
      <table className={css.week}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">In {placeName(timeZone)}</th>
            {isElsewhere ? <th scope="col">In {placeName(here)}, your time</th> : null}
          </tr>
        </thead>
        <tbody>
          {inWeekOrder(hours).map((stretch) => {
            const local = elsewhere(stretch, ahead);
            const onOther = local.weekday === stretch.weekday ? "" : `${dayName(local.weekday)} `;
            return (
              <tr key={`${stretch.weekday} ${stretch.start}`}>
                <th scope="row">{dayName(stretch.weekday)}</th>
                <td>{span(stretch)}</td>
                {isElsewhere ? <td>{`${onOther}${span(local)}`}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
      {change === null ? null : <p className={css.change}>{change}</p>}
    </>
  );
}

const dayInWords = ({ start, end, kind }: TutorDayItemFragment) =>
  `${kindWords(kind)}, ${start !== null && end !== null ? span({ start, end }) : "the whole day"}`;

/** When a tutor is free: the week, what is other than usual, and when they are away. */
export function AvailabilityTab({ record: tutor }: { record: TutorRecordFragment }) {
  const { id, hours, timeZone } = tutor;
  const can = useCan();
  const mayWrite = can(tutorKind.write);
  const mayRearrange = can("lessons:act");
  const now = useNow();
  const [params] = useSearchParams();
  const link = (label: string, param: string) =>
    mayWrite ? <TextLink href={withParams(params, { [param]: id })}>{label}</TextLink> : undefined;
  const { data, loading, error, refetch } = useQuery(TutorAvailabilityDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const { days, timeOff } = data?.tutor ?? {};
  return (
    <TabColumn>
      <Section
        title="Weekly hours"
        note={hours.length === 0 ? undefined : totalInWords(hours)}
        actions={link("Edit hours", "hours")}
      >
        <Week hours={hours} timeZone={timeZone} />
      </Section>
      {days === undefined || timeOff === undefined ? (
        loading ? (
          <SkeletonLines count={6} />
        ) : (
          <ErrorState {...failure("days and time off", error, refetch)} />
        )
      ) : (
        <>
          <Section
            title="Other days"
            note={`By the clock in ${placeName(timeZone)}`}
            actions={link("Add day", "addDay")}
          >
            <PartList
              items={days ?? []}
              none="No day is other than usual."
              one="day"
              nameOf={({ date }) => date}
              remove={TutorDayDeleteDocument}
              restore={TutorDayRestoreDocument}
              editParam="editDay"
              onChanged={refetch}
            >
              {(day) => (
                <>
                  <Day value={day.date} />
                  <small>{dayInWords(day)}</small>
                </>
              )}
            </PartList>
          </Section>
          <Section
            title="Time off"
            note={`By the clock in ${placeName(timeZone)}`}
            actions={link("Add time off", "addTimeOff")}
          >
            <PartList
              items={timeOff ?? []}
              none="No time off."
              one="time off"
              nameOf={({ reason }) => reasonWords(reason)}
              remove={TutorTimeOffDeleteDocument}
              restore={TutorTimeOffRestoreDocument}
              editParam="editTimeOff"
              onChanged={refetch}
            >
              {({ startsAt, endsAt, reason, note }) => (
                <>
                  <Away startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
                  <small>{[reasonWords(reason), note].filter(Boolean).join(" · ")}</small>
                  {mayRearrange && new Date(endsAt) > now ? (
                    <TextLink href={coverPath(id, { startsAt, endsAt })}>Cover lessons</TextLink>
                  ) : null}
                </>
              )}
            </PartList>
          </Section>
        </>
      )}
    </TabColumn>
  );
}
