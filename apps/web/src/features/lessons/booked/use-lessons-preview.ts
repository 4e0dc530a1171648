import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { shownError } from "../../../shared/errors/server-error.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { wholeRefusal } from "../../../shared/save/user-errors.ts";
import {
  BookedLessonsPreviewDocument,
  type BookedLessonsPreviewMutation,
  type BookedLessonsPreviewMutationVariables,
} from "./bulk-sums.generated.ts";

export type LessonsPreview = NonNullable<BookedLessonsPreviewMutation["tried"]["preview"]>;

export interface LessonsPreviewAnswer {
  sent: string;
  preview: LessonsPreview | null;
  refused: string | null;
}

/** What bulk work on lessons would come to, once typing pauses; null until it is known. */
export function useLessonsPreview(
  variables: BookedLessonsPreviewMutationVariables | null,
): LessonsPreviewAnswer | null {
  const client = useApolloClient();
  const sent = usePaused(useMemo(() => JSON.stringify(variables), [variables]));
  const [answer, setAnswer] = useState<LessonsPreviewAnswer | null>(null);
  useEffect(() => {
    if (sent === "null") return;
    let wanted = true;
    const tell = (preview: Omit<LessonsPreviewAnswer, "sent">) => wanted && setAnswer({ sent, ...preview });
    client
      .mutate({
        mutation: BookedLessonsPreviewDocument,
        variables: JSON.parse(sent) as BookedLessonsPreviewMutationVariables,
        fetchPolicy: "no-cache",
        context: { shown: true },
      })
      .then(
        ({ data: { tried } }) => {
          const { userErrors: errors, preview } = tried;
          tell({ preview, refused: errors.length > 0 ? wholeRefusal(errors) : null });
        },
        (error: unknown) => tell({ preview: null, refused: shownError(error).message }),
      );
    return () => {
      wanted = false;
    };
  }, [client, sent]);
  return answer?.sent === sent && sent === JSON.stringify(variables) ? answer : null;
}
