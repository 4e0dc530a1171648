import { ApolloLink, Observable, type ApolloClient } from "@apollo/client";
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLFormattedError } from "graphql";
import { EMPTY, filter, finalize, tap } from "rxjs";
import { EarlyReads, freshMs } from "./prefetch-reads.ts";

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
}

/** An answer that is on its way, or has come, before the screen that needs it asks. */
interface Early {
  /** When it was asked for, in milliseconds. */
  at: number;
  token: string | null;
  answer: Promise<Answer>;
  /** A screen has taken it for its own, and writes it into the cache itself. */
  isTaken: boolean;
}

const keyOf = (name: string | undefined, variables: object | undefined) =>
  `${name ?? ""} ${JSON.stringify(variables ?? {})}`;

function nameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}

const observed = (answer: Promise<Answer>) =>
  new Observable<ApolloLink.Result>((observer) => {
    answer.then(
      (result) => {
        observer.next(result);
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
  });

const settled = (result: Observable<ApolloLink.Result>) =>
  new Promise<Answer>((resolve, reject) => result.subscribe({ next: (one) => resolve(one as Answer), error: reject }));

const byClient = new WeakMap<ApolloClient, EarlyAnswers>();

/** What was asked for early through a client may no longer be so: somebody has changed something. */
export const forgetEarly = (client: ApolloClient): void => byClient.get(client)?.forget();

/** Asks early through a client for what a query says, unless that is on its way or has only just come into the cache. */
export function askOnce(
  client: ApolloClient,
  query: DocumentNode,
  variables: object,
  ask: () => Promise<boolean>,
): Promise<void> {
  const early = byClient.get(client);
  return early ? early.once(query, variables, ask) : ask().then(() => undefined);
}

/**
 * Keeps answers that were asked for early (context `early`), and gives each to the first operation that wants the same
 * for the same person. So a screen that asks afresh when it opens does not ask twice. Nothing is asked for early while a
 * screen asks for the same, and an answer that failed is not kept: the screen asks again, and tells its own failure.
 */
export class EarlyAnswers extends ApolloLink {
  readonly #waiting = new Map<string, Early>();
  /** What screens are asking for. */
  readonly #wanted = new Set<string>();
  readonly #reads: EarlyReads;
  readonly #now: () => number;

  constructor(now: () => number) {
    super();
    this.#now = now;
    this.#reads = new EarlyReads(now);
  }

  /** Lets whoever hears of changes by others forget what was asked for early through the client. */
  serve(client: ApolloClient): void {
    byClient.set(client, this);
  }

  /** Takes in an answer that was asked for outside of the client. */
  keep(name: string, variables: object, token: string | null, answer: Promise<Answer>): void {
    const key = keyOf(name, variables);
    for (const [old, { at }] of this.#waiting) if (this.#now() - at >= freshMs) this.#waiting.delete(old);
    const early = { at: this.#now(), token, answer, isTaken: false };
    this.#waiting.set(key, early);
    const drop = () => {
      if (this.#waiting.get(key) === early) this.#waiting.delete(key);
    };
    answer.then(({ errors }) => errors && drop(), drop);
  }

  /** Something has changed: what was asked for before may no longer be so. */
  forget(): void {
    this.#waiting.clear();
    this.#reads.forget();
  }

  /** Asks for what a query says, unless the same was asked for early and no screen has taken it yet. */
  once(query: DocumentNode, variables: object, ask: () => Promise<boolean>): Promise<void> {
    return this.#reads.once(keyOf(nameOf(query), variables), ask);
  }

  /** Whether what was asked for early is in the cache and fresh: the screen that takes it need not ask. */
  take(query: DocumentNode, variables: object | undefined): boolean {
    const key = keyOf(nameOf(query), variables);
    const isThere = this.#reads.take(key);
    // Who asks again asks the server.
    if (isThere) this.#waiting.delete(key);
    return isThere;
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      const forget = () => this.forget();
      forget();
      // What was asked for while it was under way may know of it or not.
      return forward(operation).pipe(tap({ next: forget, error: forget }));
    }
    const { early, token = null } = operation.getContext() as { early?: boolean; token?: string | null };
    const key = keyOf(operation.operationName, operation.variables);
    const known = this.#waiting.get(key);
    const isUsable = known !== undefined && known.token === token && this.#now() - known.at < freshMs;
    if (early) {
      if (this.#wanted.has(key)) return EMPTY;
      if (!isUsable) this.keep(operation.operationName ?? "", operation.variables, token, settled(forward(operation)));
      const kept = this.#waiting.get(key);
      // Where a screen comes for it before it is there, the screen alone takes it in.
      return kept ? observed(kept.answer).pipe(filter(() => !kept.isTaken)) : forward(operation);
    }
    this.#waiting.delete(key);
    if (isUsable) known.isTaken = true;
    return isUsable ? observed(known.answer) : this.#ask(key, forward(operation));
  }

  #ask(key: string, result: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
    this.#wanted.add(key);
    return result.pipe(finalize(() => this.#wanted.delete(key)));
  }
}
