import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { createClient } from "./app/apollo.ts";
import { App } from "./app/app.tsx";
import { fetchLater } from "./app/fetch-later.ts";
import { firstScreen } from "./app/first-screen.ts";
import { createPrefetch } from "./app/prefetch.ts";
import { routeTable } from "./app/route-table.ts";
import { createRouter } from "./app/router.tsx";
import { PrefetchedAnswers } from "./shared/prefetch/prefetched-answers.ts";
import { takePageRequests } from "./shared/prefetch/page-request.ts";
import { createSessionStore } from "./shared/session/session-store.ts";
import { isAnythingUnsaved } from "./shared/drafts/unsaved.ts";

const element = document.getElementById("root");

/** Lets the browser do its own between two pieces of work. */
const breath = () => new Promise<void>((over) => setTimeout(over));

async function start(root: HTMLElement): Promise<void> {
  const session = createSessionStore(localStorage, Date.now, isAnythingUnsaved);
  const early = new PrefetchedAnswers(Date.now);
  const client = createClient(session, early);
  const prefetch = createPrefetch(client, routeTable, Date.now);
  const { token } = session.state();
  takePageRequests(early, token);
  await breath();
  const router = createRouter(routeTable, window);
  await breath();
  await firstScreen({ client, history: router.history, prefetch, isSignedIn: token !== null });
  // What has just been answered is not taken in once more by the screen that it was asked for.
  client.prioritizeCacheValues = true;
  const startTelemetryLater = () =>
    // Offline there is nobody to send anything to.
    void import("./shared/telemetry/telemetry.ts").then(
      ({ startTelemetry }) => startTelemetry(router),
      () => undefined,
    );
  const onDrawn = () => {
    client.prioritizeCacheValues = false;
    fetchLater(startTelemetryLater);
  };
  const app = { client, session, router, prefetch, onDrawn };
  // In a transition React draws in small steps, and lets the browser do its own between them.
  startTransition(() => createRoot(root, { onCaughtError: reportError }).render(<App {...app} />));
}

if (element === null) throw new Error("The page has no place for the portal.");
void start(element);
