import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useEffect } from "react";
import { Splash } from "@app/ui/feedback/splash.tsx";
import { Toasts } from "@app/ui/feedback/toasts.tsx";
import { UiProvider } from "@app/ui/theme/ui-provider.tsx";
import { SessionProvider } from "../shared/session/session-provider.tsx";
import { followNetwork } from "../shared/live/network-back.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import { useSettings } from "../shared/browser/settings.ts";
import { HistoryRouter } from "./history-router.tsx";
import { OpenRoute, type Router } from "./router.tsx";
import { PrefetchContext, RouterLink } from "./router-link.tsx";

export interface AppProps {
  client: ApolloClient;
  session: SessionStore;
  router: Router;
  /** Loads the screen at an address ahead of its opening. */
  prefetch: (href: string) => void;
  /** Called when the first screen stands. */
  onDrawn: () => void;
}

/** The whole portal over its client, its session and its routes. */
export function App({ client, session, router, prefetch, onDrawn }: AppProps) {
  const { theme } = useSettings();
  useEffect(() => onDrawn(), [onDrawn]);
  useEffect(() => followNetwork(client), [client]);

  return (
    <ApolloProvider client={client}>
      <SessionProvider store={session}>
        <UiProvider themeName={theme} linkComponent={RouterLink}>
          <PrefetchContext value={prefetch}>
            <HistoryRouter history={router.history} fallback={<Splash />}>
              <OpenRoute router={router} />
            </HistoryRouter>
          </PrefetchContext>
          <Toasts />
        </UiProvider>
      </SessionProvider>
    </ApolloProvider>
  );
}
