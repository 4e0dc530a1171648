import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { leadsPath } from "../lead.kind.ts";
import { LeadsListScreen } from "./leads-list.screen.tsx";

const Board = lazy(async () => ({ default: (await import("../board/leads-board.screen.tsx")).LeadsBoardScreen }));
const Funnel = lazy(async () => ({ default: (await import("../../reports/leads-funnel.public.tsx")).LeadsFunnel }));

/** Leads: a table, with `?board` a board by stage, or with `?funnel` how far they got. */
export function LeadsScreen() {
  const [params] = useSearchParams();
  if (params.has("funnel")) {
    return (
      <Suspense fallback={null}>
        <Funnel listPath={leadsPath} />
      </Suspense>
    );
  }
  if (!params.has("board")) return <LeadsListScreen />;
  return (
    <Suspense fallback={null}>
      <Board />
    </Suspense>
  );
}
