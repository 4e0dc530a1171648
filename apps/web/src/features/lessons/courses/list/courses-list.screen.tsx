import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../../shared/page/search-params.ts";
import { exportBy } from "../../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { useRegionChoices } from "../../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../../tutors/tutor-choices.public.ts";
import { courseBulk } from "../course-bulk.ts";
import { courseDialogs } from "../course-dialogs.ts";
import { courseKind } from "../course.kind.ts";
import { coursesList } from "./courses.list.tsx";

const exported = exportBy(async () => (await import("../course-jobs.generated.ts")).ConfirmedLessonsExportDocument);

/** Agreed courses of lessons: those that go on, the last agreed first. */
export function CoursesListScreen() {
  const { regions = [] } = useRegionChoices();
  const [params] = useSearchParams();
  return (
    <RecordListPage
      kind={courseKind}
      list={coursesList}
      dialogs={courseDialogs}
      exported={exported}
      bulk={courseBulk}
      title="Confirmed lessons"
      note="Times: the learner’s, then the tutor’s"
      searchLabel="Name or number"
      rowHref={({ id }) => withParams(params, { view: id })}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), tutorId: useTutorChoices() }}
      empty={{ title: "No confirmed lessons yet.", text: "A course begins when a customer accepts a proposal." }}
      missing={{
        field: "customer",
        title: "Customers are unavailable right now.",
        text: "They read “Unknown”; everything else is up to date.",
      }}
    />
  );
}
