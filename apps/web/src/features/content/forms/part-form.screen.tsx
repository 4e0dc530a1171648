import { useNavigate } from "react-router-dom";
import type { ExamPartLevel as PartLevel } from "@app/domain/content/content-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { Another } from "@app/ui/form/another-button.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useAnother } from "../../../shared/records/use-another.ts";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { ExamNodeDocument } from "../node/node.generated.ts";
import { Found } from "./found.tsx";
import {
  ExamPartCreateDocument,
  ExamPartRecordDocument,
  ExamPartUpdateDocument,
  type ExamPartRecordFragment,
} from "./part-form.generated.ts";
import { partForm, type PartValues } from "./part.fields.ts";
import { usePlace } from "./use-place.ts";

const onWire = (level: PartLevel) => toEnumName(level);

/** A new subject, topic or section, last in what the address names; saved, the list that it stands in opens. */
export function PartNewScreen({ level }: { level: PartLevel }) {
  const navigate = useNavigate();
  const { slug, ids, href } = usePlace();
  const { round, another, next } = useAnother();
  const leave = () => void navigate(href);
  const exam = useQuery(ExamNodeDocument, {
    variables: { id: slug, archived: false },
    skip: level !== "subject",
  });
  const data = level === "subject" ? exam.data && { record: exam.data.node } : { record: { id: ids.at(-1) ?? "" } };
  return (
    <Found what="exam" {...exam} data={data}>
      {({ id }) => <PartNew key={round} level={level} parentId={id} another={another} onAdded={() => next(leave)} />}
    </Found>
  );
}

interface PartNewProps {
  level: PartLevel;
  parentId: string;
  another: Another;
  onAdded: () => void;
}

function PartNew({ level, parentId, another, onAdded }: PartNewProps) {
  const { href } = usePlace();
  const { save } = useSave(ExamPartCreateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: `exam-${level}`,
    id: null,
    record: partForm.recordOf(null),
    labels: partForm.labels,
    send: (_version, _changed, values: PartValues, sink) =>
      save({ level: onWire(level), parentId, input: partForm.inputOf(values) }, sink),
    onSaved: ({ record: part }) => {
      if (!part) return;
      toast.done(`${part.name} added.`);
      onAdded();
    },
  });
  return (
    <FormPage<PartValues>
      title={`Add ${level}`}
      saveLabel={`Add ${level}`}
      cancel={{ href }}
      another={another}
      {...form}
      validate={partForm.check}
    >
      <PartFields isNew />
    </FormPage>
  );
}

/** The form of the subject, topic or section that the address names. */
export function PartEditScreen({ level }: { level: PartLevel }) {
  const { ids } = usePlace();
  const variables = { level: onWire(level), id: ids.at(-1) ?? "" };
  const answer = useQuery(ExamPartRecordDocument, { variables, fetchPolicy: "cache-and-network" });
  return (
    <Found what={level} {...answer}>
      {(part) => <PartEdit key={part.id} level={level} part={part} />}
    </Found>
  );
}

function PartEdit({ level, part }: { level: PartLevel; part: ExamPartRecordFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { href } = usePlace();
  usePageTitle(`Edit ${part.name}`, [{ label: part.name, href }]);
  const { save } = useSave(ExamPartUpdateDocument, ({ saved }) => saved);
  const { form } = useRecordForm({
    name: `exam-${level}`,
    id: part.id,
    labels: partForm.labels,
    show: partForm.show,
    record: partForm.recordOf(part),
    send: (version, changed, values, sink) =>
      save({ level: onWire(level), id: part.id, version, input: partForm.changesOf(values, changed) }, sink),
    recordOf: ({ current }) => (current?.__typename === "ExamPart" ? partForm.recordOf(current) : null),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      offer({
        kind: "EXAM_PART",
        id: saved.id,
        version: saved.version,
        name: saved.name,
        text: `${saved.name} saved.`,
      });
      void navigate(href);
    },
  });
  return (
    <FormPage<PartValues>
      title={`Edit ${part.name}`}
      saveLabel="Save changes"
      cancel={{ href }}
      {...form}
      validate={partForm.check}
    >
      <PartFields isNew={false} />
    </FormPage>
  );
}

function PartFields({ isNew }: { isNew: boolean }) {
  const { labels } = partForm;
  return (
    <FieldGrid>
      <TextField name="name" label={labels.name} autoFocus={isNew} wide />
      <ToneBar />
      <TextArea name="description" label={labels.description} max={2000} optional wide />
      <SwitchField name="active" label={labels.active} wide />
    </FieldGrid>
  );
}
