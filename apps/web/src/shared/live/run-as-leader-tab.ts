import { NetworkError } from "graphql-sse";
import type { LiveChangeFragment } from "./changes.generated.ts";
import { followChanges, openClient, type Place } from "./follow-changes.ts";
import type { LiveState } from "./live-state.ts";

/** Reconnect back-off in ms: first delay and maximum. */
const retry = { firstMs: 500, lastMs: 15_000 };

export interface LeadOptions {
  /** Ends the leadership. */
  signal: AbortSignal;
  /** Where to start, read again after each disconnect. */
  place: () => Place;
  onChange: (change: LiveChangeFragment) => void;
  onState: (state: LiveState) => void;
  /** The session is no longer valid; resolves when retrying makes sense, if ever. */
  onRefused: () => Promise<unknown>;
}

/** Waits for a time, until the browser is online again, or until aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const go = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener("online", go, { signal: over.signal });
    signal.addEventListener("abort", go, { signal: over.signal });
    if (signal.aborted) go();
  });
}

const statusOf = (error: unknown): number | null =>
  error instanceof NetworkError && error.response instanceof Response ? error.response.status : null;

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Consumes the change stream on behalf of all tabs; resumes where it left off after a disconnect. */
export async function runAsLeaderTab({ signal, place, onChange, onState, onRefused }: LeadOptions): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    let isRefused = false;
    const client = openClient();
    const end = () => client.dispose();
    signal.addEventListener("abort", end);
    try {
      for await (const change of followChanges(client, place())) {
        if (change.action === "OPENED") {
          failures = 0;
          onState("live");
        }
        onChange(change);
      }
    } catch (error) {
      isRefused = statusOf(error) === 401;
    } finally {
      signal.removeEventListener("abort", end);
      client.dispose();
    }
    // Without a session there is nothing to reconnect to; signing in again restarts it.
    onState(isRefused ? "off" : "lost");
    if (isRefused) await Promise.race([onRefused(), ended(signal)]);
    await pause(Math.min(retry.lastMs, retry.firstMs * 2 ** failures) * (0.75 + Math.random() / 2), signal);
  }
}
