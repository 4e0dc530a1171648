import { ActionButton } from "@app/ui/page/action-button.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { FactsDialog } from "../../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import {
  BookedLessonRecordDocument,
  lessonFacts,
  useBookedActions,
  type BookedLessonRecordFragment,
} from "../../lessons/booked/booked-facts.public.ts";

function Actions({ lesson }: { lesson: BookedLessonRecordFragment }) {
  const actions = useBookedActions(lesson);
  if (actions.length === 0) return null;
  return (
    <Row gap={8} above={16}>
      {actions.map((action) => (
        <ActionButton key={action.label} {...action} size="small" />
      ))}
    </Row>
  );
}

/** One lesson over a calendar: who, when by each clock, where it stands, and what can be done with it. */
export function LessonCard(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="lesson"
      query={BookedLessonRecordDocument}
      title={({ name, subject }) => `${name}: ${subject}`}
      facts={lessonFacts}
    >
      {(lesson) => <Actions lesson={lesson} />}
    </FactsDialog>
  );
}
