import { skipToken, useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { lessonMoveRules, lessonMoveTime } from "@app/domain/lessons/lesson-events.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { When } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { CheckedConflicts } from "../../conflicts/checked-conflicts.tsx";
import { Calm } from "../../conflicts/conflict-list.public.tsx";
import { BookedLessonRescheduleNowDocument, BookedLessonUndoDocument } from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked-record.generated.ts";
import { movedTo } from "./move-address.ts";
import { LessonMoveConflictsDocument } from "./move-conflicts.generated.ts";
import css from "./move.form.module.css";
import { refusedAtOnce } from "./refused-at-once.ts";
import { TimeFields } from "./time-fields.tsx";
import { nobodyYet, WhyFields, whyOf, type Why } from "./why-fields.tsx";

type Lesson = BookedLessonRecordFragment;

interface Values extends Why {
  date: string;
  time: string;
  despite: boolean;
}

/** The new time as it is typed; null while it is none. */
function useTyped(): { date: string; time: string } | null {
  const { values } = useFormikContext<Values>();
  const { success, data } = lessonMoveTime.safeParse(values);
  return success ? data : null;
}

/** When it was and will be, by everybody's clock. */
function Clocks({ lesson: { startAt, anchorTimeZone, tutor } }: { lesson: Lesson }) {
  const typed = useTyped();
  const to = typed ? instantOf({ ...typed, timeZone: anchorTimeZone }).toISOString() : null;
  const rows = [
    { who: "You", zone: undefined },
    { who: `Learner, ${placeName(anchorTimeZone)}`, zone: anchorTimeZone },
    ...(tutor ? [{ who: `${tutor.name}, ${placeName(tutor.timeZone)}`, zone: tutor.timeZone }] : []),
  ];
  return (
    <table className={css.clocks}>
      <thead>
        <tr>
          <th scope="col">In</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, zone }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>
              <When value={startAt} timeZone={zone} />
            </td>
            <td>{to === null ? "–" : <When value={to} timeZone={zone} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stands in the way of the new time, while it is typed. */
function Conflicts({ lesson: { id, anchorTimeZone, localDate, localTime } }: { lesson: Lesson }) {
  const typed = useTyped();
  const isOther = typed !== null && (typed.date !== localDate || typed.time !== localTime);
  const { data, loading, error } = useQuery(
    LessonMoveConflictsDocument,
    isOther ? { variables: { id, ...typed }, fetchPolicy: "network-only" } : skipToken,
  );
  if (!isOther) return <Calm>Choose another time to check everyone’s calendar.</Calm>;
  return (
    <CheckedConflicts
      conflicts={data?.lessonMoveConflicts}
      failed={error !== undefined && !loading}
      timeZone={anchorTimeZone}
      despite="Move it all the same"
      act="The move itself"
    />
  );
}

/** Moves a lesson to the time that it was dragged to, or to any other that both sides have agreed to: why, by everybody's clock, and what stands in the way. */
export function MoveForm({ id, ...props }: RecordDialogProps) {
  const { cache } = useApolloClient();
  const moved = movedTo(id);
  return (
    <EventFormDialog
      {...props}
      id={moved.id}
      what="lesson"
      wide
      query={BookedLessonRecordDocument}
      config={(lesson) => {
        const { name, anchorTimeZone, localDate, localTime } = lesson;
        const { date, time } = moved.to ? wallClockOf(moved.to, anchorTimeZone) : { date: localDate, time: localTime };
        return {
          refused: refusedAtOnce(lesson, "moved"),
          title: lessonTitle(lesson, (it) => `Move ${it}?`),
          saveLabel: "Move lesson",
          successMessage: `${name} is moved.`,
          rules: lessonMoveRules,
          mutation: BookedLessonRescheduleNowDocument,
          takeBack: BookedLessonUndoDocument,
          initialValues: { ...nobodyYet, date, time, despite: false },
          mails: { to: ["family", "tutor"] },
          sent: (values: Values) => ({
            input: { ...whyOf(values), date: values.date, time: values.time, despite: values.despite },
          }),
          onDone() {
            // The lesson that takes its place is in the lists and on calendars too.
            for (const fieldName of ["bookedLessons", "calendar"]) cache.evict({ id: "ROOT_QUERY", fieldName });
          },
          outcome: <Conflicts lesson={lesson} />,
          children: (
            <>
              <Clocks lesson={lesson} />
              <FieldGrid>
                <TimeFields timeZone={anchorTimeZone} />
                <WhyFields who="Who asked for it" />
              </FieldGrid>
            </>
          ),
        };
      }}
    />
  );
}
