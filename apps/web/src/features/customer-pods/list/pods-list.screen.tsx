import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { podPath } from "../../../shared/links/record-paths.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { podDialogs } from "../pod-dialogs.ts";
import { podKind } from "../pod.kind.ts";
import { podBulk } from "./pod-bulk.ts";
import { podsList } from "./pods.list.tsx";

const exported = exportBy(async () => (await import("./pod-jobs.generated.ts")).CustomerPodsExportDocument);

/** Learners who study together as private groups. */
export function PodsListScreen() {
  const { regions = [] } = useRegionChoices();
  const tutors = useTutorChoices();
  return (
    <RecordListPage
      kind={podKind}
      list={podsList}
      dialogs={podDialogs}
      exported={exported}
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
