import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { podDialogs } from "../pod-dialogs.ts";
import { podKind, podPath } from "../pod.kind.ts";
import { podBulk } from "./pod-bulk.ts";
import { CustomerPodsExportDocument } from "./pods-export.generated.ts";
import { podsList } from "./pods.list.tsx";

/** Learners who study together as private groups. */
export function PodsListScreen() {
  const { regions = [] } = useRegionChoices();
  const tutors = useTutorChoices();
  return (
    <RecordListPage
      kind={podKind}
      list={podsList}
      dialogs={podDialogs}
      exported={CustomerPodsExportDocument}
      title="Customer pods"
      searchLabel="Name"
      add={{ label: "Add pod" }}
      bulk={podBulk}
      rowHref={({ id }) => podPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), tutorId: tutors }}
      empty={{ title: "No pods yet.", text: "Group learners who study together." }}
      missing={{
        field: "tutor",
        title: "Tutors are unavailable right now.",
        text: "Their names are blank; everything else is up to date.",
      }}
    />
  );
}
