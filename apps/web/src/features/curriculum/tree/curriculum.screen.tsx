import { lazy, Suspense } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import type { Crumb } from "@app/ui/shell/nav.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { addressOf, pathTo, partSlugs } from "../curriculum-address.ts";
import { CurriculumPage } from "./curriculum-page.tsx";
import { useCurriculumInAddress, type FoundCurriculum } from "./use-curriculum-in-address.ts";

const NotHere = lazy(async () => ({ default: (await import("../not-here.tsx")).NotHere }));

/** What stands above the open part: the curriculum, then each part on the way down. */
function trailOf({ curriculum, part, code }: FoundCurriculum): Crumb[] {
  const above = pathTo(curriculum.subdivisions ?? [], part?.id ?? null).slice(0, -1);
  const at = (path: typeof above) => addressOf(curriculum, code, path);
  if (part === null) return [];
  return [
    { label: curriculum.name, href: `${at([])}?overview` },
    ...above.map(({ name }, index) => ({ label: name, href: at(above.slice(0, index + 1)) })),
  ];
}

/** A curriculum as a tree, with the part that the address names beside it. */
export function CurriculumScreen() {
  const { search } = useLocation();
  const found = useCurriculumInAddress();
  const params = useParams();
  const isFound = found.state === "found";
  usePageTitle(isFound ? (found.part?.name ?? found.curriculum.name) : null, isFound ? trailOf(found) : []);

  switch (found.state) {
    case "loading":
      return <SkeletonPage what="curriculum" />;
    case "failed":
      return <ErrorState {...failure("curriculum", found.error, found.retry)} stillWorks="the list of curriculums" />;
    case "unknown":
      return (
        <Suspense fallback={null}>
          <NotHere what={partSlugs(params).length > 0 ? "part" : "curriculum"} />
        </Suspense>
      );
    case "found":
      return (
        <>
          {found.elsewhere ? <Navigate to={{ pathname: found.elsewhere, search }} replace /> : null}
          <CurriculumPage key={found.curriculum.id} {...found} />
        </>
      );
  }
}
