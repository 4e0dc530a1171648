import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { RefusalFragment } from "./refusal.generated.ts";
import { isNetworkError, shownError } from "../errors/server-error.ts";
import { staleRefusal, toFormErrors, wholeRefusal, type FormErrorSetter } from "./user-errors.ts";

interface Answer {
  userErrors: readonly RefusalFragment[];
}

/** The stale refusal of a mutation, with what its document selects of the record as it stands now. */
export type StaleIn<Payload extends Answer> = Extract<Payload["userErrors"][number], { __typename: "StaleError" }>;

/** `payload` when it was accepted, `stale` when somebody else saved first; neither when it was refused, or failed, and told. */
export interface SaveOutcome<Payload extends Answer> {
  payload?: Payload;
  stale?: StaleIn<Payload>;
  /** No answer came: it was never sent, or what became of it is not known. */
  noResponse?: "offline" | "unknown";
}

export interface Save<Variables, Payload extends Answer> {
  /**
   * Sends the mutation once; a second call while it runs does nothing. Refusals and failures are told at the form's
   * fields and in its `errors.form`, or in a toast where there is no form. Adds the idempotency key by itself.
   */
  save: (variables: Omit<Variables, "idempotencyKey">, form?: FormErrorSetter) => Promise<SaveOutcome<Payload>>;
  saving: boolean;
}

/** Saves in the way all screens do. `read` takes the payload out of the mutation's answer. */
export function useSave<Data, Variables extends OperationVariables, Payload extends Answer>(
  document: TypedDocumentNode<Data, Variables>,
  read: (data: Data) => Payload,
): Save<Variables, Payload> {
  const client = useApolloClient();
  const running = useRef(false);
  const unanswered = useRef<{ sent: string; key: string } | null>(null);
  const [saving, setSaving] = useState(false);

  // The same content sent again after a lost answer carries the same key, so it is never done twice.
  function keyFor(variables: object): string {
    const sent = JSON.stringify(variables);
    if (unanswered.current?.sent !== sent) unanswered.current = { sent, key: crypto.randomUUID() };
    return unanswered.current.key;
  }

  async function send(variables: object): Promise<Payload> {
    const { data } = await client.mutate({
      mutation: document as TypedDocumentNode<Data, OperationVariables>,
      variables: { ...variables, idempotencyKey: keyFor(variables) },
      context: { shown: true },
    });
    if (!data) throw new Error("The server did not answer.");
    unanswered.current = null;
    return read(data);
  }

  function outcomeOf(payload: Payload, form: FormErrorSetter | undefined): SaveOutcome<Payload> {
    const { userErrors } = payload;
    if (userErrors.length === 0) return { payload };
    const stale = staleRefusal<RefusalFragment>(userErrors);
    if (stale) return { stale: stale as StaleIn<Payload> };
    if (form) form.setErrors(toFormErrors(userErrors));
    else toast.failed(wholeRefusal(userErrors));
    return {};
  }

  return {
    async save(variables, form) {
      if (running.current) return {};
      running.current = true;
      setSaving(true);
      try {
        return outcomeOf(await send(variables), form);
      } catch (error) {
        const unanswered = navigator.onLine ? "unknown" : "offline";
        const { message } = shownError(error);
        if (form) form.setErrors({ form: message });
        else toast.failed(message);
        return isNetworkError(error) ? { noResponse: unanswered } : {};
      } finally {
        running.current = false;
        setSaving(false);
      }
    },
    saving,
  };
}
