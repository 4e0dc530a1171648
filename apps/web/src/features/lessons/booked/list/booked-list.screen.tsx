import { useSearchParams } from "react-router-dom";
import { placeName } from "@app/ui/value/when-text.ts";
import { withParams } from "../../../../shared/page/search-params.ts";
import { exportBy } from "../../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { useViewer } from "../../../../shared/session/session-context.ts";
import { useRegionChoices } from "../../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../../tutors/tutor-choices.public.ts";
import { bookedBulk } from "../booked-bulk.ts";
import { bookedDialogs } from "../booked-dialogs.ts";
import { bookedKind } from "../booked.kind.ts";
import { useFilterNames } from "./use-filter-names.ts";
import { bookedList } from "./booked.list.tsx";

const exported = exportBy(async () => (await import("../booked-jobs.generated.ts")).BookedLessonsExportDocument);

/** Dated lessons, the next first: those to come until others are chosen. */
export function BookedListScreen() {
  const { regions = [] } = useRegionChoices();
  const { timeZone } = useViewer();
  const [params] = useSearchParams();
  return (
    <RecordListPage
      kind={bookedKind}
      list={bookedList}
      dialogs={bookedDialogs}
      exported={exported}
      bulk={bookedBulk}
      title="Booked lessons"
      note={`Times: yours (${placeName(timeZone)}), the learner’s, the tutor’s`}
      searchLabel="Name or number"
      rowHref={({ id }) => withParams(params, { view: id })}
      choices={{
        ...useFilterNames(),
        regionId: regions.map(({ id, name }) => ({ value: id, label: name })),
        tutorId: useTutorChoices(),
      }}
      empty={{ title: "No lessons in this period.", text: "Lessons are booked when a customer accepts a proposal." }}
      missing={{
        field: "customer",
        title: "Customers are unavailable right now.",
        text: "They read “Unknown”; everything else is up to date.",
      }}
    />
  );
}
