import { appFeedbackStatuses } from "@app/domain/app-feedback/app-feedback-enums.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { RouteLink } from "@app/ui/link/link.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { statusOptions } from "../app-feedback-labels.ts";
import { AppFeedbackStatesDocument } from "../app-feedback.generated.ts";
import css from "./states.module.css";

/** How much feedback stands in each state; each leaves the feedback in it. Once more, all. */
export function States() {
  const [params] = useSearchParams();
  const { data, refetch } = useQuery(AppFeedbackStatesDocument);
  // A dialog that closes may have moved feedback to another state.
  useEffect(() => void refetch().catch(() => undefined), [params, refetch]);
  const counts = data?.facets?.[0]?.counts;
  if (!counts) return null;
  const chosen = params.get("status");
  const countIn = (status: string) => counts.find(({ value }) => value === status)?.count ?? 0;
  return (
    <nav aria-label="States">
      <ul className={css.states}>
        {appFeedbackStatuses.map((status) => (
          <li key={status}>
            <RouteLink
              href={withParams(params, { status: status === chosen ? null : status, page: null })}
              {...(status === chosen && { "aria-current": "true" as const })}
            >
              {statusOptions.find(({ value }) => value === status)?.label} <b>{countIn(status)}</b>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
