import type { ApolloClient } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { statusWord } from "@app/ui/value/status-tones.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { FoundField } from "../../shared/records/found-field.tsx";
import {
  AppFeedbackFoundByIdDocument,
  AppFeedbackFoundDocument,
  type AppFeedbackFoundFragment,
} from "./app-feedback.generated.ts";

const optionOf = ({ id, body, status }: AppFeedbackFoundFragment) => ({
  value: id,
  label: body,
  hint: statusWord(status),
});

function useFeedback(id: string | null): AppFeedbackFoundFragment | null {
  const { data } = useQuery(AppFeedbackFoundByIdDocument, id === null ? skipToken : { variables: { id } });
  return data?.appFeedback ?? null;
}

const find = async (client: ApolloClient, search: string) =>
  (await client.query({ query: AppFeedbackFoundDocument, variables: { search } })).data?.appFeedbacks;

/** The feedback that said the same before, found by its words. */
export const OriginalField = () => (
  <FoundField
    name="originalId"
    label="Duplicate of"
    optionOf={optionOf}
    wide
    find={find}
    useOne={useFeedback}
    many="pieces of feedback"
    placeholder="Words of the feedback"
  />
);
