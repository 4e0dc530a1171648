import { useNavigate, useSearchParams } from "react-router-dom";
import { ListPage } from "@app/ui/list/list-page.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useListState } from "../../../shared/list/use-list-state.ts";
import { ViewsSlot } from "../../../shared/views/views-slot.tsx";
import { jobColumns } from "./jobs.columns.tsx";
import { JobsDocument } from "./jobs.generated.ts";

const runs = lazyWithPreload(async () => (await import("./job-runs-dialog.tsx")).JobRunsDialog);

const rules: ListRules<"TITLE_ASC"> = {
  sort: "TITLE_ASC",
  sorts: ["TITLE_ASC"],
  columns: ["title", "schedule", "last", "outcome", "failure", "next", "status"].map((id) => ({ id })),
};

/** What the servers do by themselves, when they did it last, and what came of it. */
export function JobsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state, onChange } = useListState(rules);
  const { data, loading, error, refetch } = useQuery(JobsDocument, { fetchPolicy: "cache-and-network" });
  const rows = data?.jobs ?? undefined;
  const late = rows?.filter(({ isLate }) => isLate).length ?? 0;
  const chosen = rows?.find(({ id }) => id === params.get("job"));

  return (
    <>
      <ListPage
        title="Jobs"
        facts={
          rows === undefined ? undefined : (
            <>
              {countOf(rows.length, "job")}
              {late > 0 ? (
                <>
                  {" · "}
                  <strong>{late} late</strong>
                </>
              ) : null}
            </>
          )
        }
        rows={rows?.slice((state.page - 1) * state.size, state.page * state.size)}
        total={rows?.length}
        loading={loading && rows === undefined}
        error={rows === undefined && error ? failure("jobs", error, refetch, loading) : undefined}
        columns={jobColumns}
        views={<ViewsSlot rules={rules} isShown={rows !== undefined} />}
        state={state}
        onChange={onChange}
        rowHref={({ id }) => withParams(params, { job: id })}
        empty={{ title: "There are no jobs.", text: "Work that the servers do on their own is listed here." }}
      />
      {chosen ? (
        <runs.Part job={chosen} onClose={() => void navigate(withParams(params, { job: null }), { replace: true })} />
      ) : null}
    </>
  );
}
