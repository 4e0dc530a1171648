import { useApolloClient } from "@apollo/client/react";
import { useSave } from "../../../shared/save/use-save.ts";
import { BannerMoveDocument } from "./banner-order.generated.ts";

/** Moves a banner among those of its placement; the order is asked for anew, whatever came of it. */
export function useMoveBanner() {
  const client = useApolloClient();
  const { save } = useSave(BannerMoveDocument, ({ saved }) => saved);
  return async ({ id, version, order }: { id: string; version: number; order: number }): Promise<void> => {
    await save({ id, version, input: { position: order } });
    await client.refetchQueries({ include: "active" });
  };
}
