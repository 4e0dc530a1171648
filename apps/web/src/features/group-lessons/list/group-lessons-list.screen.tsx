import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { groupPath } from "../../../shared/links/record-paths.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import { groupDialogs } from "../group-dialogs.ts";
import { groupLessonKind, immersionKind, podsPath } from "../group.kind.ts";
import { immersionsBulk, podsBulk } from "./group-bulk.ts";
import { immersionsList, podsList } from "./group-lessons.list.tsx";

const immersionsExport = exportBy(async () => (await import("./group-jobs.generated.ts")).ImmersionsExportDocument);
const learningPodsExport = exportBy(async () => (await import("./group-jobs.generated.ts")).LearningPodsExportDocument);

const missing = {
  field: "tutors",
  title: "Tutors are unavailable right now.",
  text: "Their names are blank; everything else is up to date.",
};

/** Learning pods: groups that meet week by week. */
export function LearningPodsListScreen() {
  return (
    <RecordListPage
      kind={groupLessonKind}
      list={podsList}
      dialogs={groupDialogs}
      bulk={podsBulk}
      exported={learningPodsExport}
      title="Learning pods"
      searchLabel="Title"
      add={{ label: "Add learning pod", href: `${podsPath}/create` }}
      rowHref={groupPath}
      choices={{ tutorId: useTutorChoices() }}
      empty={{ title: "No learning pods yet.", text: "Create one." }}
      missing={missing}
    />
  );
}

/** Virtual immersions: events that take place once or a few times. */
export function ImmersionsListScreen() {
  return (
    <RecordListPage
      kind={immersionKind}
      list={immersionsList}
      dialogs={groupDialogs}
      bulk={immersionsBulk}
      exported={immersionsExport}
      title="Virtual immersions"
      searchLabel="Title"
      add={{ label: "Add immersion", href: `${podsPath}/create?kind=virtual-immersion` }}
      rowHref={groupPath}
      choices={{ tutorId: useTutorChoices() }}
      empty={{ title: "No immersions yet.", text: "Create one." }}
      missing={missing}
    />
  );
}
