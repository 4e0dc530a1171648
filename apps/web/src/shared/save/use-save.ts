import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { RefusalFragment } from "./refusal.generated.ts";
import { isNetworkError, isUnavailable, shownError } from "../errors/server-error.ts";
import { staleRefusal, toFormErrors, wholeRefusal, type FormErrorSetter } from "./user-errors.ts";

interface Answer {
  userErrors: readonly RefusalFragment[];
}

/** A mutation's stale refusal, with the latest record as its document selects it. */
export type StaleIn<Payload extends Answer> = Extract<Payload["userErrors"][number], { __typename: "StaleError" }>;

/** `payload` if accepted, `stale` if someone else saved first; neither if refused or failed, which has been shown. */
export interface SaveOutcome<Payload extends Answer> {
  payload?: Payload;
  stale?: StaleIn<Payload>;
  /** No response: never sent, or the result is unknown. */
  noResponse?: "offline" | "unknown";
}

export interface Save<Variables, Payload extends Answer> {
  /**
   * Sends the mutation once; a second call while it runs does nothing. Refusals and failures are shown at the form's
   * fields and in its `errors.form`, or in a toast without a form. Adds the idempotency key.
   */
  save: (variables: Omit<Variables, "idempotencyKey">, form?: FormErrorSetter) => Promise<SaveOutcome<Payload>>;
  saving: boolean;
}

/** What was sent, and has had no answer yet. */
interface Attempt {
  key: string;
  variables: object;
}

/** What a call says, but for the version that it is based on. */
const contentOf = (variables: object): string =>
  JSON.stringify(variables, (name, value: unknown) => (name === "version" ? undefined : value));

/** The common way to save. `read` extracts the payload from the mutation's response. */
export function useSave<Data, Variables extends OperationVariables, Payload extends Answer>(
  document: TypedDocumentNode<Data, Variables>,
  read: (data: Data) => Payload,
): Save<Variables, Payload> {
  const client = useApolloClient();
  const running = useRef(false);
  const unanswered = useRef<Attempt | null>(null);
  const [saving, setSaving] = useState(false);

  // Until a response comes, the key stays: what was sent may have been saved. Sent again unchanged, it takes effect once;
  // changed meanwhile, it is refused if the first attempt was saved. A version that this save itself has raised, and
  // that was read since, is no change.
  function attempt(variables: object): Attempt {
    const before = unanswered.current;
    const isSame = before !== null && contentOf(before.variables) === contentOf(variables);
    unanswered.current = { key: before?.key ?? crypto.randomUUID(), variables: isSame ? before.variables : variables };
    return unanswered.current;
  }

  async function send(variables: object): Promise<Payload> {
    const { key, variables: sent } = attempt(variables);
    const { data } = await client.mutate({
      mutation: document as TypedDocumentNode<Data, OperationVariables>,
      variables: { ...sent, idempotencyKey: key },
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
        if (!isUnavailable(error)) unanswered.current = null;
        const noResponse = navigator.onLine ? "unknown" : "offline";
        const { message } = shownError(error);
        if (form) form.setErrors({ form: message });
        else toast.failed(message);
        return isNetworkError(error) ? { noResponse } : {};
      } finally {
        running.current = false;
        setSaving(false);
      }
    },
    saving,
  };
}
