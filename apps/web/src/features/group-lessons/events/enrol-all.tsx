import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { enrolAllInput } from "@app/domain/group-lessons/group-lesson.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { LearnerField } from "../../customers/picker/learner-field.public.tsx";
import { GroupLessonRecordDocument, type GroupLessonRecordFragment } from "../group.generated.ts";
import { GroupLessonEnrolDocument, type GroupLessonEnrolMutation } from "../session-mutations.generated.ts";

const check = checkWith(enrolAllInput);
type Dates = NonNullable<GroupLessonEnrolMutation["saved"]["dates"]>;

/** What became of each date. */
function Outcome({ dates }: { dates: Dates }) {
  return (
    <LineList>
      {dates.map(({ id, start, status, reason }) => (
        <li key={id}>
          <p>
            <When value={start} />
            {reason ? <small>{reason}</small> : null}
          </p>
          {status ? <StatusChip status={status} /> : <StatusChip status="NOT_ENROLLED" tone="trouble" />}
        </li>
      ))}
    </LineList>
  );
}

function Form({ lesson, onClose }: { lesson: GroupLessonRecordFragment; onClose: () => void }) {
  const { cache } = useApolloClient();
  const { save } = useSave(GroupLessonEnrolDocument, ({ saved }) => saved);
  const [done, setDone] = useState<Dates | null>(null);
  async function send(values: { learnerId: string; waits: boolean }, sink: FormErrorSetter) {
    const { payload } = await save({ id: lesson.id, ...values }, sink);
    if (!payload?.dates) return;
    cache.evict({ id: `GroupLesson:${lesson.id}`, fieldName: "dates" });
    cache.evict({ id: `GroupLesson:${lesson.id}`, fieldName: "next" });
    for (const { id } of payload.dates) cache.evict({ id: `GroupInstance:${id}` });
    if (payload.dates.some(({ reason }) => reason !== null)) {
      setDone(payload.dates);
      return;
    }
    toast.done(payload.dates.length === 1 ? "They are on 1 date." : `They are on all ${payload.dates.length} dates.`);
    onClose();
  }
  if (done)
    return (
      <FormDialog
        open
        onClose={onClose}
        title="Not all dates"
        saveLabel="Done"
        isAction
        initialValues={{}}
        onSubmit={onClose}
      >
        <Outcome dates={done} />
      </FormDialog>
    );
  return (
    <FormDialog
      key="asked"
      open
      onClose={onClose}
      title={`Enrol for all dates: ${lesson.name}`}
      saveLabel="Enrol"
      isAction
      initialValues={{ learnerId: "", waits: false }}
      validate={check}
      onSubmit={send}
    >
      <p>They get a place on every date to come. A date that does not suit is left out, and you see why.</p>
      <LearnerField name="learnerId" inFlow />
      <SwitchField name="waits" label="Add to the waiting list where a date is full" />
    </FormDialog>
  );
}

/** Enrols a learner for all dates to come, and says what stood in the way of some. */
export function EnrolAll({ id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="group lesson"
      query={GroupLessonRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={3} />}
    >
      {(lesson) => <Form lesson={lesson} onClose={onClose} />}
    </RecordDialog>
  );
}
