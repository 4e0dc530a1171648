import { useSearchParams } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";
import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { useColleagueChoices } from "../../journal/colleague-choices.public.ts";
import { appFeedbackBulk } from "../app-feedback-bulk.ts";
import { appFeedbackDialogs } from "../app-feedback-dialogs.ts";
import { appFeedbackKind } from "../app-feedback.kind.ts";
import { appFeedbackList } from "./app-feedback.list.tsx";
import { States } from "./states.tsx";

/** What users of the learning app say of it. */
export function AppFeedbackListScreen() {
  const [params] = useSearchParams();
  return (
    <RecordListPage
      kind={appFeedbackKind}
      list={appFeedbackList}
      dialogs={appFeedbackDialogs}
      bulk={appFeedbackBulk}
      title="App feedback"
      searchLabel="Feedback or email"
      facts={<States />}
      add={{ label: "Record feedback" }}
      rowHref={({ id }) => withParams(params, { view: id })}
      choices={{ assigneeId: useColleagueChoices() }}
      empty={{
        title: "No app feedback yet.",
        text: "What learners say in the app arrives here. Record what they tell you elsewhere.",
        toReaders: "What learners say in the app arrives here.",
      }}
    />
  );
}
