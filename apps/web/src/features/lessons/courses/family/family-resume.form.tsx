import * as z from "zod";
import { familyResumeInput } from "@app/domain/lessons/course-changes.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { MailNotes, MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, notesRules, type NotesTyped } from "../../../../shared/records/mail-notes.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import type { ConfirmedLessonRowFragment as Course } from "../course.generated.ts";
import { FamilyLessonsResumeDocument } from "./family-courses.generated.ts";
import { allOf, chosenOf, daysOf, shifted, type Chosen } from "./family-courses.ts";
import { CourseChoices, FamilyDialog, useForgetLessons } from "./family-dialog.tsx";

interface Values extends NotesTyped, Chosen {
  on: string;
}

const check = checkWith<object>(z.intersection(familyResumeInput, notesRules));
const wrongIn = (values: Values) => check({ ...values, courseIds: chosenOf(values) });
const title = "Resume lessons";

interface Props {
  customerId: string;
  courses: readonly Course[];
  onClose: () => void;
}

function ResumeForm({ customerId, courses, onClose }: Props) {
  const forget = useForgetLessons();
  const { save } = useSave(FamilyLessonsResumeDocument, ({ saved }) => saved);
  const now = useNow();
  const variablesOf = (values: Values) => ({
    customerId,
    courseIds: chosenOf(values),
    on: values.on,
    notes: notesOf(values),
  });

  async function send(values: Values, form: FormErrorSetter) {
    const { payload } = await save(variablesOf(values), form);
    if (!payload) return;
    forget();
    const done = payload.courses?.length ?? 0;
    const isLater = payload.courses?.some(({ pausedFrom }) => pausedFrom !== null);
    toast.done(`${done === 1 ? "The lessons go" : `${done} courses go`} on${isLater ? " from that day on" : ""}.`);
    onClose();
  }

  const [one] = courses;
  const { from } = daysOf(courses);
  const tomorrow = shifted(wallClockOf(now, one?.anchorTimeZone ?? "UTC").date, 1);
  return (
    <FormDialog<Values>
      open
      wide
      isAction
      onClose={onClose}
      title={one?.customer ? `Resume lessons of ${one.customer.name}’s family` : title}
      saveLabel={title}
      initialValues={{ ...noNotes, ...allOf(courses), on: from > tomorrow ? from : tomorrow }}
      validate={wrongIn}
      onSubmit={send}
    >
      <p>
        Lessons are booked again from this day on; from the first day of a pause that has not begun, all of them. Days
        on which someone is busy or away by now are left out, and listed.
      </p>
      <FieldGrid>
        <DateField name="on" label="First day with lessons" />
        <CourseChoices courses={courses} />
      </FieldGrid>
      <MailPreview<Values>
        mutation={FamilyLessonsResumeDocument}
        variablesOf={(values) => (Object.keys(wrongIn(values)).length === 0 ? variablesOf(values) : null)}
      >
        <MailNotes to={["family", "tutor"]} note />
      </MailPreview>
    </FormDialog>
  );
}

/** A family is back early, or does not go away: the pause of their courses ends or is called off. */
export const FamilyResume = ({ id, onClose }: RecordDialogProps) =>
  id === null ? null : (
    <FamilyDialog
      customerId={id}
      title={title}
      none={() => "None of their lessons are paused."}
      of="pausing"
      onClose={onClose}
    >
      {(courses) => <ResumeForm customerId={id} courses={courses} onClose={onClose} />}
    </FamilyDialog>
  );
