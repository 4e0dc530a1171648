import { useNavigate, useSearchParams } from "react-router-dom";
import { ListPage } from "@app/ui/list/list-page.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { listAnswer } from "../../../shared/list/list-answer.ts";
import { useListState } from "../../../shared/list/use-list-state.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ViewsSlot } from "../../../shared/views/views-slot.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { myJobColumns, myJobRules } from "./my-jobs.columns.tsx";
import { MyJobsDocument } from "./my-jobs.generated.ts";

const view = lazyWithPreload(async () => (await import("./my-job-dialog.tsx")).MyJobDialog);

/** What the signed-in person has had done to many records, how far it is, and what came of it. */
export function MyJobsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state, onChange, variables } = useListState(myJobRules);
  const result = useQuery(MyJobsDocument, { variables: { page: variables.page }, fetchPolicy: "cache-and-network" });
  const answer = listAnswer(result, ({ accountJobs }) => accountJobs, ["job", "jobs"]);
  const chosen = params.get("view");
  const at = (id: string | null) => withParams(params, { view: id });

  return (
    <>
      <ListPage
        title="My jobs"
        {...answer}
        views={<ViewsSlot rules={myJobRules} isShown={answer.rows !== undefined} />}
        columns={myJobColumns}
        state={state}
        onChange={onChange}
        rowHref={({ id }) => at(id)}
        onRowIntent={view.load}
        empty={{
          title: "You have no jobs yet.",
          text: "Tick rows of a list and choose what to do with them. How far it is, and what came of it, is shown here.",
        }}
      />
      {chosen ? (
        <view.Part
          key={chosen}
          id={chosen}
          onClose={() => void navigate(at(null), { replace: true })}
          onRetried={(id) => void navigate(at(id))}
        />
      ) : null}
    </>
  );
}
