import { jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { gql, type TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { openAt } from "../../testing/open-at.tsx";
import { setLiveState } from "./live-state.ts";
import { followNetwork } from "./network-back.ts";

const document: TypedDocumentNode<{ name: string }> = gql`
  query Name {
    name
  }
`;
const failed = { request: { query: document }, error: new TypeError("Failed to fetch") };
const refused = { request: { query: document }, error: new Error("An error occurred") };
const dead = {
  request: { query: document },
  result: { errors: [{ message: "Network error", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] },
};
const answered = { request: { query: document }, result: { data: { name: "Igbo" } } };

function Page() {
  const client = useApolloClient();
  const { data, error } = useQuery(document, { errorPolicy: "all" });
  useEffect(() => followNetwork(client), [client]);
  return <p>{data?.name ?? (error ? "failed" : "loading")}</p>;
}

const goOnline = () =>
  act(() => {
    window.dispatchEvent(new Event("online"));
  });

it("asks again by itself for what failed for lack of a network, once there is one", async () => {
  const { asked } = openAt(<Page />, { mocks: [failed, answered] });
  expect(await screen.findByText("failed")).toBeVisible();
  goOnline();
  expect(await screen.findByText("Igbo")).toBeVisible();
  goOnline();
  expect(asked).toHaveLength(2);
});

it("asks again when changes arrive again after a break that the browser did not see", async () => {
  openAt(<Page />, { mocks: [failed, answered] });
  expect(await screen.findByText("failed")).toBeVisible();
  act(() => setLiveState("lost"));
  expect(screen.getByText("failed")).toBeVisible();
  act(() => setLiveState("live"));
  expect(await screen.findByText("Igbo")).toBeVisible();
  act(() => setLiveState("off"));
});

it("asks again by itself, in the end, where only a server behind the gateway did not answer", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { asked } = openAt(<Page />, { mocks: [dead, dead, answered] as never });
  expect(await screen.findByText("failed")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(asked).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText("Igbo")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(asked).toHaveLength(3);
  jest.useRealTimers();
});

it("leaves what a server refused to the person", async () => {
  const { asked } = openAt(<Page />, { mocks: [refused, answered] });
  expect(await screen.findByText("failed")).toBeVisible();
  goOnline();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByText("failed")).toBeVisible();
});
