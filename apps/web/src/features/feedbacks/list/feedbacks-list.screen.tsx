import { useQuery } from "../../../shared/page/use-query.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { feedbackPath } from "../../../shared/links/record-paths.ts";
import { useOwnerNames } from "../../customers/owner-choices.public.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { feedbackBulk } from "../feedback-bulk.ts";
import { feedbackDialogs } from "../feedback-dialogs.ts";
import { FeedbacksOverdueDocument } from "../feedback.generated.ts";
import { feedbackKind } from "../feedback.kind.ts";
import { feedbacksList } from "./feedbacks.list.tsx";

const exported = exportBy(async () => (await import("../feedback-jobs.generated.ts")).FeedbacksExportDocument);

/** "2 past due": of all feedback, whatever the list is filtered by. */
function OverdueCount() {
  const { data } = useQuery(FeedbacksOverdueDocument, { fetchPolicy: "cache-and-network" });
  const overdue = data?.overdue?.pageInfo.totalCount ?? 0;
  return overdue > 0 ? <strong data-alarm="">{overdue} past due</strong> : null;
}

/** What customers say of the service, what is to be answered first in front. */
export function FeedbacksListScreen() {
  const { regions = [] } = useRegionChoices();
  return (
    <RecordListPage
      kind={feedbackKind}
      list={feedbacksList}
      dialogs={feedbackDialogs}
      exported={exported}
      title="Feedback"
      facts={<OverdueCount />}
      searchLabel="Number, customer or words"
      add={{ label: "Add feedback" }}
      bulk={feedbackBulk}
      rowHref={({ id }) => feedbackPath(id)}
      choices={{ regionId: regions.map(({ id, name }) => ({ value: id, label: name })), assigneeId: useOwnerNames() }}
      empty={{ title: "No feedback yet.", text: "Write down what customers tell you about the service." }}
      missing={{
        field: "customer",
        title: "Customers are unavailable right now.",
        text: "They read “Unknown”; everything else is up to date.",
      }}
    />
  );
}
