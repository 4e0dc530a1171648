import { useApolloClient } from "@apollo/client/react";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import { askEarly } from "../../../shared/early/ask-early.ts";
import type { AddressedCurriculum } from "../curriculum-address.ts";
import { CurriculumTreeDocument } from "./curriculum-tree.generated.ts";
import { treeVariables } from "./tree-query.ts";

/** Fetches a curriculum's tree and its screen while its row is hovered or focused. */
export function useTreeIntent(): (curriculum: AddressedCurriculum, seenFrom: string | null) => void {
  const client = useApolloClient();
  return ({ slug, shape, region }, seenFrom) => {
    const seen = region?.code ?? seenFrom;
    const code = shape === "LANGUAGE" || seen === null ? undefined : regionAddress(seen);
    void import("./curriculum.lazy.ts");
    askEarly(client, CurriculumTreeDocument, treeVariables(slug, code));
  };
}
