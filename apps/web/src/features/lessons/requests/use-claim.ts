import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { User } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import type { Claimed } from "./claim.ts";

/** The action that makes the viewer the owner of a request; nothing where they are that already. */
export function useClaim({ owner, ...request }: Claimed & { owner: { id: string } | null }): PageAction | null {
  const viewer = useViewer();
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  if (owner?.id === viewer.id) return null;

  async function onSelect() {
    setPending(true);
    try {
      // The list is light without what a change asks for.
      const { claim } = await import("./claim.ts");
      await claim(client, request);
    } finally {
      setPending(false);
    }
  }
  return { label: "Claim", icon: User, pending, onSelect: () => void onSelect() };
}
