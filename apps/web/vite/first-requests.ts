import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { print } from "graphql";
import { throwError } from "rxjs";
import { isRedirect, type AppRoute } from "../src/shared/page/app-route.ts";
import { routeTable } from "../src/app/route-table.ts";
import { prefetchQuery } from "../src/shared/prefetch/prefetch-query.ts";
import { MeDocument } from "../src/shared/session/session.generated.ts";
import type { PlannedRequest } from "./page-start.ts";

interface FirstRequests {
  path: string;
  requests: readonly PlannedRequest[];
}

let asked: PlannedRequest[] = [];

/** Asks nobody, and keeps what it would have sent. */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(({ operationName = "", query, variables }) => {
    const text = print(query).replaceAll(/\s+/g, " ");
    asked.push({ operationName, query: text, variables: JSON.stringify(variables) });
    return throwError(() => new Error("There is no server."));
  }),
  defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
});

async function sent(ask: () => unknown): Promise<readonly PlannedRequest[]> {
  asked = [];
  await ask();
  return asked;
}

/** What the screen of a path asks for first, where its address has no search. */
async function requestsOf(row: AppRoute): Promise<FirstRequests> {
  const { path } = row;
  const names = path.split("/").filter((part) => part.startsWith(":"));
  const params = Object.fromEntries(names.map((name) => [name.slice(1), name]));
  const screen = isRedirect(row) ? undefined : await row.lazy?.();
  const requests = await sent(() => screen?.preload?.(client, { params, search: new URLSearchParams() }));
  return { path, requests };
}

async function requestsByPath(): Promise<ReadonlyMap<string, readonly PlannedRequest[]>> {
  const all: FirstRequests[] = [];
  for (const row of routeTable) all.push(await requestsOf(row));
  return new Map(all.map(({ path, requests }) => [path, requests]));
}

/** Loaded by the build, which runs the screens' own preloading against a server that is not there. */
export const firstRequests = {
  me: await sent(() => prefetchQuery(client, MeDocument, {})),
  byPath: await requestsByPath(),
  routes: routeTable,
};
