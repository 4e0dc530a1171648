import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { DemoBoardDocument, type DemoBoardChangedFragment } from "./kanban.generated.ts";

/** Each change answers the whole board: they are sent one after another, so that no earlier board is shown last. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(send);
  last = turn.catch(() => undefined);
  return turn;
}

/** Sends one kind of change and shows the board that it answers; true once it is made. A second call meanwhile is not sent. */
export function useBoardChange<Variables extends OperationVariables>(
  document: TypedDocumentNode<{ saved: DemoBoardChangedFragment }, Variables>,
) {
  const client = useApolloClient();
  const { save, saving } = useSave(document, ({ saved }) => saved);
  const isWaiting = useRef(false);
  async function change(variables: Omit<Variables, "idempotencyKey">, form?: FormErrorSetter): Promise<boolean> {
    if (isWaiting.current) return false;
    isWaiting.current = true;
    const { payload } = await inTurn(() => save(variables, form)).finally(() => {
      isWaiting.current = false;
    });
    if (payload?.board) client.writeQuery({ query: DemoBoardDocument, data: { board: payload.board } });
    return payload !== undefined;
  }
  return { change, saving };
}
