import { useNavigate } from "react-router-dom";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { useUndo } from "../../../shared/undo/use-undo.ts";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useRecordUpdate } from "../../../shared/records/use-record-save.ts";
import { groupPath } from "../../../shared/links/record-paths.ts";
import { GroupLessonUpdateDocument } from "../group-mutations.generated.ts";
import { GroupLessonRecordDocument, type GroupLessonRecordFragment } from "../group.generated.ts";
import { isImmersion, podsPath } from "../group.kind.ts";
import { GroupStatus } from "../group-status.tsx";
import { GroupFields } from "./group-fields.tsx";
import { GroupPreview } from "./group-preview.tsx";
import { groupForm, type GroupValues } from "./group.fields.ts";

const list = { label: "Go to learning pods", href: podsPath };

/** Changes a learning pod or an immersion; dates that stand keep what they have. */
export function EditGroupScreen() {
  return (
    <RecordPage what="group lesson" query={GroupLessonRecordDocument} param="groupLessonId" list={list}>
      {(lesson) => <Edit lesson={lesson} />}
    </RecordPage>
  );
}

function Edit({ lesson }: { lesson: GroupLessonRecordFragment }) {
  const navigate = useNavigate();
  const { offer } = useUndo();
  const { form } = useRecordForm({
    name: "group lesson",
    id: lesson.id,
    labels: groupForm.labels,
    show: groupForm.show,
    ...useRecordUpdate(groupForm, GroupLessonUpdateDocument, lesson),
    onSaved: ({ record: saved }) => {
      if (!saved) return;
      offer({
        kind: "GROUP_LESSON",
        id: saved.id,
        version: saved.version,
        name: saved.name,
        text: `${saved.name} saved.`,
      });
      void navigate(groupPath(saved));
    },
  });
  return (
    <FormPage<GroupValues>
      title={`Edit ${lesson.name}`}
      status={<GroupStatus lesson={lesson} />}
      facts="Dates that stand keep their tutors, length and places."
      saveLabel="Save changes"
      cancel={{ href: groupPath(lesson) }}
      aside={<GroupPreview />}
      {...form}
      validate={groupForm.check}
    >
      <GroupFields isImmersion={isImmersion(lesson)} />
    </FormPage>
  );
}
