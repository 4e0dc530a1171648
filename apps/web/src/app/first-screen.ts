import type { ApolloClient } from "@apollo/client";
import { askEarly } from "../shared/early/ask-early.ts";
import { MeDocument } from "../shared/session/session.generated.ts";
import type { createRouter } from "./router.tsx";

/** Drawing keeps the processor busy, and what is drawn with its answers is drawn once; but nobody waits for a slow one. */
const drawnWithinMs = 300;

/** Fulfilled once the router has loaded what it shows at the address. */
function settled(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else
      router.subscribe(({ initialized }) => {
        if (initialized) resolve();
      });
  });
}

interface Start {
  client: ApolloClient;
  router: ReturnType<typeof createRouter>;
  prefetch: (href: string) => Promise<void>;
  isSignedIn: boolean;
}

/**
 * Fulfilled once the first screen can be drawn: its files are there, and the person and its data too, or soon. The
 * files are waited for however long, under the page's own splash: drawing in small steps, the router's component does
 * not see what the router loads between its drawing and its standing, and would show a splash for ever.
 */
export async function firstScreen({ client, router, prefetch, isSignedIn }: Start): Promise<void> {
  const answers = isSignedIn ? [askEarly(client, MeDocument, {}), prefetch(location.href)] : [];
  const longEnough = new Promise((over) => setTimeout(over, drawnWithinMs));
  await Promise.race([Promise.all(answers), longEnough]);
  await settled(router);
}
