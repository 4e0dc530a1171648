import { ApolloLink, Observable, type ApolloClient } from "@apollo/client";
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLFormattedError } from "graphql";
import { EMPTY, filter, finalize, tap } from "rxjs";
import { PrefetchedReads, freshMs } from "./prefetch-reads.ts";

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
}

/** A request sent before the screen that needs it asks. */
interface Early {
  /** When it was sent, in milliseconds. */
  at: number;
  token: string | null;
  answer: Promise<Answer>;
  /** A screen has adopted it, and writes the response to the cache itself. */
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

const byClient = new WeakMap<ApolloClient, PrefetchedAnswers>();

/** How many requests of screens are remembered. */
const remembered = 50;

/** What screens have asked through a client lately, the newest last, each with the path that was open. */
export const askedBy = (client: ApolloClient) => byClient.get(client)?.asked ?? [];

/** Drops a client's prefetched responses, which a change may have outdated. */
export const forgetPrefetched = (client: ApolloClient): void => byClient.get(client)?.forget();

/** Prefetches a query through a client, unless it is running or has just reached the cache. */
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
 * Keeps prefetched responses (context `early`), and gives each to the first operation that requests the same for the
 * same person, so that an opening screen does not request twice. Nothing is prefetched while a screen requests the
 * same, and failures are not kept: the screen requests again and shows its own failure.
 */
export class PrefetchedAnswers extends ApolloLink {
  readonly #waiting = new Map<string, Early>();
  /** Running requests of screens. */
  readonly #wanted = new Set<string>();
  readonly asked: [path: string, operation: ApolloLink.Operation][] = [];
  readonly #reads: PrefetchedReads;
  readonly #now: () => number;

  constructor(now: () => number) {
    super();
    this.#now = now;
    this.#reads = new PrefetchedReads(now);
  }

  /** Connects it to a client, so that prefetched responses can be dropped on changes by others. */
  serve(client: ApolloClient): void {
    byClient.set(client, this);
  }

  /** Adds a response requested outside the client. */
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

  /** Drops everything, after a change. */
  forget(): void {
    this.#waiting.clear();
    this.#reads.forget();
  }

  /** Prefetches a query, unless the same was prefetched and not yet used by a screen. */
  once(query: DocumentNode, variables: object, ask: () => Promise<boolean>): Promise<void> {
    return this.#reads.once(keyOf(nameOf(query), variables), ask);
  }

  /** Whether prefetched data is cached and fresh, so that the screen need not request it. */
  take(query: DocumentNode, variables: object | undefined): boolean {
    const key = keyOf(nameOf(query), variables);
    const isThere = this.#reads.take(key);
    // A repeated request goes to the server.
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
      // Prefetches sent during a mutation may or may not include it.
      return forward(operation).pipe(tap({ next: forget, error: forget }));
    }
    const { early, token = null } = operation.getContext() as { early?: boolean; token?: string | null };
    const key = keyOf(operation.operationName, operation.variables);
    const known = this.#waiting.get(key);
    const isUsable = known !== undefined && known.token === token && this.#now() - known.at < freshMs;
    if (early) {
      if (this.#wanted.has(key)) return EMPTY;
      if (!isUsable) this.keep(operation.operationName ?? "", operation.variables, token, settled(forward(operation)));
      const response = this.#waiting.get(key);
      // If a screen asks before it has arrived, only the screen receives it.
      return response ? observed(response.answer).pipe(filter(() => !response.isTaken)) : forward(operation);
    }
    this.asked.splice(0, this.asked.push([location.pathname, operation]) - remembered);
    this.#waiting.delete(key);
    if (isUsable) known.isTaken = true;
    return isUsable ? observed(known.answer) : this.#ask(key, forward(operation));
  }

  #ask(key: string, result: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
    this.#wanted.add(key);
    return result.pipe(finalize(() => this.#wanted.delete(key)));
  }
}
