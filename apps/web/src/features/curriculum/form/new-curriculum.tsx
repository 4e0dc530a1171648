import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { withParams } from "../../../shared/page/search-params.ts";

const CurriculumNew = lazy(async () => ({ default: (await import("./curriculum-new.tsx")).CurriculumNew }));

interface NewCurriculumProps {
  /** Chosen already: the region whose list is open. */
  regionId: string | null;
  /** The code of the region in the address. */
  seenFrom: string | null;
}

/** The form for a new curriculum, while the address says `?new`. */
export function NewCurriculum(props: NewCurriculumProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (!params.has("new")) return null;
  const onClose = () => void navigate(withParams(params, { new: null }), { replace: true, preventScrollReset: true });
  return (
    <Suspense fallback={null}>
      <CurriculumNew {...props} onClose={onClose} />
    </Suspense>
  );
}
