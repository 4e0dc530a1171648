import { ApolloLink, gql, type TypedDocumentNode } from "@apollo/client";
import { MockLink } from "@apollo/client/testing";
import { MockedProvider } from "@apollo/client/testing/react";
import { act, renderHook } from "@testing-library/react";
import { GraphQLError } from "graphql";
import type { ReactNode } from "react";
import { useSave } from "./use-save.ts";

interface Payload {
  userErrors: readonly [];
}
const document: TypedDocumentNode<{ saved: Payload }, { name: string; idempotencyKey?: string }> = gql`
  mutation Save($name: String!, $idempotencyKey: String) {
    saved: regionCreate(name: $name, idempotencyKey: $idempotencyKey) {
      userErrors {
        message
      }
    }
  }
`;
const saved = { data: { saved: { __typename: "Payload", userErrors: [] } } };
const refused = { errors: [new GraphQLError("No", { extensions: { code: "FORBIDDEN" } })] };

/** The keys of saves that are answered one by one, each of another content. */
async function keysOf(...answers: object[]): Promise<unknown[]> {
  const keys: unknown[] = [];
  const request = { query: document, variables: () => true };
  const link = ApolloLink.from([
    new ApolloLink((operation, forward) => {
      keys.push(operation.variables["idempotencyKey"]);
      return forward(operation);
    }),
    new MockLink(
      answers.map((answer) => ({ request, ...answer })),
      { showWarnings: false, defaultOptions: { delay: 0 } },
    ),
  ]);
  const wrapper = ({ children }: { children: ReactNode }) => <MockedProvider link={link}>{children}</MockedProvider>;
  const { result } = renderHook(() => useSave(document, (data) => data.saved), { wrapper });
  for (const at of answers.keys()) await act(async () => void (await result.current.save({ name: `Try ${at}` })));
  return keys;
}

it("keeps the key of a save that nobody answered, though it was changed meanwhile", async () => {
  const [first, second] = await keysOf({ error: new TypeError("Failed to fetch") }, { result: saved });
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(second).toBe(first);
});

it("makes a new key once it was answered, whatever the answer", async () => {
  const keys = await keysOf({ result: refused }, { result: saved }, { result: saved });
  expect(new Set(keys).size).toBe(3);
});
