import { gql, type TypedDocumentNode } from "@apollo/client";
import { act, screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { openAt } from "../../testing/open-at.tsx";
import { useSave, type Save } from "./use-save.ts";

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
  let saving: Save<{ name: string }, Payload> | undefined;
  function Saving() {
    saving = useSave(document, (data) => data.saved);
    return <p>Ready</p>;
  }
  const request = { query: document, variables: () => true };
  const { asked } = openAt(<Saving />, { mocks: answers.map((answer) => ({ request, ...answer })) });
  await screen.findByText("Ready");
  for (const at of answers.keys()) await act(async () => void (await saving?.save({ name: `Try ${at}` })));
  return asked.map(({ variables }) => variables?.["idempotencyKey"]);
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
