import type { ApolloClient } from "@apollo/client";
import { Kind, OperationTypeNode, print, visit, type DocumentNode } from "graphql";
import { leaveOperations, type HandedOperation } from "@app/domain/playground/hand-over.ts";
import { isSecretName } from "@app/domain/playground/without-secrets.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { askedBy } from "../../shared/prefetch/prefetched-answers.ts";

/** What the command is called wherever it is offered. */
export const behindScreen = "Query behind this screen";

interface Asked {
  query: DocumentNode;
  variables: Record<string, unknown>;
}

/** What the frame asks on every page, and what is typed into it. */
const ofTheFrame = new Set(["Me", "Notifications", "Search", "Contacts"]);

function operationIn({ definitions }: DocumentNode) {
  return definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
}

/**
 * What the open page asked: the queries that it shows now, and what it has asked besides since its address was opened.
 * Of a query that was asked with other variables before, the last remains.
 */
function askedHere(client: ApolloClient): readonly Asked[] {
  const own = askedBut(client, ofTheFrame);
  // A page such as the account shows nothing but what the frame has asked already.
  return own.length > 0 ? own : askedBut(client, new Set());
}

function askedBut(client: ApolloClient, left: ReadonlySet<string>): readonly Asked[] {
  const asked = askedBy(client);
  const opened = asked.findLastIndex(([path]) => path !== location.pathname) + 1;
  const besides = asked.slice(opened).map(([, { query, variables }]): Asked => ({ query, variables }));
  const shown = [...client.getObservableQueries()].map(({ query, variables }): Asked => ({ query, variables }));
  const shownNames = new Set(shown.map(({ query }) => operationIn(query)?.name?.value));
  const all = new Map<string, Asked>();
  for (const one of [...shown, ...besides]) {
    const operation = operationIn(one.query);
    const name = operation?.name?.value ?? "";
    if (operation?.operation !== OperationTypeNode.QUERY || left.has(name)) continue;
    if (shown.includes(one)) all.set(`${name} ${JSON.stringify(one.variables)}`, one);
    else if (!shownNames.has(name)) all.set(name, one);
  }
  return [...all.values()];
}

/** Without what the client adds to each selection. */
const asWritten = (document: DocumentNode): string =>
  print(visit(document, { Field: ({ name }) => (name.value === "__typename" ? null : undefined) }));

const isSecret = (name: string) => isSecretName(name) || /^code$/i.test(name);

/** A value without secrets. A code in the page's own address, such as a region's, is the name of a record. */
function withoutSecrets(value: unknown, name = ""): unknown {
  if (isSecret(name) && !decodeURIComponent(location.pathname).split("/").includes(String(value))) return "";
  if (Array.isArray(value)) return value.map((one: unknown) => withoutSecrets(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [key, withoutSecrets(one, key)]),
  );
}

function handed({ query, variables }: Asked): HandedOperation {
  const shown = JSON.stringify(withoutSecrets(variables), null, 2);
  return { query: asWritten(query), variables: shown === "{}" ? "" : shown };
}

/** Opens the playground in a new tab, with what the open page asked. Must follow a press, or the browser refuses. */
export function openBehindScreen(client: ApolloClient): void {
  const operations = askedHere(client).map(handed);
  if (operations.length === 0) {
    toast.info("This page has asked the server for nothing of its own.");
    return;
  }
  const fragment = leaveOperations(localStorage, operations, Date.now(), crypto.randomUUID());
  const open = () => window.open(`/playground${fragment}`, "_blank");
  if (open() === null)
    toast.info("Your browser has blocked the new tab.", { label: "Open", onSelect: () => void open() });
}
