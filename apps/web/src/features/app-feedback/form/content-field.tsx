import type { ApolloClient } from "@apollo/client";
import { skipToken } from "@apollo/client/react";
import { useQuery } from "../../../shared/page/use-query.ts";
import { FoundField } from "../../../shared/records/found-field.tsx";
import { contentWord } from "../app-feedback-labels.ts";
import { AppContentWordDocument, AppContentWordsDocument } from "../app-feedback.generated.ts";

interface Content {
  value: string;
  label: string;
  hint?: string;
}
const ofWord = ({ id, name, subject }: { id: string; name: string; subject: string }): Content => ({
  value: `word:${id}`,
  label: name,
  hint: subject,
});

/** What a form started with: a word by its name, anything else by its kind. */
function useContent(value: string | null): Content | null {
  const [kind, id] = (value ?? "").split(":");
  const isWord = kind === "word" && id !== undefined;
  const { data } = useQuery(AppContentWordDocument, isWord ? { variables: { id } } : skipToken);
  if (!value) return null;
  const found = data?.word;
  return found ? { ...ofWord(found), value } : { value, label: contentWord(kind) };
}

async function find(client: ApolloClient, search: string) {
  const words = (await client.query({ query: AppContentWordsDocument, variables: { search } })).data?.words;
  return words && { items: words.items.map(ofWord), pageInfo: words.pageInfo };
}

/** The word that feedback is about, found by its letters; what else the app named stays. */
export const ContentField = ({ label }: { label: string }) => (
  <FoundField
    name="contentRef"
    label={label}
    optionOf={(content) => content}
    optional
    wide
    find={find}
    useOne={useContent}
    many="words"
    placeholder="Word or meaning"
  />
);
