import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { GroupLessonArchiveDocument, GroupLessonPublishDocument } from "../group-mutations.generated.ts";
import { GroupLessonRecordDocument, type GroupLessonRecordFragment } from "../group.generated.ts";

const events: Record<string, RecordEvent<GroupLessonRecordFragment>> = {
  publish: {
    verb: "Publish",
    label: "Publish",
    mutation: GroupLessonPublishDocument,
    description: ({ enrolmentOpensOn }) =>
      enrolmentOpensOn ? `Learners can be enrolled from ${enrolmentOpensOn}.` : "Learners can be enrolled at once.",
    successMessage: ({ name }) => `${name} is published.`,
  },
  archive: {
    verb: "Archive",
    label: "Archive",
    mutation: GroupLessonArchiveDocument,
    description: () => "It leaves the list. Its dates and learners are kept.",
    successMessage: ({ name }) => `${name} is archived.`,
  },
};

/** Asks before a learning pod or an immersion is published or archived. */
export function GroupEvents(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="group lesson" query={GroupLessonRecordDocument} events={events} />;
}
