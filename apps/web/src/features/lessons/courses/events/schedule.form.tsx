import { useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { courseScheduleRules } from "@app/domain/lessons/course-changes.ts";
import { clockPattern } from "@app/domain/clock.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { skippedOf } from "../../requests/confirm/confirm-values.ts";
import { PlannedDates } from "../../requests/confirm/planned-dates.tsx";
import { SlotsField } from "../../requests/propose/slots-field.tsx";
import { ConfirmedLessonChangeScheduleDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { suggestedTimes } from "./schedule-address.ts";
import { ChangePreview, isDay, lessonCount, type Change } from "./change-preview.tsx";

interface Values {
  effectiveOn: string;
  anchorTimeZone: string;
  slots: readonly { weekday: string; start: string }[];
  skip: Readonly<Record<string, boolean>>;
  despite: boolean;
}

const slotsOf = ({ slots }: Values) => slots.map(({ weekday, start }) => ({ weekday: Number(weekday), start }));

/** "6 lessons move, 2 are added, 1 will be cancelled. 1 that was moved before stays where it is." */
function inWords({ moved, added, cancelled, kept }: Change): string {
  const said = [
    ...(moved > 0 ? [`${lessonCount(moved)} ${moved === 1 ? "moves" : "move"}`] : []),
    ...(added > 0 ? [`${lessonCount(added)} ${added === 1 ? "is" : "are"} added`] : []),
    ...(cancelled > 0 ? [`${lessonCount(cancelled)} will be cancelled`] : []),
    ...(kept > 0 ? [`${lessonCount(kept)} ${kept === 1 ? "stays as it is" : "stay as they are"}`] : []),
  ];
  return said.length === 0 ? "No lesson changes." : `${said.join(", ")}.`;
}

function Preview({ id }: { id: string }) {
  const { values } = useFormikContext<Values>();
  const slots = slotsOf(values);
  const isWhole = isDay(values.effectiveOn) && slots.length > 0 && slots.every(({ start }) => clockPattern.test(start));
  const input = {
    change: "SCHEDULE" as const,
    from: values.effectiveOn,
    slots,
    skipDates: skippedOf(values),
    anchorTimeZone: values.anchorTimeZone,
  };
  return (
    <ChangePreview
      id={id}
      input={isWhole ? input : null}
      unfinished="Choose a day and times to see what becomes of the lessons."
    >
      {(change) => (
        <PlannedDates planned={change} otherwise="Choose other times." allTheSame="Change it all the same">
          <p>{inWords(change)}</p>
        </PlannedDates>
      )}
    </ChangePreview>
  );
}

/** Whose clock the lessons keep to; nothing to choose where both are the same. */
function ClockField({ anchorTimeZone, tutorTimeZone }: { anchorTimeZone: string; tutorTimeZone: string }) {
  if (anchorTimeZone === tutorTimeZone) return null;
  const options = [
    { value: anchorTimeZone, label: `${placeName(anchorTimeZone)}, as now` },
    { value: tutorTimeZone, label: `${placeName(tutorTimeZone)}, the tutor’s` },
  ];
  return (
    <SelectField
      name="anchorTimeZone"
      label="Times in"
      options={options}
      help="The other side’s time moves when clocks change."
    />
  );
}

/** The times of a week, by the clock that was chosen. */
function Times() {
  const { values } = useFormikContext<Values>();
  const clock = placeName(values.anchorTimeZone);
  return <SlotsField label={`Lessons of the week, by the clock of ${clock}`} last={{ weekday: "1", start: "17:00" }} />;
}

/** The Monday after today by the clock of a course, when weeks can change as a whole. */
function nextMonday(now: Date, timeZone: string): string {
  const { date, weekday } = wallClockOf(now, timeZone);
  return daysLater(date, 8 - weekday);
}

/** New times of a course from a day on; what becomes of each lesson is shown while they are typed. */
export function ScheduleForm({ id: asked, ...props }: RecordDialogProps) {
  const now = useNow();
  const { cache } = useApolloClient();
  const suggested = suggestedTimes(asked);
  return (
    <EventFormDialog
      {...props}
      id={suggested.id}
      what="confirmed lesson"
      wide
      query={ConfirmedLessonRecordDocument}
      config={({ id, name, slots, anchorTimeZone, tutor, ...course }) => ({
        title: `Change the times of ${courseInWords(course)}?`,
        saveLabel: "Change times",
        successMessage: `${name} has other times.`,
        rules: courseScheduleRules,
        mutation: ConfirmedLessonChangeScheduleDocument,
        initialValues: {
          effectiveOn: suggested.effectiveOn ?? nextMonday(now, anchorTimeZone),
          skip: {},
          despite: false,
          anchorTimeZone: suggested.anchorTimeZone ?? anchorTimeZone,
          slots: (suggested.slots ?? slots).map(({ weekday, start }) => ({ weekday: String(weekday), start })),
        },
        mails: { to: ["family", "tutor"], note: true },
        sent: (values: Values) => ({
          input: {
            effectiveOn: values.effectiveOn,
            slots: slotsOf(values),
            despite: values.despite,
            skipDates: skippedOf(values),
            anchorTimeZone: values.anchorTimeZone,
          },
        }),
        onDone() {
          for (const fieldName of ["bookedLessons", "calendar", "clockChangeReview"])
            cache.evict({ id: "ROOT_QUERY", fieldName });
        },
        children: (
          <FieldGrid>
            <DateField name="effectiveOn" label="From which day" help="Both sides have agreed to the new times." />
            <ClockField anchorTimeZone={anchorTimeZone} tutorTimeZone={tutor?.timeZone ?? anchorTimeZone} />
            <Times />
            <Preview id={id} />
          </FieldGrid>
        ),
      })}
    />
  );
}
