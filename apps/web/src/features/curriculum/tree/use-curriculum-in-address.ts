import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import { unavailableFields } from "../../../shared/errors/unavailable.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { addressOf, partAt, partSlugs, pathTo } from "../curriculum-address.ts";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { CurriculumTreeDocument, type CurriculumTreeFragment, type PartFragment } from "./curriculum-tree.generated.ts";
import { treeVariables } from "./tree-query.ts";

export interface FoundCurriculum {
  state: "found";
  curriculum: CurriculumTreeFragment;
  /** The chosen part; null when it is the curriculum itself. */
  part: PartFragment | null;
  /** The region in the address. */
  code: string | null;
  /** Where it really lives, when that is not here. */
  elsewhere: string | undefined;
  /** Fields that a dead source left empty. */
  missing: ReadonlySet<string>;
  retry: () => Promise<unknown>;
}

export type CurriculumInAddress =
  | { state: "loading" }
  | { state: "failed"; error: unknown; retry: () => Promise<unknown> }
  /** No such region, curriculum or part. */
  | { state: "unknown" }
  | FoundCurriculum;

/** The curriculum and the part that the address names, whichever of the two families it is of. */
export function useCurriculumInAddress(): CurriculumInAddress {
  const params = useParams();
  const { pathname } = useLocation();
  const { curriculum: slug = "", region: code } = params;
  const { data, loading, error, refetch } = useQuery(CurriculumTreeDocument, {
    variables: treeVariables(slug, code),
    fetchPolicy: "cache-and-network",
  });
  const curriculum = data?.curriculumByAddress ?? null;
  const missing = unavailableFields(error);

  // A school for all regions is looked at in one of them; where the address names none, in the first.
  const isHomeless = curriculum?.shape === "SCHOOL" && curriculum.region === null && code === undefined;
  const choices = useQuery(RegionChoicesDocument, isHomeless ? { fetchPolicy: "cache-and-network" } : skipToken);
  const homeCode = choices.data?.regions?.items.find(({ active }) => active)?.code ?? null;

  const parts = curriculum?.subdivisions ?? null;
  const part = parts ? partAt(parts, partSlugs(params)) : null;
  const known = useKnownPart(pathname, part?.id);

  if (!curriculum) {
    if (loading) return { state: "loading" };
    return error ? { state: "failed", error, retry: refetch } : { state: "unknown" };
  }
  if (code !== undefined && data?.regionByCode === null && !missing.has("regionByCode")) {
    return { state: loading ? "loading" : "unknown" };
  }
  if (isHomeless && choices.loading && !choices.data) return { state: "loading" };

  // Somebody, perhaps here and now, gave the part another slug or another place.
  const found = part === undefined ? parts?.find(({ id }) => id === known) : part;
  if (found === undefined) return { state: loading ? "loading" : "unknown" };
  const address = addressOf(curriculum, code ?? homeCode, parts ? pathTo(parts, found?.id ?? null) : []);
  const isHere = parts === null || address === pathname.replace(/\/$/, "");
  return {
    state: "found",
    curriculum,
    part: found,
    code: code ?? null,
    elsewhere: isHere ? undefined : address,
    missing,
    retry: refetch,
  };
}

/** The part that this address named before: its slug or its place may have changed meanwhile. */
function useKnownPart(pathname: string, id: string | undefined): string | undefined {
  const [known, setKnown] = useState<{ pathname: string; id: string } | null>(null);
  if (id !== undefined && (known?.pathname !== pathname || known.id !== id)) setKnown({ pathname, id });
  return known?.pathname === pathname ? known.id : undefined;
}
