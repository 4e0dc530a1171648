import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { CandidatesListScreen } from "./candidates-list.screen.tsx";

const Board = lazy(async () => ({
  default: (await import("../board/candidates-board.screen.tsx")).CandidatesBoardScreen,
}));

/** Hiring: a table, or with `?board` a board by stage. */
export function HiringScreen() {
  const [params] = useSearchParams();
  if (!params.has("board")) return <CandidatesListScreen />;
  return (
    <Suspense fallback={null}>
      <Board />
    </Suspense>
  );
}
