import { groupReasonInput, groupReasonMax } from "@app/domain/group-lessons/group-lesson.ts";
import type { GroupLessonFilter } from "@app/schema/types.generated.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { BulkDialog } from "../../../shared/bulk/bulk-dialog.tsx";
import { BulkFormDialog } from "../../../shared/bulk/bulk-form-dialog.tsx";
import type { BulkDialogProps } from "../../../shared/bulk/bulk.ts";
import { ImmersionsInBulkDocument, LearningPodsInBulkDocument } from "./group-jobs.generated.ts";

type Props = BulkDialogProps<GroupLessonFilter>;
const rules = groupReasonInput.omit({ version: true });

const bulkOf = (mutation: typeof LearningPodsInBulkDocument | typeof ImmersionsInBulkDocument) =>
  function GroupsBulk(props: Props) {
    if (props.action.kind !== "GROUPS_CANCEL") return <BulkDialog {...props} mutation={mutation} />;
    return (
      <BulkFormDialog {...props} mutation={mutation} initialValues={{ reason: "" }} rules={rules}>
        <TextArea name="reason" label="Reason" max={groupReasonMax} help="The families read it in their email." />
      </BulkFormDialog>
    );
  };

/** Asks before many learning pods are published or cancelled. */
export const PodsBulk = bulkOf(LearningPodsInBulkDocument);

/** The same of immersions. */
export const ImmersionsBulk = bulkOf(ImmersionsInBulkDocument);
