import { createRoot } from "react-dom/client";
import { createClient } from "./app/apollo.ts";
import { App } from "./app/app.tsx";
import { createPrefetch } from "./app/prefetch.ts";
import { routeTable } from "./app/route-table.ts";
import { createRouter } from "./app/router.tsx";
import { EarlyAnswers } from "./shared/early/early-answers.ts";
import { takePageRequest } from "./shared/early/page-request.ts";
import { createSessionStore } from "./shared/session/session-store.ts";
import { isAnythingUnsaved } from "./shared/unsaved.ts";

/** Drawing keeps the processor busy, so what the first screen needs is asked for before; but nobody waits for a slow file. */
const drawnWithinMs = 300;

const session = createSessionStore(localStorage, Date.now, isAnythingUnsaved);
const early = new EarlyAnswers(Date.now);
const client = createClient(session, early);
const prefetch = createPrefetch(client, routeTable, Date.now);
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the portal.");

const { token } = session.state();
takePageRequest(early, token);
const router = createRouter();
const asked = token === null ? Promise.resolve() : prefetch(location.href);
const longEnough = new Promise((over) => setTimeout(over, drawnWithinMs));
void Promise.race([asked, longEnough]).then(() => {
  createRoot(root).render(<App client={client} session={session} router={router} prefetch={prefetch} />);
});
