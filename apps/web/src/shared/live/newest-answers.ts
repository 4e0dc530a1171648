import { ApolloLink, type ApolloClient, type Observable } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { concat, mergeMap, of, tap } from "rxjs";

type Answers = Observable<ApolloLink.Result>;

/** Where changes do not end, answers are shown from this one on, while newer ones are asked for. */
const shownFrom = 3;
/** Nobody asks for ever. */
const attempts = 12;

const byClient = new WeakMap<ApolloClient, NewestAnswers>();

/** Somebody has changed something: what is being asked for meanwhile may not know of it. */
export const notifyChanged = (client: ApolloClient): void => byClient.get(client)?.changed();

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
    return operationType === OperationTypeNode.QUERY ? this.#ask(() => forward(operation), 1) : forward(operation);
  }

  #ask(send: () => Answers, attempt: number): Answers {
    const known = this.#changes;
    return send().pipe(
      mergeMap((answer) => {
        if (this.#changes === known || attempt === attempts) return of(answer);
        const newer = this.#ask(send, attempt + 1);
        return attempt < shownFrom ? newer : concat(of(answer), newer);
      }),
    );
  }
}
