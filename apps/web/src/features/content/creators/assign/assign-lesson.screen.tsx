import { useField } from "formik";
import { useNavigate, useParams } from "react-router-dom";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { usePageTitle } from "../../../../shared/page/page-title.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { useRecordForm } from "../../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import { Found } from "../../forms/found.tsx";
import type { LessonStatusRowFragment } from "../creators.generated.ts";
import { lessonStatusPath } from "../creators.kind.ts";
import { placeOf } from "../lesson-place.ts";
import { useCreatorChoices } from "../use-creator-choices.ts";
import {
  AssignedLessonDocument,
  type ExamLessonAssignMutation,
  ExamLessonAssignDocument,
  ExamLessonWithdrawDocument,
} from "./assign.generated.ts";
import { assignForm, type AssignValues } from "./assign.fields.ts";

/** Who is to write the lesson that the address names. */
export function AssignLessonScreen() {
  const variables = { id: useParams().lesson_id ?? "" };
  const answer = useQuery(AssignedLessonDocument, { variables, fetchPolicy: "cache-and-network" });
  return (
    <Found what="lesson" {...answer}>
      {(lesson) => <AssignLesson key={lesson.id} lesson={lesson} />}
    </Found>
  );
}

function AssignLesson({ lesson }: { lesson: LessonStatusRowFragment }) {
  const navigate = useNavigate();
  const { href, names } = placeOf(lesson);
  usePageTitle(`Assign ${lesson.name}`);
  const { save } = useSave(ExamLessonAssignDocument, ({ saved }) => saved);
  const withdrawal = useSave(ExamLessonWithdrawDocument, ({ saved }) => saved);
  const { form, letGo } = useRecordForm<AssignValues, ExamLessonAssignMutation["saved"]>({
    name: "lesson-assignment",
    id: lesson.id,
    labels: assignForm.labels,
    show: assignForm.show,
    record: assignForm.recordOf(lesson),
    recordOf: ({ current }) => (current?.__typename === "ExamLesson" ? assignForm.recordOf(current) : null),
    // All of it each time: who writes it and by when belong together.
    send: (version, _changed, values: AssignValues, sink) =>
      save({ id: lesson.id, version, input: assignForm.inputOf(values) }, sink),
    onSaved: ({ record }) => {
      if (!record) return;
      toast.done(`${record.name} assigned to ${record.assignee?.name ?? "somebody"}.`);
      void navigate(lessonStatusPath);
    },
  });
  async function withdraw() {
    const { payload, stale } = await withdrawal.save({ id: lesson.id, version: lesson.version });
    if (stale) toast.failed(stale.message);
    if (!payload) return;
    letGo();
    toast.done(`Nobody has ${lesson.name} now.`);
    void navigate(lessonStatusPath);
  }
  const takeBack = { label: "Unassign", onSelect: () => void withdraw(), pending: withdrawal.saving };
  return (
    <FormPage<AssignValues>
      title="Assign a content creator"
      saveLabel="Assign lesson"
      facts={
        <>
          {href === undefined ? lesson.name : <TextLink href={href}>{lesson.name}</TextLink>}
          {names.length > 0 ? ` · ${names.join(" › ")}` : null} <StatusChip status={lesson.contentStatus} />
        </>
      }
      cancel={{ href: lessonStatusPath }}
      actions={lesson.assignee ? [takeBack] : []}
      {...form}
      validate={assignForm.check}
    >
      <AssignFields holder={lesson.assignee} />
    </FormPage>
  );
}

function AssignFields({ holder }: { holder: { id: string; name: string } | null }) {
  const { labels } = assignForm;
  const [{ value: chosen }] = useField<string | null>("creatorId");
  const isOther = holder !== null && chosen !== holder.id;
  return (
    <FieldGrid>
      <AutocompleteField
        name="creatorId"
        label={labels.creatorId}
        options={useCreatorChoices()}
        placeholder="Start typing a name"
        hintBelow
        wide
      />
      <DateField name="dueOn" label={labels.dueOn} optional />
      {isOther ? (
        <SwitchField
          name="reassign"
          label={labels.reassign}
          help={`${holder.name} has it now, and gets a notification that it is somebody else’s.`}
          wide
        />
      ) : null}
      <TextArea name="note" label={labels.note} max={1000} optional wide />
    </FieldGrid>
  );
}
