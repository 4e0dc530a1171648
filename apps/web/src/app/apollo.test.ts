/** @alone Its sessions listen for as long as the page, and clear the tokens of others as expired by the real clock. */
import { gql } from "@apollo/client";
import { waitFor } from "@testing-library/react";
import { jest } from "@jest/globals";
import { createSessionStore } from "../shared/session/session-store.ts";
import { aToken } from "../testing/token.ts";
import { notifyChanged } from "../shared/live/newest-answers.ts";
import { createClient } from "./apollo.ts";

const query = gql`
  query Ping {
    ping
  }
`;
const second = gql`
  query Pong {
    pong
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

describe("while something on the page is not saved", () => {
  const later = aToken(Date.now() + 7_200_000);
  const signedOut = { data: { ping: null }, errors: [{ message: "No", extensions: { code: "UNAUTHENTICATED" } }] };
  const sent = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get("authorization");

  /** Two calls, of which one was refused and one is made afterwards. */
  async function hold(held = token) {
    localStorage.setItem("accessToken", held);
    const session = createSessionStore(localStorage, Date.now, () => true);
    const client = createClient(session);
    answer(200, signedOut);
    const refused = client.query({ query });
    while (!session.state().held) await new Promise((resolve) => setTimeout(resolve));
    const waiting = client.query({ query: second });
    return { session, refused, waiting };
  }

  it("holds a refused session, and forgets its token", async () => {
    const { session } = await hold();
    expect(session.state()).toMatchObject({ token, held: true });
    expect(localStorage.getItem("accessToken")).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("sends what failed, and what waited, once the person has signed in again", async () => {
    const { session, refused, waiting } = await hold();
    answer(200, { data: { ping: "pong", pong: "ping" } });
    session.renew(later);
    expect((await refused).data).toEqual({ ping: "pong" });
    expect((await waiting).data).toEqual({ pong: "ping" });
    expect([sent(1), sent(2)]).toEqual([`Bearer ${later}`, `Bearer ${later}`]);
    expect(localStorage.getItem("accessToken")).toBe(later);
  });

  it("ends the session when the person gives up", async () => {
    const { session, refused, waiting } = await hold();
    session.giveUp();
    expect(session.state()).toMatchObject({ token: null, origin: "refused", held: false });
    expect((await refused).error?.message).toBe("No");
    expect((await waiting).error?.message).toBe("Invalid authorization token");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("sends nothing under the token of another person", async () => {
    const { session, refused, waiting } = await hold();
    answer(200, { data: { ping: "pong", pong: "ping" } });
    session.begin(later, "/app");
    expect((await refused).error?.message).toBe("No");
    expect((await waiting).error?.message).toBe("Invalid authorization token");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("follows another tab into a session of its own, without what waited", async () => {
    const { session, refused, waiting } = await hold();
    localStorage.setItem("accessToken", later);
    window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
    expect(session.state()).toMatchObject({ token: later, origin: "elsewhere", held: false });
    expect((await refused).error?.message).toBe("No");
    expect((await waiting).error?.message).toBe("Invalid authorization token");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("goes on when the same person signs in again in another tab", async () => {
    const { session, refused, waiting } = await hold(aToken(Date.now() + 3_600_000, "ada"));
    answer(200, { data: { ping: "pong", pong: "ping" } });
    const renewed = aToken(Date.now() + 7_200_000, "ada");
    localStorage.setItem("accessToken", renewed);
    window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
    expect(session.state()).toMatchObject({ token: renewed, held: false });
    expect((await refused).data).toEqual({ ping: "pong" });
    expect((await waiting).data).toEqual({ pong: "ping" });
    expect([sent(1), sent(2)]).toEqual([`Bearer ${renewed}`, `Bearer ${renewed}`]);
  });

  it("holds when another tab logs out", () => {
    localStorage.setItem("accessToken", token);
    const session = createSessionStore(localStorage, Date.now, () => true);
    localStorage.removeItem("accessToken");
    window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" }));
    expect(session.state()).toMatchObject({ token, held: true });
  });
});

it("gives what a dead source left, with its error", async () => {
  const { client } = open();
  answer(200, { data: { ping: null }, errors: [{ message: "v2 does not answer." }] });
  const { data, error } = await client.query({ query });
  expect(data).toEqual({ ping: null });
  expect(error?.message).toBe("v2 does not answer.");
});

describe("while something is asked for", () => {
  const save = gql`
    mutation Save {
      save
    }
  `;
  const answered = (data: object) =>
    ({
      ok: true,
      status: 200,
      headers: new Headers({ "content-type": "application/json" }),
      text: () => Promise.resolve(JSON.stringify({ data })),
    }) as Response;

  /** An answer that comes when it is let go. */
  function held(data: object) {
    let letGo!: () => void;
    const answer = new Promise<Response>((resolve) => (letGo = () => resolve(answered(data))));
    return { answer, letGo };
  }

  it("asks again where something is saved before the answer comes, so that no older answer replaces what was saved", async () => {
    const { client } = open();
    const slow = held({ ping: "before" });
    fetched
      .mockReturnValueOnce(slow.answer)
      .mockResolvedValueOnce(answered({ save: true }))
      .mockResolvedValueOnce(answered({ ping: "after" }));
    const asking = client.query({ query });
    await client.mutate({ mutation: save });
    slow.letGo();
    expect((await asking).data).toEqual({ ping: "after" });
  });

  it("asks again where a change by somebody else is told of meanwhile", async () => {
    const { client } = open();
    const slow = held({ ping: "before" });
    fetched.mockReturnValueOnce(slow.answer).mockResolvedValueOnce(answered({ ping: "after" }));
    const asking = client.query({ query });
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    notifyChanged(client);
    slow.letGo();
    expect((await asking).data).toEqual({ ping: "after" });
  });

  it("shows what it has where changes do not end, and what is newer once they do", async () => {
    const { client } = open();
    let told = 0;
    fetched.mockImplementation(() => {
      told += 1;
      if (told < 6) notifyChanged(client);
      return Promise.resolve(answered({ ping: String(told) }));
    });
    const shown: unknown[] = [];
    const watching = client.watchQuery({ query, fetchPolicy: "network-only" }).subscribe(({ data }) => {
      if (data !== undefined) shown.push(data);
    });
    await waitFor(() => expect(shown.at(-1)).toEqual({ ping: "6" }));
    watching.unsubscribe();
    expect(shown[0]).toEqual({ ping: "3" });
  });

  it("asks once where nothing changes", async () => {
    const { client } = open();
    fetched.mockResolvedValueOnce(answered({ ping: "pong" }));
    expect((await client.query({ query })).data).toEqual({ ping: "pong" });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
