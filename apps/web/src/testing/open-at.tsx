import { ApolloLink } from "@apollo/client";
import { MockLink } from "@apollo/client/testing";
import { MockedProvider } from "@apollo/client/testing/react";
import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Route, Routes } from "react-router-dom";
import { of } from "rxjs";
import { toastQueue } from "@app/ui/feedback/toast-queue.ts";
import { Toasts } from "@app/ui/feedback/toasts.tsx";
import { UiProvider } from "@app/ui/theme/ui-provider.tsx";
import { createCache } from "../app/cache.ts";
import { RouterLink } from "../app/router-link.tsx";
import type { MailShownFragment } from "../shared/records/mail-shown.generated.ts";
import type { LessonComesToFragment } from "../shared/records/comes-to.generated.ts";
import { SessionContext, type Session } from "../shared/session/session-context.ts";
import { memoryRouter } from "./memory-router.tsx";
import { aViewer } from "./viewer.ts";

// A busy machine draws slowly; what never comes is still told within a test.
configure({ asyncUtilTimeout: 15_000 });

/** A session that does nothing, of a signed-in super-admin unless changed. */
export function aSession(changes: Partial<Session> = {}): Session {
  return {
    status: "signed-in",
    viewer: aViewer(),
    arrival: null,
    arrived() {},
    signIn: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    ...changes,
  } as Session;
}

interface OpenOptions {
  mocks?: readonly MockLink.MockedResponse[];
  session?: Session;
  /** The address; the screen is drawn at every path. */
  at?: string;
  /** The emails that any mutation would send, where a form asks to see them. */
  mails?: readonly MailShownFragment[];
  /** What the lessons that it would settle come to. */
  comesTo?: readonly LessonComesToFragment[];
  /** Paths that are another page, to see that a link leads there. */
  elsewhere?: string;
}

/** Draws a screen as the portal does, over mocked answers. */
export function openAt(
  screen: ReactNode,
  { mocks = [], session = aSession(), at = "/", mails = [], comesTo = [], elsewhere }: OpenOptions = {},
) {
  const asked: ApolloLink.Operation[] = [];
  const link = ApolloLink.from([
    new ApolloLink((operation, forward) => {
      if (operation.variables["preview"] === true)
        return of({ data: { saved: { record: null, mails, comesTo, userErrors: [] } } });
      asked.push(operation);
      return forward(operation);
    }),
    new MockLink([...mocks], { showWarnings: false, defaultOptions: { delay: 0 } }),
  ]);
  const { router, within } = memoryRouter(at);
  // What the test before it left waiting would be told here, and stand for six seconds.
  toastQueue.take(() => undefined);
  const view = render(
    <MockedProvider
      link={link}
      cache={createCache()}
      defaultOptions={{ watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } }}
    >
      <SessionContext value={session}>
        <UiProvider themeName="LIGHT" linkComponent={RouterLink}>
          {within(
            <Routes>
              {elsewhere === undefined ? null : <Route path={elsewhere} element={<p>another page</p>} />}
              <Route path="*" element={screen} />
            </Routes>,
          )}
          <Toasts />
        </UiProvider>
      </SessionContext>
    </MockedProvider>,
  );
  return { ...view, router, asked, user: userEvent.setup() };
}
