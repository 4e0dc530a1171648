import type { ApolloClient } from "@apollo/client";
import { MeDocument } from "../session/session.generated.ts";
import { createApplier } from "./apply-changes.ts";
import type { LiveChangeFragment } from "./changes.generated.ts";
import type { Place } from "./follow-changes.ts";
import { runAsLeaderTab } from "./run-as-leader-tab.ts";
import { setLiveState, type LiveState } from "./live-state.ts";

/** Messages between the tabs of a browser. */
type Message = { change: LiveChangeFragment } | { state: LiveState } | { ask: true };

/** How far back a first stream starts, in seconds: to when this page was requested. */
const sinceLoading = () => Math.ceil(performance.now() / 1000) + 1;

/** Whether the gateway offers live changes at all. */
async function isOffered(): Promise<boolean> {
  const { live } = (await (await fetch("/config.json")).json()) as { live?: boolean };
  return live === true;
}

/**
 * Keeps this tab up to date. Among a person's tabs in one browser, the one that holds the lock reads the stream and
 * informs the others, since browsers have few connections per server. When it closes, the next one continues. Returns
 * the cleanup function.
 */
export function startLive(client: ApolloClient, viewerId: string): () => void {
  const name = `live-changes-${viewerId}`;
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(name);
  const applier = createApplier(client);
  let cursor: string | null = null;
  let state: LiveState = "off";
  let isLeader = false;

  const place = (): Place => (cursor === null ? { recent: sinceLoading() } : { after: cursor });
  const tell = (message: Message) => channel.postMessage(message);

  function onChange(change: LiveChangeFragment) {
    ({ cursor } = change);
    applier.take(change);
  }
  function onState(next: LiveState) {
    state = next;
    setLiveState(next);
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ("change" in data) onChange(data.change);
    else if ("state" in data) onState(data.state);
    else if (isLeader) tell({ state });
  };

  async function begin() {
    if (!(await isOffered()) || signal.aborted) return;
    tell({ ask: true });
    await navigator.locks.request(name, { signal }, () => {
      isLeader = true;
      return runAsLeaderTab({
        signal,
        place,
        onChange: (change) => {
          onChange(change);
          tell({ change });
        },
        onState: (next) => {
          if (signal.aborted) return;
          onState(next);
          tell({ state: next });
        },
        // The query for the viewer finds the session ended, and the portal acts on it. While the session is held for
        // signing in again, the response waits.
        onRefused: () => client.query({ query: MeDocument, fetchPolicy: "network-only" }).catch(() => undefined),
      });
    });
  }
  begin().catch(() => undefined);

  return () => {
    ending.abort();
    applier.stop();
    channel.close();
    setLiveState("off");
  };
}
