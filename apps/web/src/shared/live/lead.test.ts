import { jest } from "@jest/globals";
import { runAsLeaderTab } from "./run-as-leader-tab.ts";
import type { LiveState } from "./live-state.ts";

/** As much of an answer as the stream's client reads. */
class Refusal {
  readonly ok = false;
  readonly statusText = "";
  readonly status: number;

  constructor(status: number) {
    this.status = status;
  }
}

const asked = jest.fn<() => Promise<unknown>>();
const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  Object.assign(globalThis, { fetch: asked, Response: Refusal });
});
afterEach(() => {
  jest.useRealTimers();
});

function start() {
  const ending = new AbortController();
  const states: LiveState[] = [];
  let goOn: (value?: unknown) => void = () => undefined;
  const refused = jest.fn(() => new Promise<unknown>((resolve) => (goOn = resolve)));
  const over = runAsLeaderTab({
    signal: ending.signal,
    place: () => ({ recent: 1 }),
    onChange: () => undefined,
    onState: (state) => states.push(state),
    onRefused: refused,
  });
  return { ending, states, refused, over, renew: () => goOn() };
}

it("asks once while the session is held, and again when somebody has signed in", async () => {
  asked.mockImplementation(() => Promise.resolve(new Refusal(401)));
  const { ending, states, refused, over, renew } = start();
  await jest.advanceTimersByTimeAsync(10 * minute);
  expect([asked.mock.calls.length, refused.mock.calls.length, states]).toEqual([1, 1, ["off"]]);
  renew();
  await jest.advanceTimersByTimeAsync(minute);
  expect(asked).toHaveBeenCalledTimes(2);
  ending.abort();
  await over;
});

it("ends while it waits for somebody to sign in", async () => {
  asked.mockImplementation(() => Promise.resolve(new Refusal(401)));
  const { ending, over } = start();
  await jest.advanceTimersByTimeAsync(minute);
  ending.abort();
  await over;
  expect(asked).toHaveBeenCalledTimes(1);
});

it("goes on asking while the server is away", async () => {
  asked.mockImplementation(() => Promise.resolve(new Refusal(503)));
  const { ending, states, refused, over } = start();
  await jest.advanceTimersByTimeAsync(minute);
  expect(asked.mock.calls.length).toBeGreaterThan(3);
  expect(refused).not.toHaveBeenCalled();
  expect(new Set(states)).toEqual(new Set(["lost"]));
  ending.abort();
  await over;
});
