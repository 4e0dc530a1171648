import { useQuery } from "../../../../shared/page/use-query.ts";
import { exportBy } from "../../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../../shared/records/record-list-page.tsx";
import { useViewer } from "../../../../shared/session/session-context.ts";
import { requestPath } from "../../../../shared/links/record-paths.ts";
import { placeName } from "@app/ui/value/when-text.ts";
import { useOwnerNames } from "../../../customers/owner-choices.public.ts";
import { useRegionChoices } from "../../../regions/region-choices.public.ts";
import { requestBulk } from "../request-bulk.ts";
import { requestDialogs } from "../request-dialogs.ts";
import { LessonRequestsOpenDocument } from "../request.generated.ts";
import { requestKind } from "../request.kind.ts";
import { requestsList } from "./requests.list.tsx";

const exported = exportBy(async () => (await import("../request-jobs.generated.ts")).LessonRequestsExportDocument);

/** "31 open · 2 past due": of all requests, whatever the list is filtered by. */
function OpenCounts() {
  const { data } = useQuery(LessonRequestsOpenDocument, { fetchPolicy: "cache-and-network" });
  const open = data?.open?.pageInfo.totalCount;
  const overdue = data?.overdue?.pageInfo.totalCount ?? 0;
  if (open === undefined) return null;
  return (
    <>
      {open} open
      {overdue > 0 ? (
        <>
          {" · "}
          <strong data-alarm="">{overdue} past due</strong>
        </>
      ) : null}
    </>
  );
}

/** Requests for lessons, what is due first in front: where staff begin their day. */
export function RequestsListScreen() {
  const { regions = [] } = useRegionChoices();
  const { timeZone } = useViewer();
  return (
    <RecordListPage
      kind={requestKind}
      list={requestsList}
      dialogs={requestDialogs}
      exported={exported}
      title="Lesson requests"
      facts={<OpenCounts />}
      note={`Times: yours (${placeName(timeZone)}), then theirs`}
      searchLabel="Name or number"
      add={{ label: "Add request" }}
      bulk={requestBulk}
      rowHref={({ id }) => requestPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), ownerId: useOwnerNames() }}
      empty={{ title: "No open requests.", text: "New ones appear here at once." }}
      missing={{
        field: "customer",
        title: "Customers are unavailable right now.",
        text: "They read “Unknown”; everything else is up to date.",
      }}
    />
  );
}
