import { lazy, Suspense } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { leadsPath } from "../../../shared/links/record-paths.ts";
import { LeadsListScreen } from "./leads-list.screen.tsx";

const Board = lazy(async () => ({ default: (await import("../board/leads-board.screen.tsx")).LeadsBoardScreen }));

/** Where the funnel was before it had a path of its own. */
function ToFunnel({ params }: { params: URLSearchParams }) {
  const rest = new URLSearchParams(params);
  rest.delete("funnel");
  return <Navigate to={{ pathname: `${leadsPath}/funnel`, search: rest.toString() }} replace />;
}

/** Leads: a table, or with `?board` a board by stage. */
export function LeadsScreen() {
  const [params] = useSearchParams();
  if (params.has("funnel")) return <ToFunnel params={params} />;
  if (!params.has("board")) return <LeadsListScreen />;
  return (
    <Suspense fallback={null}>
      <Board />
    </Suspense>
  );
}
