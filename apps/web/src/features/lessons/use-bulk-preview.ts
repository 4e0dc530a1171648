import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { shownError } from "../../shared/errors/server-error.ts";
import { usePaused } from "../../shared/records/use-paused.ts";
import type { RefusalFragment } from "../../shared/save/refusal.generated.ts";
import { wholeRefusal } from "../../shared/save/user-errors.ts";

export interface BulkPreviewAnswer<Preview> {
  sent: string;
  preview: Preview | null;
  refused: string | null;
  /** Whether more of it is still awaited. */
  isPart: boolean;
  /** Asks again, after a server did not answer; null where the server refused. */
  onRetry: (() => void) | null;
}

/** The mutation that only tries bulk work; its root field is aliased `tried`. */
type PreviewMutation<Preview, Variables> = TypedDocumentNode<
  { tried: { preview: Preview | null; userErrors: readonly RefusalFragment[] } },
  Variables
>;

/** How a preview that comes in parts goes on and is put together. */
interface Parts<Preview> {
  /** The variables that ask for the part after this one; null after the last. */
  next: (part: Preview) => object | null;
  joined: (before: Preview, part: Preview) => Preview;
}

/** What bulk work would come to, once typing pauses; null until something of it is known. */
export function useBulkPreview<Preview, Variables extends object>(
  mutation: PreviewMutation<Preview, Variables>,
  variables: Variables | null,
  parts?: Parts<Preview>,
): BulkPreviewAnswer<Preview> | null {
  const client = useApolloClient();
  const sent = usePaused(useMemo(() => JSON.stringify(variables), [variables]));
  const [answer, setAnswer] = useState<BulkPreviewAnswer<Preview> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (sent === "null") return;
    let wanted = true;
    const show = (found: Partial<BulkPreviewAnswer<Preview>>) => {
      if (wanted) setAnswer({ sent, preview: null, refused: null, isPart: false, onRetry: null, ...found });
    };
    const onRetry = () => {
      setAnswer(null);
      setAttempt((before) => before + 1);
    };

    async function tried(given: object) {
      const { data } = await client.mutate({
        mutation: mutation as PreviewMutation<Preview, OperationVariables>,
        variables: given,
        fetchPolicy: "no-cache",
        context: { shown: true },
      });
      return data.tried;
    }
    async function ask() {
      let asked: object | null = JSON.parse(sent) as object;
      let known: Preview | null = null;
      while (asked !== null && wanted) {
        const { userErrors: errors, preview } = await tried(asked);
        if (errors.length > 0 || preview === null) {
          show({ refused: wholeRefusal(errors) });
          return;
        }
        known = known === null || !parts ? preview : parts.joined(known, preview);
        const more: object | null = parts?.next(preview) ?? null;
        asked = more && { ...asked, ...more };
        show({ preview: known, isPart: asked !== null });
      }
    }

    ask().catch((error: unknown) => show({ refused: shownError(error).message, onRetry }));
    return () => {
      wanted = false;
    };
  }, [client, mutation, parts, sent, attempt]);
  return answer?.sent === sent && sent === JSON.stringify(variables) ? answer : null;
}
