import { ApolloLink, type ApolloClient, type Observable } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { mergeMap, of, tap } from "rxjs";

type Answers = Observable<ApolloLink.Result>;

/** Where changes never end, the last answer is shown all the same. */
const attempts = 3;

const byClient = new WeakMap<ApolloClient, NewestAnswers>();

/** Somebody has changed something: what is being asked for meanwhile may not know of it. */
export const tellChanged = (client: ApolloClient): void => byClient.get(client)?.changed();

/**
 * Keeps an older answer from replacing a newer one: what was asked for before something was saved, or before a change
 * was told of, and is answered after it, may not know of it, and is asked for again.
 */
export class NewestAnswers extends ApolloLink {
  #changes = 0;

  /** Lets whoever hears of changes by others tell of them through the client. */
  serve(client: ApolloClient): void {
    byClient.set(client, this);
  }

  changed(): void {
    this.#changes += 1;
  }

  override request(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Answers {
    const { operationType } = operation;
    if (operationType === OperationTypeNode.MUTATION) return forward(operation).pipe(tap(() => this.changed()));
    return operationType === OperationTypeNode.QUERY
      ? this.#ask(() => forward(operation), attempts)
      : forward(operation);
  }

  #ask(send: () => Answers, left: number): Answers {
    const known = this.#changes;
    return send().pipe(
      mergeMap((answer) => (left > 1 && this.#changes !== known ? this.#ask(send, left - 1) : of(answer))),
    );
  }
}
