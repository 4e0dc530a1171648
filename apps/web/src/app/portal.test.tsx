import type { Role } from "@app/domain/enums.ts";
import { MockedProvider } from "@apollo/client/testing/react";
import { jest } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UiProvider } from "@app/ui/theme/ui-provider.tsx";
import { SessionContext, type Session } from "../shared/session/session-context.ts";
import { aSession } from "../testing/open-at.tsx";
import { controls, memoryWindow } from "../testing/memory-router.tsx";
import { aViewer } from "../testing/viewer.ts";
import type { AppRoute } from "../shared/page/app-route.ts";
import { routeTable } from "./route-table.ts";
import { HistoryRouter } from "./history-router.tsx";
import { RouterLink } from "./router-link.tsx";
import { createRouter, OpenRoute } from "./router.tsx";

const as = (role: Role | null, changes: Partial<Session> = {}) => aSession({ viewer: aViewer(role), ...changes });

function open(at: string, session: Session, rows: readonly AppRoute[] = routeTable) {
  const router = createRouter(rows, memoryWindow(at));
  render(
    <MockedProvider mocks={[]}>
      <SessionContext value={session}>
        <UiProvider themeName="LIGHT" linkComponent={RouterLink}>
          <HistoryRouter history={router.history}>
            <OpenRoute router={router} />
          </HistoryRouter>
        </UiProvider>
      </SessionContext>
    </MockedProvider>,
  );
  return { router: controls(router.history), user: userEvent.setup() };
}

/** What the routes load by themselves, so that no test waits for the compiler. */
beforeAll(async () => {
  await Promise.all([
    import("./shell/shell.tsx"),
    import("./placeholder/placeholder-screen.tsx"),
    import("../features/account/account.screen.tsx"),
    import("../features/account/sign-in/sign-in.screen.tsx"),
  ]);
});

beforeEach(() => localStorage.clear());

it.each(["/app/nowhere", "/docs/nowhere", "/nowhere"])("sends %s to the page that says there is none", async (path) => {
  const { router } = open(path, as("admin"));
  expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/404");
  await waitFor(() => expect(document.title).toBe("Page not found · Staff portal"));
  expect(screen.getByRole("link", { name: "Go to your start page" })).toHaveAttribute("href", aViewer("admin").home);
});

it("says of a page to come what already works, and leads there", async () => {
  open("/app/langauge-app/transcript-list", as("admin"));
  expect(await screen.findByRole("heading", { name: "Transcripts" })).toBeVisible();
  const page = within(screen.getByRole("main"));
  expect(page.getByText("This page is not built yet. What already works for you:")).toBeVisible();
  expect(page.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/app/account");
  expect(document.title).toBe("Transcripts · Staff portal");
});

it("opens the group of the menu that the page is in, and tells the way to it", async () => {
  open("/app/tutoring/customers/c1", as("admin"));
  const menu = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(menu.getByRole("button", { name: "Customers" })).toHaveAttribute("aria-expanded", "true");
  expect(menu.getByRole("button", { name: "Tutors" })).toHaveAttribute("aria-expanded", "false");
  expect(menu.getByRole("link", { name: "Customers" })).toHaveAttribute("aria-current", "page");
  const path = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(path.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Customers", "Customer"]);
});

it("refuses a page whose permission the role lacks, with the way home", async () => {
  open("/app/partners", as("content-manager"));
  expect(await screen.findByText("You do not have access to this page.")).toBeVisible();
  expect(screen.getByText("Only for super-admin and director.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Curriculums" })).toHaveAttribute("href", "/app/tutoring/curriculums");
});

it("gives search and contacts to a super-admin only, and notifications to every role", async () => {
  open("/app/account", as("director"));
  expect(await screen.findByRole("button", { name: "Settings" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Account menu of Ngọzị Okonkwọ" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Notifications" })).toBeVisible();
  for (const name of ["Search people & places", "Contacts"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

it("shows a super-admin all of them", async () => {
  open("/app/account", as("super-admin"));
  for (const name of ["Search people & places", "Contacts", "Notifications", "Settings"]) {
    expect(await screen.findByRole("button", { name })).toBeVisible();
  }
});

it("leads from the name to the account, and shows no menu to no role", async () => {
  open("/app/account", as(null));
  const menu = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(menu.getByRole("link", { name: /Ngọzị Okonkwọ/ })).toHaveAttribute("href", "/app/account");
  expect(menu.queryByRole("button")).toBeNull();
});

it("logs out by the account menu", async () => {
  const signOut = jest.fn(() => Promise.resolve());
  const { user } = open("/app/account", as("admin", { signOut }));
  await user.click(await screen.findByRole("button", { name: /^Account menu/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }));
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
});

it("remembers where one came from at the sign-in page", async () => {
  const { router } = open("/app/tutoring/regions?q=uk", aSession({ status: "signed-out", remember: true }));
  expect(await screen.findByText("You will be taken to Regions after you sign in.")).toBeVisible();
  expect(router.state.location.search).toBe("?from=%2Fapp%2Ftutoring%2Fregions%3Fq%3Duk");
});

it("says at the sign-in page that the account is suspended, and leads nowhere else", async () => {
  const suspended = { message: "Your account is suspended. Ask a director.", person: null };
  const { router } = open("/app/tutoring/regions", aSession({ status: "signed-out", remember: false, suspended }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your account is suspended. Ask a director.");
  expect(screen.queryByText(/You will be taken/)).toBeNull();
  expect(router.state.location.search).toBe("");
});

it("offers to load again when a page's files cannot be fetched", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
  const lazy = () => new Promise<never>((_, reject) => setTimeout(() => reject(failure), 50));
  open("/app/broken", as("admin"), [{ path: "/app/broken", access: "signed-in", title: "Broken", lazy }]);
  expect(await screen.findByText("This page could not be loaded")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  jest.restoreAllMocks();
});

it.each(["admin", "content-creator"] as const)("leads by its mark to the start page of the role %s", async (role) => {
  open("/app/account", as(role));
  expect(await screen.findByRole("link", { name: "Staff portal" })).toHaveAttribute("href", aViewer(role).home);
});
