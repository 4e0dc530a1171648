import { skipToken, useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useSearchParams } from "react-router-dom";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { addedLessonKinds, lessonKindLabels } from "@app/domain/lessons/lesson-enums.ts";
import { addedLessonRules, addedLessonTime } from "@app/domain/lessons/reschedule.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { LessonKind } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { MailNotes, MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, type NotesTyped } from "../../../../shared/records/mail-notes.ts";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import { toOptions } from "../../../../shared/text/option-labels.ts";
import { BookedLessonCreateDocument } from "../../booked/agreement-mutations.generated.ts";
import { TimeFields } from "../../booked/events/time-fields.tsx";
import { CheckedConflicts } from "../../conflicts/checked-conflicts.tsx";
import { Calm } from "../../conflicts/conflict-list.public.tsx";
import { ConfirmedLessonRecordDocument, type ConfirmedLessonRecordFragment } from "../course-record.generated.ts";
import { courseInWords } from "../party-title.ts";
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

const check = checkWith<Record<string, unknown>>(addedLessonRules);
const typedOf = ({ date, time, durationMinutes, kind, despite }: Values) => ({
  ...{ date, time, kind, despite },
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

function Extra({ course, kind, onClose }: { course: Course; kind: string; onClose: () => void }) {
  const { cache } = useApolloClient();
  const { save } = useSave(BookedLessonCreateDocument, ({ saved }) => saved);
  const [slot] = course.slots;
  const { date: today } = wallClockOf(new Date(useNow()), course.anchorTimeZone);
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
        // Tutors want a day of notice as a rule.
        date: daysLater(today, 2),
        time: slot?.start ?? "",
        durationMinutes: slot?.durationMinutes ?? 60,
        kind,
        despite: false,
      }}
      validate={(values) => check(typedOf(values))}
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
        variablesOf={(values) => (Object.keys(check(typedOf(values))).length === 0 ? variablesOf(values) : null)}
      />
    </FormDialog>
  );
}

/** Books a lesson of a running course beside the usual ones, at the course's price and terms. */
export function ExtraForm({ id, onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const kind = params.get("extraKind") === "make-up" ? "make-up" : "regular";
  if (id === null) return null;
  return (
    <RecordDialog
      what="confirmed lesson"
      query={ConfirmedLessonRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(course) => <Extra course={course} kind={kind} onClose={onClose} />}
    </RecordDialog>
  );
}
