import { useFormikContext } from "formik";
import { Rechecking } from "@app/ui/page/rechecking.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { LessonConfirmationDocument, type LessonConfirmationQuery } from "./confirmation.generated.ts";
import { skippedOf, type ConfirmValues } from "./confirm-values.ts";
import { PlannedDates } from "./planned-dates.tsx";
import css from "./confirmed-dates.module.css";

type Planned = NonNullable<LessonConfirmationQuery["lessonConfirmation"]>;
type Lesson = Planned["lessons"][number];

/** "8 lessons are booked at once, from Tue 1 Dec until Tue 19 Jan, by the clock of London." */
function Extent({ lessons, timeZone }: { lessons: readonly Lesson[]; timeZone: string }) {
  const [first, last] = [lessons[0], lessons.at(-1)];
  if (!first || !last) return <p>No lesson is left.</p>;
  return (
    <p>
      {lessons.length === 1 ? "One lesson is booked, on " : `${lessons.length} lessons are booked at once, from `}
      <Day value={first.date} />
      {lessons.length > 1 ? (
        <>
          {" until "}
          <Day value={last.date} />
        </>
      ) : null}
      , by the clock of {placeName(timeZone)}.
    </p>
  );
}

/** The lessons that are about to be booked, looked at again whenever a day is left out. */
export function ConfirmedDates({ requestId, timeZone }: { requestId: string; timeZone: string }) {
  const { values } = useFormikContext<ConfirmValues>();
  const { data, previousData, error, loading } = useQuery(LessonConfirmationDocument, {
    variables: { requestId, skipDates: skippedOf(values) },
    fetchPolicy: "network-only",
  });
  const planned = (data ?? (error ? undefined : previousData))?.lessonConfirmation;
  if (planned)
    return (
      <Rechecking isOn={loading}>
        <PlannedDates
          planned={planned}
          otherwise="Withdraw the proposal and choose another tutor."
          allTheSame="Book all the same"
        >
          <Extent lessons={planned.lessons} timeZone={timeZone} />
        </PlannedDates>
      </Rechecking>
    );
  if (loading) return <p className={css.dates}>Checking everyone’s calendar…</p>;
  return <p className={css.dates}>{error?.message ?? "Nobody could check the calendars right now. Try again."}</p>;
}
