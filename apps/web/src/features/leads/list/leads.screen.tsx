import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { LeadsListScreen } from "./leads-list.screen.tsx";

const Board = lazy(async () => ({ default: (await import("../board/leads-board.screen.tsx")).LeadsBoardScreen }));

/** Leads: a table, or with `?board` a board by stage. */
export function LeadsScreen() {
  const [params] = useSearchParams();
  if (!params.has("board")) return <LeadsListScreen />;
  return (
    <Suspense fallback={null}>
      <Board />
    </Suspense>
  );
}
