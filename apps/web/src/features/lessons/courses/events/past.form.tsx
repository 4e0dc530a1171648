import { useApolloClient } from "@apollo/client/react";
import { toEnumName } from "@app/domain/enums.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { addedLessonRules, addedLessonTime } from "@app/domain/lessons/reschedule.ts";
import { instantOf } from "@app/domain/time.ts";
import type { LessonKind } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import { courseInWords } from "../party-title.ts";
import { BookedLessonCreateDocument } from "../../booked/agreement-mutations.generated.ts";
import { TimeFields } from "../../booked/events/time-fields.tsx";
import { lessonKindOptions } from "../../requests/request-labels.ts";
import { ConfirmedLessonRecordDocument, type ConfirmedLessonRecordFragment } from "../course-record.generated.ts";

type Course = ConfirmedLessonRecordFragment;

interface Values {
  date: string;
  time: string;
  durationMinutes: number | string;
  kind: string;
  note: string;
}

const check = checkWith<Values>(addedLessonRules);

/** One that is still to come would be booked: that is another dialog. */
function notOver(values: Values, timeZone: string, now: Date): { date?: string } {
  const { success, data } = addedLessonTime.safeParse({ ...values, durationMinutes: Number(values.durationMinutes) });
  if (!success) return {};
  const end = instantOf({ ...data, timeZone }).getTime() + data.durationMinutes * 60_000;
  return end > now.getTime() ? { date: lessonMessages.onlyPast } : {};
}

/** Writes down a lesson of a course that was given without having been booked. */
export function PastForm({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="confirmed lesson"
      query={ConfirmedLessonRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(course) => <Past course={course} onClose={onClose} />}
    </RecordDialog>
  );
}

function Past({ course, onClose }: { course: Course; onClose: () => void }) {
  const { cache } = useApolloClient();
  const { save } = useSave(BookedLessonCreateDocument, ({ saved }) => saved);
  const now = new Date(useNow());
  const [slot] = course.slots;
  const kind = lessonKinds.find((known) => toEnumName(known) === course.kind) ?? "regular";

  async function send({ note, ...values }: Values, form: FormErrorSetter) {
    const input = {
      ...values,
      courseId: course.id,
      durationMinutes: Number(values.durationMinutes),
      kind: toEnumName(values.kind) as LessonKind,
      note: note.trim() === "" ? null : note.trim(),
    };
    const { payload } = await save({ input }, form);
    if (!payload) return;
    cache.evict({ id: "ROOT_QUERY", fieldName: "bookedLessons" });
    toast.done(`${payload.record?.name ?? "The lesson"} is recorded. Say how it went.`);
    onClose();
  }

  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={`Record a past lesson: ${courseInWords(course)}`}
      saveLabel="Record lesson"
      isAction
      initialValues={{
        date: "",
        time: slot?.start ?? "",
        durationMinutes: slot?.durationMinutes ?? 60,
        kind,
        note: "",
      }}
      validate={(values) => ({ ...check(values), ...notOver(values, course.anchorTimeZone, now) })}
      onSubmit={send}
    >
      <FieldGrid>
        <TimeFields timeZone={course.anchorTimeZone} on="On which day" />
        <NumberField name="durationMinutes" label="Minutes" />
        <SelectField name="kind" label="Kind" options={lessonKindOptions} />
        <TextArea name="note" label="Note" max={200} optional wide />
      </FieldGrid>
    </FormDialog>
  );
}
