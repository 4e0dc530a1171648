import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { LessonRequestMatchCountsDocument } from "../request.generated.ts";

type Counts = ReadonlyMap<string, number | null>;
const asking = new WeakMap<ApolloClient, { ids: string[]; counts: Promise<Counts> }>();

/** The counts of all requests that are drawn together, asked in one query. */
function countsWith(client: ApolloClient, id: string): Promise<Counts> {
  const known = asking.get(client);
  if (known) {
    known.ids.push(id);
    return known.counts;
  }
  const ids = [id];
  const counts = Promise.resolve().then(async (): Promise<Counts> => {
    asking.delete(client);
    const variables = { ids: ids.toSorted() };
    const { data } = await client.query({ query: LessonRequestMatchCountsDocument, variables });
    return new Map(data?.lessonRequests?.items.map((one) => [one.id, one.matchCount]));
  });
  asking.set(client, { ids, counts });
  return counts;
}

/** How many tutors suit a request: asked once the list is there, since every tutor's weeks are compared for it. */
export function MatchCount({ id, version }: { id: string; version: number }) {
  const client = useApolloClient();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    countsWith(client, id).then(
      (counts) => isShown && setCount(counts.get(id) ?? null),
      // It stays unknown: the list does not depend on it.
      () => undefined,
    );
    return () => void (isShown = false);
  }, [client, id, version]);
  return count ?? "–";
}
