import { ApolloClient, type ObservableQuery, type OperationVariables } from "@apollo/client";
import type { PrefetchedAnswers } from "./prefetched-answers.ts";

const afresh = "cache-and-network";

/**
 * A client whose screens use prefetched data. A query that refetches on mount (`cache-and-network`) reads only the
 * cache if the data has just been prefetched:
 *
 *     const early = new EarlyAnswers(Date.now);
 *     const client = new PrefetchClient(early, { cache, link: ApolloLink.from([early, new HttpLink()]), defaultOptions });
 */
export class PrefetchClient extends ApolloClient {
  readonly #early: PrefetchedAnswers;

  constructor(early: PrefetchedAnswers, options: ApolloClient.Options) {
    super(options);
    this.#early = early;
    early.serve(this);
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const isThere = ({ fetchPolicy, query, variables }: ApolloClient.WatchQueryOptions<Data, Variables>) =>
      fetchPolicy === afresh && this.#early.take(query, variables);
    return super.watchQuery<Data, Variables>({
      ...options,
      ...(isThere(options) && { fetchPolicy: "cache-first", initialFetchPolicy: afresh }),
      // Called on changed variables too, and after each fetch, when the screen's own policy applies again.
      nextFetchPolicy: (current, { reason, initialFetchPolicy, options: now }) => {
        if (initialFetchPolicy !== afresh) return current;
        if (reason === "after-fetch") return current === "cache-first" ? afresh : current;
        return isThere(now) ? "cache-first" : current;
      },
    });
  }
}
