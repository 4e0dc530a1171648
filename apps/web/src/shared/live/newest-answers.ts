import { ApolloLink, type ApolloClient, type Observable } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { concat, mergeMap, of, tap } from "rxjs";

type Answers = Observable<ApolloLink.Result>;

/** From this attempt on, responses are shown while newer ones are requested, in case changes never pause. */
const shownFrom = 3;
/** Maximum attempts. */
const attempts = 12;

const byClient = new WeakMap<ApolloClient, NewestAnswers>();

/** Something has changed: running requests may return outdated data. */
export const notifyChanged = (client: ApolloClient): void => byClient.get(client)?.changed();

/**
 * Prevents older responses from replacing newer ones: a request sent before a save or a published change, and answered
 * after it, may be outdated and is repeated.
 */
export class NewestAnswers extends ApolloLink {
  #changes = 0;

  /** Connects it to a client, so that changes by others can be reported. */
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
