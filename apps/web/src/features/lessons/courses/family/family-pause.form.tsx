import * as z from "zod";
import { familyPauseInput } from "@app/domain/lessons/course-changes.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { MailNotes, MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, notesRules, type NotesTyped } from "../../../../shared/records/mail-notes.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import { useTakeBack } from "../../../../shared/undo/use-take-back.ts";
import { nobodyYet, WhyFields, whyOf, type Why } from "../../booked/events/why-fields.tsx";
import type { ConfirmedLessonRowFragment as Course } from "../course.generated.ts";
import { ConfirmedLessonUndoDocument } from "../course-mutations.generated.ts";
import { FamilyLessonsPauseDocument } from "./family-courses.generated.ts";
import { allOf, chosenOf, type Chosen } from "./family-courses.ts";
import { CourseChoices, FamilyDialog, useForgetLessons } from "./family-dialog.tsx";

interface Values extends Why, NotesTyped, Chosen {
  from: string;
  until: string;
}

const check = checkWith<object>(z.intersection(familyPauseInput, notesRules));
const wrongIn = (values: Values) => check({ ...values, courseIds: chosenOf(values) });
const title = "Pause lessons";

interface Props {
  customerId: string;
  courses: readonly Course[];
  /** How many are left out, since others take part in them. */
  shared: number;
  onClose: () => void;
}

function PauseForm({ customerId, courses, shared, onClose }: Props) {
  const forget = useForgetLessons();
  const offer = useTakeBack(ConfirmedLessonUndoDocument);
  const { save } = useSave(FamilyLessonsPauseDocument, ({ saved }) => saved);
  const variablesOf = (values: Values) => ({
    customerId,
    input: { courseIds: chosenOf(values), from: values.from, until: values.until, ...whyOf(values) },
    notes: notesOf(values),
  });

  async function send(values: Values, form: FormErrorSetter) {
    const { payload } = await save(variablesOf(values), form);
    if (!payload) return;
    forget();
    const done = payload.courses?.length ?? 0;
    const text = done === 1 ? "The lessons are paused." : `${done} courses are paused.`;
    const [first] = payload.courses ?? [];
    if (first) offer({ id: first.id, version: first.version, text });
    onClose();
  }

  const [one] = courses;
  return (
    <FormDialog<Values>
      open
      wide
      isAction
      onClose={onClose}
      title={one?.customer ? `Pause lessons of ${one.customer.name}’s family` : title}
      saveLabel={title}
      initialValues={{ ...noNotes, ...nobodyYet, ...allOf(courses), reason: "travel", from: "", until: "" }}
      validate={wrongIn}
      onSubmit={send}
    >
      <FieldGrid>
        <DateField name="from" label="First day without lessons" />
        <DateField name="until" label="Last day without lessons" />
        <CourseChoices courses={courses} />
        <WhyFields who="Who asked for it" />
      </FieldGrid>
      {shared === 0 ? null : (
        <p>
          {shared === 1 ? "One course in a pod is" : `${shared} courses in pods are`} not listed: others take part in
          it.
        </p>
      )}
      <MailPreview<Values>
        mutation={FamilyLessonsPauseDocument}
        variablesOf={(values) => (Object.keys(wrongIn(values)).length === 0 ? variablesOf(values) : null)}
      >
        <MailNotes to={["family", "tutor"]} />
      </MailPreview>
    </FormDialog>
  );
}

/** A family is away: their courses pause for the same days, one, several or all of them. */
export const FamilyPause = ({ id, onClose }: RecordDialogProps) =>
  id === null ? null : (
    <FamilyDialog
      customerId={id}
      title={title}
      none="No lessons go on that could be paused."
      of="running"
      onClose={onClose}
    >
      {(courses, { shared }) => (
        <PauseForm customerId={id} courses={courses} shared={shared.length} onClose={onClose} />
      )}
    </FamilyDialog>
  );
