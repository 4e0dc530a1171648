import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { DemoBoardDocument, type DemoBoardChangedFragment } from "./kanban.generated.ts";

/** Sends one kind of change and shows the board that it answers; true once it is made. */
export function useBoardChange<Variables extends OperationVariables>(
  document: TypedDocumentNode<{ saved: DemoBoardChangedFragment }, Variables>,
) {
  const client = useApolloClient();
  const { save, saving } = useSave(document, ({ saved }) => saved);
  async function change(variables: Omit<Variables, "idempotencyKey">, form?: FormErrorSetter): Promise<boolean> {
    const { payload } = await save(variables, form);
    if (payload?.board) client.writeQuery({ query: DemoBoardDocument, data: { board: payload.board } });
    return payload !== undefined;
  }
  return { change, saving };
}
