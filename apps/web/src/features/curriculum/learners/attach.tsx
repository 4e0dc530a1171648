import { useApolloClient } from "@apollo/client/react";
import { attachInput } from "@app/domain/curriculum/attachment.ts";
import { memoize } from "@app/domain/memoize.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { useRecordForm } from "../../../shared/records/use-record-form.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { LearnerField } from "../../customers/picker/learner-field.public.tsx";
import { pathTo } from "../curriculum-address.ts";
import type { TreeView } from "../tree/use-tree-view.ts";
import { CurriculumAttachDocument, CurriculumLearnersDocument } from "./learners.generated.ts";

interface AttachValues {
  learnerId: string | null;
  subdivisionIds: string[];
  startDate: string;
}

const rules = attachInput
  .omit({ studentId: true, curriculumId: true })
  .extend({ learnerId: attachInput.shape.studentId });
const labels = { learnerId: "Learner", subdivisionIds: "Parts", startDate: "Start date" };

const dayFormat = memoize(
  (timeZone: string | undefined) => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }),
);

/** "2026-10-27" where the reader is. */
const dayIn = (now: Date, timeZone: string | undefined) => dayFormat(timeZone).format(now);

/** Gives a learner the curriculum, or branches of it: the chosen part to begin with. */
export function Attach({ view, onClose }: { view: TreeView; onClose: () => void }) {
  const { curriculum, part, parts } = view;
  const client = useApolloClient();
  const today = dayIn(useNow(), useTimeZone());
  const { save } = useSave(CurriculumAttachDocument, (data) => data.curriculumAttach);
  const chosen = part && part.archivedAt === null ? [part.id] : [];
  const start: AttachValues = { learnerId: null, subdivisionIds: chosen, startDate: today };

  const { form, discardAndLeave } = useRecordForm({
    name: `attachment to ${curriculum.id}`,
    id: null,
    record: { version: 0, values: start },
    labels,
    send: (_version, _changed, values, sink) =>
      save(
        {
          input: {
            learnerId: values.learnerId ?? "",
            curriculumId: curriculum.id,
            subdivisionIds: values.subdivisionIds,
            startDate: values.startDate === "" ? null : values.startDate,
          },
        },
        sink,
      ),
    onSaved: ({ attachment }) => {
      toast.done(`${attachment?.learner?.name ?? "The learner"} now follows ${curriculum.name}.`);
      onClose();
      void client.refetchQueries({ include: [CurriculumLearnersDocument] });
    },
  });

  const leave = () => {
    discardAndLeave();
    onClose();
  };
  const branches = parts
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id }) => ({
      value: id,
      label: pathTo(parts, id)
        .map(({ name }) => name)
        .join(" › "),
    }));
  return (
    <FormDialog<AttachValues>
      open
      wide
      onClose={leave}
      title={`Attach a learner to ${curriculum.name}`}
      saveLabel="Attach learner"
      isAction
      {...form}
      validate={checkWith(rules)}
    >
      <FieldGrid data-columns="1">
        <LearnerField name="learnerId" />
        <AutocompleteField
          name="subdivisionIds"
          label="Parts"
          optional
          multiple
          options={branches}
          placeholder="The whole curriculum"
          help="Everything under a part is included."
        />
        <DateField name="startDate" label="Start date" />
      </FieldGrid>
    </FormDialog>
  );
}
