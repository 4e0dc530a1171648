import { useSearchParams } from "react-router-dom";
import * as z from "zod";
import { familyPauseInput } from "@app/domain/lessons/course-changes.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { withParams } from "../../../../shared/page/search-params.ts";
import { MailNotes, MailPreview } from "../../../../shared/records/mail-preview.tsx";
import { noNotes, notesOf, notesRules, type NotesTyped } from "../../../../shared/records/mail-notes.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../../shared/save/user-errors.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import { useTakeBack } from "../../../../shared/undo/use-take-back.ts";
import { nobodyYet, WhyFields, whyOf, type Why } from "../../booked/events/why-fields.tsx";
import type { ConfirmedLessonRowFragment as Course } from "../course.generated.ts";
import { PauseDays } from "../course-status.tsx";
import { ConfirmedLessonUndoDocument } from "../course-mutations.generated.ts";
import { FamilyLessonsPauseDocument } from "./family-courses.generated.ts";
import { allOf, chosenOf, daysOf, isOn, type Chosen, type Days } from "./family-courses.ts";
import { DaysBack } from "./days-back.tsx";
import { CourseChoices, FamilyDialog, useForgetLessons } from "./family-dialog.tsx";

interface Values extends Why, NotesTyped, Chosen {
  from: string;
  until: string;
}

const check = checkWith<object>(z.intersection(familyPauseInput, notesRules));
const wrongIn = (values: Values) => check({ ...values, courseIds: chosenOf(values) });

const words = {
  pause: { title: "Pause lessons", done: "are paused" },
  change: { title: "Change the pause", done: "are paused on other days" },
};

interface Props {
  customerId: string;
  courses: readonly Course[];
  /** The pause whose days change. */
  changes?: Days;
  /** How many are left out, since others take part in them. */
  shared: number;
  onClose: () => void;
}

function PauseForm({ customerId, courses, changes, shared, onClose }: Props) {
  const { title, done } = words[changes ? "change" : "pause"];
  const forget = useForgetLessons();
  const offer = useTakeBack(ConfirmedLessonUndoDocument);
  const { save } = useSave(FamilyLessonsPauseDocument, ({ saved }) => saved);
  const variablesOf = (values: Values) => ({
    customerId,
    input: {
      courseIds: chosenOf(values),
      from: values.from,
      until: values.until,
      changes: changes !== undefined,
      ...whyOf(values),
    },
    notes: notesOf(values),
  });

  async function send(values: Values, form: FormErrorSetter) {
    const { payload } = await save(variablesOf(values), form);
    if (!payload) return;
    forget();
    const count = payload.courses?.length ?? 0;
    const text = `${count === 1 ? "The lessons" : `${count} courses`} ${done}.`;
    const [first] = payload.courses ?? [];
    if (changes) toast.done(text);
    else if (first) offer({ id: first.id, version: first.version, text });
    onClose();
  }

  const [one] = courses;
  return (
    <FormDialog<Values>
      open
      wide
      isAction
      onClose={onClose}
      title={one?.customer ? `${title} of ${one.customer.name}’s family` : title}
      saveLabel={title}
      initialValues={{
        ...noNotes,
        ...nobodyYet,
        ...allOf(courses),
        reason: "travel",
        ...(changes ?? { from: "", until: "" }),
      }}
      validate={wrongIn}
      onSubmit={send}
    >
      <FieldGrid>
        <DateField name="from" label="First day without lessons" />
        <DateField name="until" label="Last day without lessons" />
        {changes ? <DaysBack before={changes} /> : null}
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

/** One pause at a time: what to do about another, where all lessons are paused or going to be. */
function AllPaused({ customerId, courses }: Pick<Props, "customerId" | "courses">) {
  const [params] = useSearchParams();
  const [one] = courses;
  if (!one) return <>No lessons go on that could be paused.</>;
  return (
    <>
      Their lessons are paused from <PauseDays {...one} />. There is one pause at a time:{" "}
      <TextLink href={withParams(params, { pauseLessons: null, changePause: customerId })}>change its days</TextLink>,
      or plan the next when it is over.
    </>
  );
}

/** A family is away: their courses pause for the same days, one, several or all of them. */
export const FamilyPause = ({ id, onClose }: RecordDialogProps) =>
  id === null ? null : (
    <FamilyDialog
      customerId={id}
      title={words.pause.title}
      none={({ pausing }) => <AllPaused customerId={id} courses={pausing} />}
      of="running"
      onClose={onClose}
    >
      {(courses, { shared }) => (
        <PauseForm customerId={id} courses={courses} shared={shared.length} onClose={onClose} />
      )}
    </FamilyDialog>
  );

/** A family is away on other days than was planned: the courses that are paused together change together. */
export const FamilyPauseChange = ({ id, onClose }: RecordDialogProps) =>
  id === null ? null : (
    <FamilyDialog
      customerId={id}
      title={words.change.title}
      none={() => "None of their lessons are paused."}
      of="pausing"
      onClose={onClose}
    >
      {(courses) => {
        const days = daysOf(courses);
        const together = courses.filter((course) => isOn(course, days));
        return <PauseForm customerId={id} courses={together} changes={days} shared={0} onClose={onClose} />;
      }}
    </FamilyDialog>
  );
