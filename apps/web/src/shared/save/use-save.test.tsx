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
const document: TypedDocumentNode<{ saved: Payload }, { name: string; version?: number; idempotencyKey?: string }> =
  gql`
    mutation Save($name: String!, $version: Int, $idempotencyKey: String) {
      saved: regionCreate(name: $name, version: $version, idempotencyKey: $idempotencyKey) {
        userErrors {
          message
        }
      }
    }
  `;
const saved = { data: { saved: { __typename: "Payload", userErrors: [] } } };
const refused = { errors: [new GraphQLError("No", { extensions: { code: "FORBIDDEN" } })] };

/** What saves send that are answered one by one. */
async function sentBy(contents: readonly { name: string; version?: number }[], answers: readonly object[]) {
  const sent: Record<string, unknown>[] = [];
  const request = { query: document, variables: () => true };
  const link = ApolloLink.from([
    new ApolloLink((operation, forward) => {
      sent.push(operation.variables);
      return forward(operation);
    }),
    new MockLink(
      answers.map((answer) => ({ request, ...answer })),
      { showWarnings: false, defaultOptions: { delay: 0 } },
    ),
  ]);
  const wrapper = ({ children }: { children: ReactNode }) => <MockedProvider link={link}>{children}</MockedProvider>;
  const { result } = renderHook(() => useSave(document, (data) => data.saved), { wrapper });
  for (const content of contents) await act(async () => void (await result.current.save(content)));
  return sent;
}

/** The keys of saves, each of another content. */
const keysOf = async (...answers: object[]): Promise<unknown[]> =>
  (
    await sentBy(
      answers.map((_, at) => ({ name: `Try ${at}` })),
      answers,
    )
  ).map(({ idempotencyKey }) => idempotencyKey);

it("keeps the key of a save that nobody answered, though it was changed meanwhile", async () => {
  const [first, second] = await keysOf({ error: new TypeError("Failed to fetch") }, { result: saved });
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(second).toBe(first);
});

it("sends the same once more where only the version has risen, as it has if the first attempt was saved", async () => {
  const contents = [
    { name: "Rotate", version: 1 },
    { name: "Rotate", version: 2 },
  ];
  const [first, second] = await sentBy(contents, [{ error: new TypeError("Failed to fetch") }, { result: saved }]);
  expect(second).toEqual(first);
});

it("makes a new key once it was answered, whatever the answer", async () => {
  const keys = await keysOf({ result: refused }, { result: saved }, { result: saved });
  expect(new Set(keys).size).toBe(3);
});
