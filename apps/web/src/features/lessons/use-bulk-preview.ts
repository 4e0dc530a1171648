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
}

/** The mutation that only tries bulk work; its root field is aliased `tried`. */
type PreviewMutation<Preview, Variables> = TypedDocumentNode<
  { tried: { preview: Preview | null; userErrors: readonly RefusalFragment[] } },
  Variables
>;

/** What bulk work would come to, once typing pauses; null until it is known. */
export function useBulkPreview<Preview, Variables extends object>(
  mutation: PreviewMutation<Preview, Variables>,
  variables: Variables | null,
): BulkPreviewAnswer<Preview> | null {
  const client = useApolloClient();
  const sent = usePaused(useMemo(() => JSON.stringify(variables), [variables]));
  const [answer, setAnswer] = useState<BulkPreviewAnswer<Preview> | null>(null);
  useEffect(() => {
    if (sent === "null") return;
    let wanted = true;
    const show = (found: Omit<BulkPreviewAnswer<Preview>, "sent">) => wanted && setAnswer({ sent, ...found });
    client
      .mutate({
        mutation: mutation as PreviewMutation<Preview, OperationVariables>,
        variables: JSON.parse(sent) as OperationVariables,
        fetchPolicy: "no-cache",
        context: { shown: true },
      })
      .then(
        ({ data }) => {
          const { userErrors: errors, preview } = data.tried;
          show({ preview, refused: errors.length > 0 ? wholeRefusal(errors) : null });
        },
        (error: unknown) => show({ preview: null, refused: shownError(error).message }),
      );
    return () => {
      wanted = false;
    };
  }, [client, mutation, sent]);
  return answer?.sent === sent && sent === JSON.stringify(variables) ? answer : null;
}
