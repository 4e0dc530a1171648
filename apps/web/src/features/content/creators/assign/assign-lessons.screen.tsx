import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { z } from "zod";
import { lessonsAssignInput } from "@app/domain/content/assignment.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { useRecordForm } from "../../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../../shared/save/use-save.ts";
import { checkWith } from "../../../../shared/save/zod-form.ts";
import { Found } from "../../forms/found.tsx";
import { CreatorRecordDocument, type CreatorRowFragment } from "../creators.generated.ts";
import { creatorPath } from "../creators.kind.ts";
import { placeOf } from "../lesson-place.ts";
import { ExamLessonsBulkActionDocument } from "../status/lesson-jobs.generated.ts";
import { LessonsToAssignDocument } from "./assign.generated.ts";

/** As many as one job takes by name, and more than anybody chooses one by one. */
const mostLessons = 100;

const rules = lessonsAssignInput
  .omit({ creatorId: true })
  .extend({ lessons: z.array(z.string()).min(1, "Choose at least one lesson.").max(mostLessons) });
const labels = {
  lessons: "Lessons",
  dueOn: "Due date",
  note: "Note to the writer",
  reassign: "Reassign lessons that other writers have",
};
const values = { lessons: [] as string[], dueOn: "", note: "", reassign: false };
type Values = typeof values;

/** Which lessons the creator that the address names is to write. */
export function AssignLessonsScreen() {
  const variables = { id: useParams().user_id ?? "" };
  const answer = useQuery(CreatorRecordDocument, { variables, fetchPolicy: "cache-and-network" });
  return (
    <Found what="content creator" {...answer}>
      {(creator) => <AssignLessons key={creator.id} creator={creator} />}
    </Found>
  );
}

function AssignLessons({ creator: { id: creatorId, person } }: { creator: CreatorRowFragment }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  const { data, loading } = useQuery(LessonsToAssignDocument, { variables: { search } });
  const { save } = useSave(ExamLessonsBulkActionDocument, ({ started }) => started);
  const name = person?.name ?? "this content creator";
  const { form } = useRecordForm({
    name: "lessons-assignment",
    id: creatorId,
    labels,
    record: { version: 0, values },
    send: (_version, _changed, { lessons: ids, ...given }: Values, sink) => {
      const { dueOn, note, reassign } = rules.omit({ lessons: true }).parse(given);
      return save({ kind: "LESSONS_ASSIGN", choice: { ids }, filter: {}, creatorId, dueOn, note, reassign }, sink);
    },
    onSaved: ({ job }) => {
      if (!job) return;
      toast.info("The lessons are being assigned. My jobs says how it went.");
      void navigate(creatorPath(creatorId));
    },
  });
  const options = (data?.examLessons?.items ?? []).map((lesson) => ({
    value: lesson.id,
    label: lesson.name,
    hint: [placeOf(lesson).names.join(" › "), lesson.assignee?.name ?? "nobody’s yet"].join(" · "),
  }));
  return (
    <FormPage<Values>
      title={`Assign lessons to ${name}`}
      saveLabel="Assign lessons"
      cancel={{ href: creatorPath(creatorId) }}
      {...form}
      validate={checkWith<Values>(rules)}
    >
      <FieldGrid>
        <AutocompleteField
          name="lessons"
          label={labels.lessons}
          options={options}
          multiple
          loading={loading}
          onSearch={setSearch}
          emptyText="No lesson has such a title."
          hintBelow
          wide
        />
        <DateField name="dueOn" label={labels.dueOn} optional />
        <TextArea name="note" label={labels.note} max={1000} optional wide />
        <SwitchField
          name="reassign"
          label={labels.reassign}
          help="Otherwise lessons that somebody has already are left out."
          wide
        />
      </FieldGrid>
    </FormPage>
  );
}
