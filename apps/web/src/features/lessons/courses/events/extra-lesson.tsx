import { skipToken, useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { addedLessonKinds, lessonKindLabels } from "@app/domain/lessons/lesson-enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { addedLessonRules, addedLessonTime } from "@app/domain/lessons/reschedule.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import type { LessonKind } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { MailNotes, MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, type NotesTyped } from "../../../../shared/records/mail-notes.ts";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import { toOptions } from "../../../../shared/text/option-labels.ts";
import { BookedLessonCreateDocument } from "../../booked/agreement-mutations.generated.ts";
import { TimeFields } from "../../booked/events/time-fields.tsx";
import { CheckedConflicts } from "../../conflicts/checked-conflicts.tsx";
import { Calm } from "../../conflicts/conflict-list.public.tsx";
import type { ConfirmedLessonRecordFragment } from "../course-record.generated.ts";
import { courseInWords } from "../party-title.ts";
import { minutesChosen, type EmptySlot } from "../book/empty-slot.public.ts";
import { AddedLessonConflictsDocument } from "./added-conflicts.generated.ts";

type Course = ConfirmedLessonRecordFragment;

interface Values extends NotesTyped {
  date: string;
  time: string;
  durationMinutes: number | string;
  kind: string;
  despite: boolean;
}

const kindOptions = toOptions(addedLessonKinds, lessonKindLabels);

const checkRules = checkWith<Record<string, unknown>>(addedLessonRules);

/** What is wrong with what is typed; one that was given already is recorded elsewhere. */
function problemsOf(typed: ReturnType<typeof typedOf>, timeZone: string, now: Date) {
  const problems = checkRules(typed);
  if (problems["date"] ?? problems["time"]) return problems;
  const { date, time } = typed;
  return instantOf({ date, time, timeZone }) > now ? problems : { ...problems, date: lessonMessages.extraIsAhead };
}

const typedOf = ({ date, time, durationMinutes, kind, despite }: Values) => ({
  date,
  time,
  kind,
  despite,
  durationMinutes: Number(durationMinutes),
});

/** What stands in the way of the lesson as it is typed. */
function Conflicts({ course: { id: courseId, anchorTimeZone } }: { course: Course }) {
  const { values } = useFormikContext<Values>();
  const { success, data: at } = addedLessonTime.safeParse(typedOf(values));
  const { data, error, loading } = useQuery(
    AddedLessonConflictsDocument,
    success ? { variables: { courseId, ...at }, fetchPolicy: "network-only" } : skipToken,
  );
  if (!success) return <Calm>Choose a time to check everyone’s calendar.</Calm>;
  return (
    <CheckedConflicts
      conflicts={data?.addedLessonConflicts}
      failed={error !== undefined && !loading}
      timeZone={anchorTimeZone}
      despite="Book it all the same"
      act="Booking"
    />
  );
}

interface ExtraLessonProps {
  course: Course;
  kind: string;
  /** When it is to be, where that was chosen in a calendar. */
  slot?: Pick<EmptySlot, "start" | "end"> | null;
  onClose: () => void;
}

/** What the form begins with: the time that was chosen, or the course's usual one in two days. */
function timeOf({ anchorTimeZone, slots: [usual] }: Course, slot: ExtraLessonProps["slot"], now: Date) {
  if (slot) {
    const durationMinutes = minutesChosen(slot) ?? usual?.durationMinutes ?? 60;
    return { ...wallClockOf(slot.start, anchorTimeZone), durationMinutes };
  }
  const { date: today } = wallClockOf(now, anchorTimeZone);
  // Tutors want a day of notice as a rule.
  return { date: daysLater(today, 2), time: usual?.start ?? "", durationMinutes: usual?.durationMinutes ?? 60 };
}

/** A lesson of a running course beside the usual ones: when, with what stands in the way and the emails it sends. */
export function ExtraLesson({ course, kind, slot = null, onClose }: ExtraLessonProps) {
  const { cache } = useApolloClient();
  const { save } = useSave(BookedLessonCreateDocument, ({ saved }) => saved);
  const now = useNow();
  const check = (values: Values) => problemsOf(typedOf(values), course.anchorTimeZone, now);
  const variablesOf = (values: Values) => {
    const { kind: asKind, ...typed } = typedOf(values);
    return {
      input: { courseId: course.id, ...typed, kind: toEnumName(asKind) as LessonKind, note: null },
      notes: notesOf(values),
    };
  };

  async function send(values: Values, form: FormErrorSetter) {
    const { payload } = await save(variablesOf(values), form);
    if (!payload) return;
    for (const fieldName of ["bookedLessons", "calendar"]) cache.evict({ id: "ROOT_QUERY", fieldName });
    toast.done(`${payload.record?.name ?? "The lesson"} is booked.`);
    onClose();
  }

  return (
    <FormDialog<Values>
      open
      wide
      onClose={onClose}
      title={`Book an extra lesson: ${courseInWords(course)}`}
      saveLabel="Book lesson"
      isAction
      initialValues={{
        ...noNotes,
        ...timeOf(course, slot, now),
        kind,
        despite: false,
      }}
      validate={check}
      onSubmit={send}
    >
      <FieldGrid>
        <TimeFields timeZone={course.anchorTimeZone} on="On which day" />
        <NumberField name="durationMinutes" label="Minutes" />
        <SelectField name="kind" label="Kind" options={kindOptions} />
      </FieldGrid>
      <Conflicts course={course} />
      {course.credit?.unbooked === 0 ? <Calm>No lesson credit left for this lesson.</Calm> : null}
      <MailNotes to={["family", "tutor"]} />
      <MailPreview<Values>
        mutation={BookedLessonCreateDocument}
        variablesOf={(values) => (Object.keys(check(values)).length === 0 ? variablesOf(values) : null)}
      />
    </FormDialog>
  );
}
