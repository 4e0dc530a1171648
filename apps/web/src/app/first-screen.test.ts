import { jest } from "@jest/globals";
import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { from } from "rxjs";
import { MeDocument } from "../shared/session/session.generated.ts";
import { memoryWindow } from "../testing/memory-router.tsx";
import { aViewer } from "../testing/viewer.ts";
import { firstScreen } from "./first-screen.ts";
import { PortalHistory } from "./history.ts";

const me = aViewer();
const never = new Promise<void>(() => undefined);

function start({ isSignedIn = true, prefetched = Promise.resolve(), screen = Promise.resolve() } = {}) {
  const asked: string[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName }) => {
      asked.push(operationName ?? "");
      return from(Promise.resolve({ data: { me } }));
    }),
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  const history = new PortalHistory(memoryWindow("/"), () => screen);
  const prefetch = jest.fn(() => prefetched);
  let isOver = false;
  const over = firstScreen({ client, history, prefetch, isSignedIn }).then(() => (isOver = true));
  return { asked, client, history, prefetch, over, isOver: () => isOver };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("has the person and the screen at hand once it is over", async () => {
  const { over, client, history, prefetch } = start();
  await over;
  expect(client.readQuery({ query: MeDocument })?.me?.id).toBe(me.id);
  expect(history.current).not.toBeNull();
  expect(prefetch).toHaveBeenCalledWith(location.href);
});

it("asks nothing on behalf of nobody", async () => {
  const { over, asked, prefetch } = start({ isSignedIn: false });
  await over;
  expect(asked).toEqual([]);
  expect(prefetch).not.toHaveBeenCalled();
});

it("does not wait for an answer that is slow", async () => {
  const { over, isOver } = start({ prefetched: never });
  await jest.advanceTimersByTimeAsync(299);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await over;
});

it("waits for the screen's files, however slow: what the router loads while it is drawn would never be seen", async () => {
  let arrive: () => void = () => undefined;
  const screen = new Promise<void>((resolve) => (arrive = resolve));
  const { over, isOver } = start({ screen });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isOver()).toBe(false);
  arrive();
  await over;
});
