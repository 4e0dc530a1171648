import { useFormikContext } from "formik";
import { useNavigate, useParams } from "react-router-dom";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { UploadField } from "../../../shared/files/upload-field.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordCreate, useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { examPath, examsPath } from "../content-paths.ts";
import {
  ExamCreateDocument,
  ExamRecordDocument,
  ExamUpdateDocument,
  type ExamRecordFragment,
} from "./exam-form.generated.ts";
import { examForm, type ExamValues } from "./exam.fields.ts";
import { Found } from "./found.tsx";

/** A new exam; saved, its page opens. */
export function ExamNewScreen() {
  const navigate = useNavigate();
  const send = useRecordCreate(examForm, ExamCreateDocument, "exams");
  const { form } = useRecordForm({
    name: "exam",
    id: null,
    record: examForm.recordOf(null),
    labels: examForm.labels,
    send,
    onSaved: ({ record: exam }) => {
      if (!exam) return;
      toast.done(`${exam.title} added.`);
      void navigate(examPath(exam.slug));
    },
  });
  return (
    <FormPage<ExamValues>
      title="Add exam"
      facts="Subjects, topics, sections and lessons follow."
      saveLabel="Add exam"
      cancel={{ href: examsPath }}
      {...form}
      validate={examForm.check}
    >
      <ExamFields isNew />
    </FormPage>
  );
}

/** The form of the exam that the address names. */
export function ExamEditScreen() {
  const { examSlug: slug = "" } = useParams();
  const answer = useQuery(ExamRecordDocument, { variables: { slug }, fetchPolicy: "cache-and-network" });
  return (
    <Found what="exam" {...answer}>
      {(exam) => <ExamEdit key={exam.id} exam={exam} />}
    </Found>
  );
}

function ExamEdit({ exam }: { exam: ExamRecordFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  usePageTitle(`Edit ${exam.title}`, [{ label: exam.title, href: examPath(exam.slug) }]);
  const { regions = [] } = useRegionChoices();
  const { form } = useRecordForm({
    name: "exam",
    id: exam.id,
    labels: examForm.labels,
    show: {
      ...examForm.show,
      regionId: (id: unknown) => regions.find((region) => region.id === id)?.name ?? "All regions",
    },
    ...useRecordUpdate(examForm, ExamUpdateDocument, exam),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      offer({ kind: "EXAM", id: saved.id, version: saved.version, name: saved.title, text: `${saved.title} saved.` });
      void navigate(examPath(saved.slug));
    },
  });
  return (
    <FormPage<ExamValues>
      title={`Edit ${exam.title}`}
      saveLabel="Save changes"
      cancel={{ href: examPath(exam.slug) }}
      {...form}
      validate={examForm.check}
    >
      <ExamFields isNew={false} />
    </FormPage>
  );
}

function ExamFields({ isNew }: { isNew: boolean }) {
  const { labels } = examForm;
  const { values } = useFormikContext<ExamValues>();
  const { regions = [], failed } = useRegionChoices();
  const offered = regions.filter(({ id, active }) => active || id === values.regionId);
  const address = examPath(values.slug.trim() || slugFrom(values.title) || "…");
  return (
    <FieldGrid>
      <TextField name="title" label={labels.title} autoFocus={isNew} wide />
      <ToneBar />
      <TextField
        name="slug"
        label={labels.slug}
        optional={isNew}
        placeholder={slugFrom(values.title)}
        help={isNew ? decodeURIComponent(address) : "The old address leads to the new one."}
      />
      <SelectField
        name="regionId"
        label={labels.regionId}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel="All regions"
        help={failed ? "Regions are unavailable right now." : undefined}
      />
      <TextArea name="description" label={labels.description} max={2000} optional wide />
      <UploadField name="coverImage" label={labels.coverImage} kind="cover" optional wide />
      {values.coverImage ? (
        <TextField name="coverAlt" label={labels.coverAlt} help="Read out to people who cannot see it." wide />
      ) : null}
      <SwitchField name="active" label={labels.active} wide />
    </FieldGrid>
  );
}
