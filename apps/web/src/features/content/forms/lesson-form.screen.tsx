import { useNavigate } from "react-router-dom";
import { activeFlags } from "@app/domain/content/content-enums.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { Another } from "@app/ui/form/another-button.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useAnother } from "../../../shared/records/use-another.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { examPath } from "../content-paths.ts";
import { Found } from "./found.tsx";
import {
  ExamLessonCreateDocument,
  ExamLessonRecordDocument,
  ExamLessonUpdateDocument,
  type ExamLessonRecordFragment,
} from "./lesson-form.generated.ts";
import { lessonForm, type LessonValues } from "./lesson.fields.ts";
import { usePlace } from "./use-place.ts";

const flags = activeFlags.map((value) => ({ value, label: value }));

/** A new lesson, last in the section that the address names. */
export function LessonNewScreen() {
  const navigate = useNavigate();
  const { href } = usePlace();
  const { round, another, next } = useAnother();
  const leave = () => void navigate(href);
  return <LessonNew key={round} another={another} onAdded={() => next(leave)} />;
}

function LessonNew({ another, onAdded }: { another: Another; onAdded: () => void }) {
  const { ids, href } = usePlace();
  const sectionId = ids.at(-1) ?? "";
  const { save } = useSave(ExamLessonCreateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: "exam-lesson",
    id: null,
    record: lessonForm.recordOf(null),
    labels: lessonForm.labels,
    send: (_version, _changed, values: LessonValues, sink) =>
      save({ sectionId, input: lessonForm.inputOf(values) }, sink),
    onSaved: ({ record: lesson }) => {
      if (!lesson) return;
      toast.done(`${lesson.title} added.`);
      onAdded();
    },
  });
  return (
    <FormPage<LessonValues>
      title="Add lesson"
      saveLabel="Add lesson"
      cancel={{ href }}
      another={another}
      {...form}
      validate={lessonForm.check}
    >
      <LessonFields isNew />
    </FormPage>
  );
}

/** The form of the lesson that the address names. */
export function LessonEditScreen() {
  const { ids } = usePlace();
  const variables = { id: ids.at(-1) ?? "" };
  const answer = useQuery(ExamLessonRecordDocument, { variables, fetchPolicy: "cache-and-network" });
  return (
    <Found what="lesson" {...answer}>
      {(lesson) => <LessonEdit key={lesson.id} lesson={lesson} />}
    </Found>
  );
}

function LessonEdit({ lesson }: { lesson: ExamLessonRecordFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { slug, ids } = usePlace();
  const href = examPath(slug, ...ids.slice(0, -1));
  usePageTitle(`Edit ${lesson.title}`);
  const { form } = useRecordForm({
    name: "exam-lesson",
    id: lesson.id,
    labels: lessonForm.labels,
    show: lessonForm.show,
    ...useRecordUpdate(lessonForm, ExamLessonUpdateDocument, lesson),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      offer({
        kind: "EXAM_LESSON",
        id: saved.id,
        version: saved.version,
        name: saved.title,
        text: `${saved.title} saved.`,
      });
      void navigate(href);
    },
  });
  return (
    <FormPage<LessonValues>
      title={`Edit ${lesson.title}`}
      saveLabel="Save changes"
      cancel={{ href }}
      {...form}
      validate={lessonForm.check}
    >
      <LessonFields isNew={false} />
    </FormPage>
  );
}

function LessonFields({ isNew }: { isNew: boolean }) {
  const { labels } = lessonForm;
  return (
    <FieldGrid>
      <TextField name="title" label={labels.title} autoFocus={isNew} wide />
      <ToneBar />
      <TextArea name="summary" label={labels.summary} max={1000} optional wide />
      <NumberField name="estimatedMinutes" label={labels.estimatedMinutes} end="min" optional />
      <SelectField
        name="activeFlag"
        label={labels.activeFlag}
        options={flags}
        help="The app shows a published lesson only while it is active."
      />
    </FieldGrid>
  );
}
