import { gql } from "@apollo/client";
import { jest } from "@jest/globals";
import { createSessionStore } from "../shared/session/session-store.ts";
import { aToken } from "../testing/token.ts";
import { createClient } from "./apollo.ts";

const query = gql`
  query Ping {
    ping
  }
`;
const token = aToken(Date.now() + 3_600_000);
const fetched = jest.fn<typeof fetch>();

function answer(status: number, body: object) {
  fetched.mockResolvedValue({
    ok: status < 300,
    status,
    headers: new Headers({ "content-type": "application/json" }),
    text: () => Promise.resolve(JSON.stringify(body)),
  } as Response);
}

function open() {
  localStorage.setItem("accessToken", token);
  const session = createSessionStore(localStorage, Date.now);
  return { session, client: createClient(session) };
}

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = fetched;
  fetched.mockReset();
});

it("sends the token with every request", async () => {
  const { client } = open();
  answer(200, { data: { ping: "pong" } });
  await client.query({ query });
  expect(new Headers(fetched.mock.calls[0]![1]!.headers).get("authorization")).toBe(`Bearer ${token}`);
});

it.each([
  ["the answer is a 401", 401, { error: "Invalid authorization token" }],
  [
    "the answer names it",
    200,
    { data: { ping: null }, errors: [{ message: "Sign in", extensions: { code: "UNAUTHENTICATED" } }] },
  ],
])("ends the session when %s", async (_, status, body) => {
  const { client, session } = open();
  answer(status, body);
  await client.query({ query }).catch(() => null);
  expect(session.state()).toMatchObject({ token: null, origin: "refused" });
  expect(localStorage.getItem("accessToken")).toBeNull();
});

it("keeps the session when a request is only forbidden, or fails", async () => {
  const { client, session } = open();
  answer(200, { data: { ping: null }, errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] });
  await client.query({ query });
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await client.query({ query, fetchPolicy: "network-only" }).catch(() => null);
  expect(session.state().token).toBe(token);
});

it("gives what a dead source left, with its error", async () => {
  const { client } = open();
  answer(200, { data: { ping: null }, errors: [{ message: "v2 does not answer." }] });
  const { data, error } = await client.query({ query });
  expect(data).toEqual({ ping: null });
  expect(error?.message).toBe("v2 does not answer.");
});
