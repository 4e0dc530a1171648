import { operationIn, operationQuery, operationsList } from "@app/domain/playground/saved-operation.ts";
import { withoutSecrets } from "@app/domain/playground/without-secrets.ts";
import type { HandedOperation } from "@app/domain/playground/hand-over.ts";

/** An operation saved on the server, one's own or shared with one's role. */
export interface SavedOperation extends HandedOperation {
  id: string;
  version: number;
  name: string;
  /** A role that it is shared with; null for its owner alone. */
  role: string | null;
  mayChange: boolean;
  isOwn: boolean;
  updatedAt: string;
  /** Null once they are gone. */
  owner: { name: string } | null;
}

/** What can be changed of one. */
export interface Saved {
  name: string;
  role: string | null;
  /** Left out, the operation stays as it is. */
  operation?: HandedOperation;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string }[];
}

const fields = "id name query role isOwn mayChange version updatedAt owner { name }";

/** Asks as the person, whoever operations are run as: a service token has no views. */
async function ask<Data>(accessToken: string, query: string, variables: object): Promise<Data> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${accessToken}` };
  const answer = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const { data, errors = [] } = (await answer.json()) as Answer<Data>;
  if (!data || errors.length > 0) throw new Error(errors[0]?.message ?? "The server cannot be reached. Try again.");
  return data;
}

type View = Omit<SavedOperation, "variables">;

export async function savedOperations(accessToken: string): Promise<SavedOperation[]> {
  const query = `query SavedOperations($list: String!) { listViews(list: $list) { ${fields} } }`;
  const { listViews } = await ask<{ listViews: View[] | null }>(accessToken, query, { list: operationsList });
  if (listViews === null) throw new Error("The server cannot be reached. Try again.");
  return listViews.map((view) => ({ ...view, ...operationIn(view.query) }));
}

/** A change, and what was refused about it; empty if nothing. */
async function change(accessToken: string, call: string, declared: string, variables: object): Promise<string> {
  const query = `mutation SaveOperation(${declared}) { done: ${call} { userErrors { message } } }`;
  const { done } = await ask<{ done: { userErrors: { message: string }[] } }>(accessToken, query, variables);
  return done.userErrors.map(({ message }) => message).join(" ");
}

const inputOf = ({ name, role, operation }: Saved) => ({
  name,
  audience: role === null ? "PRIVATE" : "ROLE",
  role,
  ...(operation && { query: operationQuery(withoutSecrets(operation)) }),
});

export const createOperation = (accessToken: string, saved: Saved & { operation: HandedOperation }): Promise<string> =>
  change(accessToken, "listViewCreate(input: $input)", "$input: ListViewCreateInput!", {
    input: { list: operationsList, ...inputOf(saved) },
  });

export const updateOperation = (accessToken: string, { id, version }: SavedOperation, saved: Saved): Promise<string> =>
  change(
    accessToken,
    "listViewUpdate(id: $id, version: $version, input: $input)",
    "$id: ID!, $version: Int!, $input: ListViewUpdateInput!",
    { id, version, input: inputOf(saved) },
  );

export const deleteOperation = (accessToken: string, { id, version }: SavedOperation): Promise<string> =>
  change(accessToken, "listViewDelete(id: $id, version: $version)", "$id: ID!, $version: Int!", { id, version });
