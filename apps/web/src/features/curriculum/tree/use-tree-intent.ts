import { useApolloClient } from "@apollo/client/react";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import type { AddressedCurriculum } from "../curriculum-address.ts";

/** Fetches a curriculum's tree and its screen while its row is hovered or focused. */
export function useTreeIntent(): (curriculum: AddressedCurriculum, seenFrom: string | null) => void {
  const client = useApolloClient();
  return ({ slug, shape, region }, seenFrom) => {
    const seen = region?.code ?? seenFrom;
    const code = shape === "LANGUAGE" || seen === null ? undefined : regionAddress(seen);
    const address = { params: { curriculum: slug, region: code }, search: new URLSearchParams() };
    import("./curriculum.lazy.ts").then(
      ({ preload }) => preload(client, address),
      () => undefined,
    );
  };
}
