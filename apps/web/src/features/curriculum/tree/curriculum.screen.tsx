import { Navigate, useLocation } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { failure } from "../../../shared/list-answer.ts";
import { usePageTitle } from "../../../shared/page-title.tsx";
import { CurriculumPage } from "./curriculum-page.tsx";
import { useCurriculumInAddress } from "./use-curriculum-in-address.ts";

/** A curriculum as a tree, with the part that the address names beside it. */
export function CurriculumScreen() {
  const { search } = useLocation();
  const found = useCurriculumInAddress();
  usePageTitle(found.state === "found" ? (found.part?.name ?? found.curriculum.name) : null);

  switch (found.state) {
    case "loading":
      return <SkeletonPage what="curriculum" />;
    case "failed":
      return <ErrorState {...failure("curriculum", found.error, found.retry)} stillWorks="the list of curriculums" />;
    case "unknown":
      return <Navigate to="/404" replace />;
    case "found":
      return (
        <>
          {found.elsewhere ? <Navigate to={{ pathname: found.elsewhere, search }} replace /> : null}
          <CurriculumPage key={found.curriculum.id} {...found} />
        </>
      );
  }
}
