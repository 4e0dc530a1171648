import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import type { ToastAction } from "@app/ui/feedback/toast-queue.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";

/** The tutor whose page is open, by the query of one of its tabs, which has been asked already; and how a save is told. */
export function useTutorPart<Data>(query: TypedDocumentNode<Data, { id: string }>) {
  const { customerId: tutorId = "" } = useParams();
  const client = useApolloClient();
  const { data } = useQuery(query, { variables: { id: tutorId } });
  const saved = (text: string, action?: ToastAction) => {
    toast.done(text, action);
    // What a tab and the head of the page count of it.
    void client.refetchQueries({ include: "active" }).catch(() => undefined);
  };
  return { tutorId, data, saved };
}
