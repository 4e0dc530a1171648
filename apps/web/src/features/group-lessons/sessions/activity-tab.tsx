import { HistoryTab } from "../../../shared/history/history-tab.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { useCurriculumChoices } from "../../curriculum/curriculum-choices.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { groupForm } from "../form/group.fields.ts";
import { groupStatusOptions } from "../group-labels.ts";
import type { GroupLessonRecordFragment } from "../group.generated.ts";
import { groupLessonKind } from "../group.kind.ts";

/** What happened to a learning pod or an immersion: who changed what, and the ways back. */
export function ActivityTab({ record }: { record: GroupLessonRecordFragment }) {
  const tutors = useTutorChoices();
  const nameOf = (id: unknown) => tutors.find(({ value }) => value === id)?.label ?? "another tutor";
  const regions = useRegionChoices();
  const curricula = useCurriculumChoices(record.subject);
  const curriculumName = (id: unknown) => curricula.find(({ value }) => value === id)?.label ?? "another curriculum";
  const words = {
    labels: { ...groupForm.labels, status: "Status", cancelReason: "Why it was cancelled" },
    show: {
      ...groupForm.showStored,
      status: labelOf(groupStatusOptions),
      regionId: regions.nameOf,
      curriculumId: curriculumName,
      tutorIds: (ids: unknown) => (Array.isArray(ids) ? ids.map(nameOf).join(", ") : ""),
    },
  };
  return (
    <HistoryTab
      kind={groupLessonKind.history}
      record={record}
      words={words}
      mayRestore={useCan()(groupLessonKind.write)}
    />
  );
}
