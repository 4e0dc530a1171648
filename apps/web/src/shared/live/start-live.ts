import type { ApolloClient } from "@apollo/client";
import { MeDocument } from "../session/session.generated.ts";
import { createApplier } from "./apply-changes.ts";
import type { LiveChangeFragment } from "./changes.generated.ts";
import type { Place } from "./follow-changes.ts";
import { runAsLeaderTab } from "./run-as-leader-tab.ts";
import { setLiveState, type LiveState } from "./live-state.ts";

/** What the tabs of one browser tell each other. */
type Message = { change: LiveChangeFragment } | { state: LiveState } | { ask: true };

/** How far back a stream begins that follows no other: to where this page was asked for, in seconds. */
const sinceLoading = () => Math.ceil(performance.now() / 1000) + 1;

/** Whether the gateway offers live changes at all. */
async function isOffered(): Promise<boolean> {
  const { live } = (await (await fetch("/config.json")).json()) as { live?: boolean };
  return live === true;
}

/**
 * Keeps this tab up to date. Of all tabs of one person in one browser, the one that holds the lock reads the stream and
 * tells the others, since a browser has few connections to a server; when it closes, the next takes over where it was.
 * Returns what ends it.
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
        // Whoever asks who is signed in is told that nobody is, and the portal acts on it. While the session is held for
        // somebody to sign in again, the answer waits for that.
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
