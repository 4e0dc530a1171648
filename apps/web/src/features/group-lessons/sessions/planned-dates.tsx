import { skipToken } from "@apollo/client/react";
import { groupPatternRules } from "@app/domain/group-lessons/group-lesson.ts";
import { CircleAlert, TriangleAlert } from "@app/ui/icons.ts";
import { Rechecking } from "@app/ui/page/rechecking.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { dayText, placeName } from "@app/ui/value/when-text.ts";
import { When } from "@app/ui/value/when.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { skippedOf, type DateValues } from "./date-values.ts";
import { PlannedGroupDatesDocument, type PlannedGroupDatesQuery } from "./planned-dates.generated.ts";
import css from "./planned-dates.module.css";

type Planned = NonNullable<PlannedGroupDatesQuery["plannedGroupDates"]>[number];

const changed = {
  GAP: "This time does not exist that day, because the clocks change: it begins an hour later.",
  OVERLAP: "This time comes twice that day, because the clocks change: the first counts.",
};

interface PlannedDatesProps {
  values: DateValues;
  /** Path of these values in the form: "" or "dates.". */
  at?: string;
  timeZone: string;
  durationMinutes: number | string | null;
  tutorIds: readonly string[];
  groupLessonId?: string;
}

function PlannedDate({ planned, name, isSkipped, timeZone }: PlannedDateProps) {
  const { date, start, clockChange, conflicts } = planned;
  const day = dayText(new Date(date), "UTC", useNow());
  return (
    <li data-skipped={isSkipped ? "" : undefined}>
      <p className={css.head}>
        <When value={start} timeZone={timeZone} />
        {isSkipped ? <small>Left out</small> : null}
        {!isSkipped && conflicts.length === 0 ? <small className={css.free}>Free</small> : null}
      </p>
      {clockChange ? (
        <p className={css.note} data-level="soft">
          <TriangleAlert size={16} aria-hidden />
          {changed[clockChange]}
        </p>
      ) : null}
      {conflicts.map((conflict) => (
        <p key={conflict} className={css.note} data-level="hard">
          <CircleAlert size={16} aria-hidden />
          {conflict}
        </p>
      ))}
      {conflicts.length > 0 || isSkipped ? <SwitchField name={name} label={`Leave out ${day}`} /> : null}
    </li>
  );
}
interface PlannedDateProps {
  planned: Planned;
  name: string;
  isSkipped: boolean;
  timeZone: string;
}

/** How many dates are left, and whether something is in the way of one. */
function summaryOf(dates: readonly Planned[], skipped: readonly string[]): string {
  const left = dates.filter(({ date }) => !skipped.includes(date));
  const busy = left.filter(({ conflicts }) => conflicts.length > 0).length;
  const added = left.length === 1 ? "1 date is added" : `${left.length} dates are added`;
  if (busy === 0) return `${added}.`;
  return `${busy === 1 ? "1 date cannot" : `${busy} dates cannot`} be added as it stands. Leave out what is in the way, or choose another time.`;
}

/** The dates that will be added, each with what is in its way, and the way round it: to leave it out. */
export function PlannedDates({
  values,
  at = "",
  timeZone,
  durationMinutes,
  tutorIds,
  groupLessonId,
}: PlannedDatesProps) {
  const asked = groupPatternRules.safeParse({ ...values, skipDates: [] });
  const minutes = Number(durationMinutes);
  const isWhole = asked.success && Number.isInteger(minutes) && minutes >= 30 && minutes <= 240 && timeZone !== "";
  const { data, previousData, error, loading } = useQuery(
    PlannedGroupDatesDocument,
    isWhole
      ? {
          variables: {
            input: {
              date: asked.data.date,
              time: asked.data.time,
              weeks: asked.data.weeks,
              timeZone,
              durationMinutes: minutes,
              tutorIds: [...tutorIds],
              groupLessonId: groupLessonId ?? null,
            },
          },
          fetchPolicy: "network-only",
        }
      : skipToken,
  );
  if (!isWhole) return <p className={css.empty}>Choose a first date to see all of them.</p>;
  const dates = (data ?? (error ? undefined : previousData))?.plannedGroupDates;
  if (!dates)
    return (
      <p className={css.empty}>
        {error ? "Nobody could check the calendars right now." : "Checking everyone’s calendar…"}
      </p>
    );
  const skipped = skippedOf(values);
  return (
    <Rechecking isOn={loading}>
      <div className={css.planned} aria-live="polite">
        <p>
          {summaryOf(dates, skipped)} Times in {placeName(timeZone)}.
        </p>
        <ul>
          {dates.map((planned) => (
            <PlannedDate
              key={planned.date}
              planned={planned}
              name={`${at}skip.${planned.date}`}
              isSkipped={skipped.includes(planned.date)}
              timeZone={timeZone}
            />
          ))}
        </ul>
      </div>
    </Rechecking>
  );
}
