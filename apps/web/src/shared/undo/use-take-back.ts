import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { undoOfferedSeconds } from "@app/domain/lessons/undo.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { RefusalFragment } from "../save/refusal.generated.ts";
import { useSave } from "../save/use-save.ts";

/** A mutation that undoes what gave a record its version, before its emails go out. */
export type TakeBack = TypedDocumentNode<
  { saved: { record: { version: number } | null; userErrors: readonly RefusalFragment[] } },
  { id: string; version: number; idempotencyKey?: string | null | undefined }
>;

/** Says what was done, and offers to undo it for as long as its emails wait. */
export function useTakeBack(mutation: TakeBack): (done: { id: string; version: number; text: string }) => void {
  const client = useApolloClient();
  const { save } = useSave(mutation, ({ saved }) => saved);

  async function undo(id: string, version: number) {
    const { payload, stale } = await save({ id, version });
    if (stale) toast.failed(`Not undone: ${stale.message}`);
    if (!payload) return;
    toast.info("Undone. No email was sent.");
    // Whatever shows lessons shows them as they are now; if that fails, the current data stays.
    for (const fieldName of ["bookedLessons", "confirmedLessons", "calendar"])
      client.cache.evict({ id: "ROOT_QUERY", fieldName });
    void client.refetchQueries({ include: "active" }).catch(() => undefined);
  }

  return ({ id, version, text }) =>
    void toast.done(text, {
      label: "Undo",
      seconds: undoOfferedSeconds,
      onSelect: () => void undo(id, version),
    });
}
