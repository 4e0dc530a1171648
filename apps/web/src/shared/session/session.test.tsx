import type { MockLink } from "@apollo/client/testing";
import { useQuery } from "@apollo/client/react";
import { MockedProvider } from "@apollo/client/testing/react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toasts } from "@app/ui/feedback/toasts.tsx";
import { aToken } from "../../testing/token.ts";
import { aViewer } from "../../testing/viewer.ts";
import { useSession } from "./session-context.ts";
import { SessionProvider } from "./session-provider.tsx";
import { createSessionStore } from "./session-store.ts";
import { LogoutDocument, MeDocument } from "./session.generated.ts";

const now = Date.parse("2026-10-27T09:00:00Z");
const hour = 3_600_000;
const valid = aToken(now + hour);

const me = { request: { query: MeDocument }, result: { data: { me: aViewer() } } };
const logoutAnswer = (loggedOut: boolean) => ({
  request: { query: LogoutDocument },
  result: { data: { logout: { __typename: "LogoutPayload" as const, loggedOut, userErrors: [] } } },
});

/** Every status that was drawn. */
const drawn: string[] = [];

function Probe() {
  const session = useSession();
  drawn.push(session.status);
  return (
    <>
      <p>{session.status === "signed-in" ? `Hello ${session.viewer.firstName}` : session.status}</p>
      <p>{session.status === "signed-out" && `remember: ${String(session.remember)}`}</p>
      {session.status === "unreachable" && <button onClick={session.retry}>Retry: {session.message}</button>}
      <button onClick={() => void session.signOut()}>Log out</button>
    </>
  );
}

function open(mocks: readonly MockLink.MockedResponse[] = []) {
  const store = createSessionStore(localStorage, () => now);
  render(
    <MockedProvider mocks={mocks} mockLinkDefaultOptions={{ delay: 0 }}>
      <SessionProvider store={store}>
        <Probe />
        <Toasts />
      </SessionProvider>
    </MockedProvider>,
  );
  return { store, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());

it("restores the person of a stored token without asking", async () => {
  localStorage.setItem("accessToken", valid);
  open([me]);
  expect(screen.getByText("restoring")).toBeVisible();
  expect(await screen.findByText("Hello Ngọzị")).toBeVisible();
});

it.each([
  ["an expired token", aToken(now - 1)],
  ["a token that is none", "nonsense"],
])("clears %s before anything is asked", (_, token) => {
  localStorage.setItem("accessToken", token);
  open();
  expect(screen.getByText("signed-out")).toBeVisible();
  expect(localStorage.getItem("accessToken")).toBeNull();
});

it("lets the first screen of somebody who is not signed in ask what it needs", async () => {
  function First() {
    const { data, error } = useQuery(MeDocument, { fetchPolicy: "network-only" });
    return <p>{error ? "broken off" : data?.me ? "answered" : "asking"}</p>;
  }
  render(
    <MockedProvider mocks={[me]} mockLinkDefaultOptions={{ delay: 0 }}>
      <SessionProvider store={createSessionStore(localStorage, () => now)}>
        <First />
      </SessionProvider>
    </MockedProvider>,
  );
  expect(await screen.findByText(/answered|broken off/)).toHaveTextContent("answered");
});

it("clears a token whose person the server does not know", async () => {
  localStorage.setItem("accessToken", valid);
  open([{ ...me, result: { data: { me: null } } }]);
  expect(await screen.findByText("remember: true")).toBeVisible();
  expect(localStorage.getItem("accessToken")).toBeNull();
});

it("keeps the token and offers to try again when no server answers", async () => {
  localStorage.setItem("accessToken", valid);
  const { user } = open([{ request: me.request, error: new TypeError("Failed to fetch") }, me]);
  await user.click(await screen.findByRole("button", { name: "Retry: Network error" }));
  expect(await screen.findByText("Hello Ngọzị")).toBeVisible();
});

it("removes the token and the dashboard filter at logout, and does not come back by itself", async () => {
  localStorage.setItem("accessToken", valid);
  localStorage.setItem("dashboardFilter", "{}");
  const { user } = open([me, logoutAnswer(true)]);
  await screen.findByText("Hello Ngọzị");
  await user.click(screen.getByRole("button", { name: "Log out" }));
  expect(await screen.findByText("remember: false")).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ["the server cannot be reached", { request: { query: LogoutDocument }, error: new TypeError("Failed to fetch") }],
  ["the server refuses", logoutAnswer(false)],
])("says that logout failed and keeps the session when %s", async (_, answer) => {
  localStorage.setItem("accessToken", valid);
  const { user } = open([me, answer]);
  await screen.findByText("Hello Ngọzị");
  await user.click(screen.getByRole("button", { name: "Log out" }));
  expect(await screen.findByText("Unable to logout")).toBeVisible();
  expect(screen.getByText("Hello Ngọzị")).toBeVisible();
  expect(localStorage.getItem("accessToken")).toBe(valid);
});

it("ends when the server refuses the token in use, but not for an older one", async () => {
  localStorage.setItem("accessToken", valid);
  const { store } = open([me]);
  await screen.findByText("Hello Ngọzị");
  act(() => store.refuse("an older token"));
  expect(screen.getByText("Hello Ngọzị")).toBeVisible();
  act(() => store.refuse(valid));
  expect(screen.getByText("remember: true")).toBeVisible();
});

it("ends with the reason when the account is suspended, though something is not saved", () => {
  const token = aToken(now + hour, "ada");
  localStorage.setItem("accessToken", token);
  const store = createSessionStore(
    localStorage,
    () => now,
    () => true,
  );
  store.refuse(token, "Your account is suspended. Ask a director.");
  const suspended = { message: "Your account is suspended. Ask a director.", person: "ada" };
  expect(store.state()).toMatchObject({ token: null, held: false, suspended });
  store.begin(valid, "/app");
  expect(store.state()).not.toHaveProperty("suspended");
});

it.each([false, true])("ends in another tab with the same reason, though something is not saved: %p", (isUnsaved) => {
  const token = aToken(now + hour, "ada");
  localStorage.setItem("accessToken", token);
  const [first, second] = [false, isUnsaved].map((has) =>
    createSessionStore(
      localStorage,
      () => now,
      () => has,
    ),
  );
  const suspended = { message: "Your account is suspended. Ask a director.", person: "ada" };
  first?.refuse(token, suspended.message);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" })));
  expect(second?.state()).toMatchObject({ token: null, held: false, suspended });

  second?.begin(valid, "/app");
  localStorage.removeItem("accessToken");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" })));
  expect(second?.state()).not.toHaveProperty("suspended");
});

it("follows another tab out and in", async () => {
  localStorage.setItem("accessToken", valid);
  open([me, { ...me, result: { data: { me: aViewer("admin", { firstName: "Bọ́lájí" }) } } }]);
  await screen.findByText("Hello Ngọzị");

  localStorage.removeItem("accessToken");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" })));
  expect(await screen.findByText("signed-out")).toBeVisible();

  localStorage.setItem("accessToken", aToken(now + 2 * hour));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" })));
  expect(await screen.findByText("Hello Bọ́lájí")).toBeVisible();
});

it("becomes another person when another tab signs in as one", async () => {
  localStorage.setItem("accessToken", valid);
  open([me, { ...me, result: { data: { me: aViewer("admin", { id: "f".repeat(24), firstName: "Bọ́lájí" }) } } }]);
  await screen.findByText("Hello Ngọzị");

  localStorage.setItem("accessToken", aToken(now + 2 * hour));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" })));
  expect(await screen.findByText("Hello Bọ́lájí")).toBeVisible();
});

it("leaves the page as it is when the same person signs in again in another tab, and asks who they are now", async () => {
  localStorage.setItem("accessToken", aToken(now + hour, "ada"));
  const { store } = open([me, { ...me, result: { data: { me: aViewer("admin", { firstName: "Bọ́lájí" }) } } }]);
  await screen.findByText("Hello Ngọzị");

  drawn.splice(0);
  const renewed = aToken(now + 2 * hour, "ada");
  localStorage.setItem("accessToken", renewed);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" })));
  expect(await screen.findByText("Hello Bọ́lájí")).toBeVisible();
  expect(store.state().token).toBe(renewed);
  expect(new Set(drawn)).toEqual(new Set(["signed-in"]));
});

describe("viewing as another role", () => {
  const own = aToken(now + 10 * hour, "ngozi");
  const viewing = aToken(now + hour, "ngozi", "admin");
  const asAdmin = aViewer("admin", { firstName: "As admin", viewingUntil: "2026-10-27T10:00:00Z" });
  const meAs = { request: me.request, result: { data: { me: asAdmin } } };
  beforeEach(() => localStorage.setItem("accessToken", own));

  it("shows nothing of one role to the other, on the way there and back", async () => {
    const { store } = open([me, meAs, me]);
    await screen.findByText("Hello Ngọzị");
    drawn.splice(0);
    act(() => store.view(viewing));
    expect(screen.getByText("restoring")).toBeVisible();
    expect(await screen.findByText("Hello As admin")).toBeVisible();
    expect(store.state().token).toBe(viewing);
    act(() => store.stopViewing());
    expect(screen.getByText("restoring")).toBeVisible();
    expect(await screen.findByText("Hello Ngọzị")).toBeVisible();
    expect(localStorage.getItem("accessToken")).toBe(own);
    expect(localStorage).toHaveLength(1);
  });

  it("goes back to one's own session, signed in still, when the server has ended it", async () => {
    const { store } = open([me, meAs, me]);
    await screen.findByText("Hello Ngọzị");
    act(() => store.view(viewing));
    await screen.findByText("Hello As admin");
    act(() => store.refuse(viewing));
    expect(await screen.findByText("Hello Ngọzị")).toBeVisible();
    expect(store.state().token).toBe(own);
  });

  it("is followed by another tab, which shows nothing of the other role meanwhile", async () => {
    open([me, meAs]);
    await screen.findByText("Hello Ngọzị");
    localStorage.setItem("ownAccessToken", own);
    localStorage.setItem("accessToken", viewing);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "accessToken" })));
    expect(screen.getByText("restoring")).toBeVisible();
    expect(await screen.findByText("Hello As admin")).toBeVisible();
  });

  it("leaves no token behind at logout", () => {
    const store = createSessionStore(localStorage, () => now);
    store.view(viewing);
    store.leave();
    expect(localStorage).toHaveLength(0);
  });

  it("goes on after a reload, and with one's own session once its time is over", () => {
    createSessionStore(localStorage, () => now).view(viewing);
    expect(createSessionStore(localStorage, () => now).state().token).toBe(viewing);
    expect(createSessionStore(localStorage, () => now + 2 * hour).state().token).toBe(own);
    expect(localStorage.getItem("accessToken")).toBe(own);
  });
});
