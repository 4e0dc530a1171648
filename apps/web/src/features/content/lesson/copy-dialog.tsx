import { useNavigate } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { examPath } from "../content-paths.ts";
import { trailOf } from "./lesson-trail.ts";
import type { LessonPlaceFragment } from "./lesson.generated.ts";
import { LessonCopyDocument, SectionsOfTopicDocument } from "./review.generated.ts";

interface CopyDialogProps {
  lesson: LessonPlaceFragment;
  onClose: () => void;
}

/** Copies a lesson with its session into a section of its topic, and goes there. */
export function CopyDialog({ lesson, onClose }: CopyDialogProps) {
  const { id, name, section } = lesson;
  const navigate = useNavigate();
  const { data } = useQuery(SectionsOfTopicDocument, { variables: { id: section?.topic?.id ?? "" } });
  const { save } = useSave(LessonCopyDocument, ({ saved }) => saved);
  const options = (data?.topic?.sections.items ?? []).map((one) => ({ value: one.id, label: one.name }));
  return (
    <FormDialog<{ sectionId: string }>
      open
      isAction
      onClose={onClose}
      title={`Copy ${name}`}
      saveLabel="Copy lesson"
      initialValues={{ sectionId: "" }}
      validate={({ sectionId }) => (sectionId === "" ? { sectionId: messages.required("Section") } : {})}
      onSubmit={async ({ sectionId }, form) => {
        const { payload } = await save({ id, sectionId }, form);
        if (!payload?.record) return;
        const { slug, ids } = trailOf(payload.record);
        toast.done(`${payload.record.name} copied. Nobody has it to write yet.`);
        onClose();
        void navigate(examPath(slug, ...ids, payload.record.id));
      }}
    >
      <SelectField
        name="sectionId"
        label="Section"
        options={options}
        emptyLabel="Choose"
        help="The copy is a draft with what the newest version says."
        wide
      />
    </FormDialog>
  );
}
