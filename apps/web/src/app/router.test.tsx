import { jest } from "@jest/globals";
import { MockedProvider } from "@apollo/client/testing/react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { UiProvider } from "@app/ui/theme/ui-provider.tsx";
import type { AppRoute, PageRoute } from "../shared/page/app-route.ts";
import { SessionContext } from "../shared/session/session-context.ts";
import { controls, memoryWindow } from "../testing/memory-router.tsx";
import { aSession } from "../testing/open-at.tsx";
import { HistoryRouter } from "./history-router.tsx";
import { createRouter, OpenRoute } from "./router.tsx";
import { useRouteRow } from "./use-route-row.ts";

function Counter() {
  const [count, setCount] = useState(0);
  const { title } = useRouteRow();
  return <button onClick={() => setCount(count + 1)}>{`${title} ${useParams()["id"]} ${count}`}</button>;
}

function Failing(): never {
  throw new Error("It cannot be drawn.");
}

const counter = () => Promise.resolve({ Component: Counter });
const failing = () => Promise.resolve({ Component: Failing });
const page = (path: string, title: string, lazy: PageRoute["lazy"]): AppRoute => ({
  path,
  access: "public",
  title,
  ...(lazy && { lazy }),
});

async function open(at: string, rows: readonly AppRoute[]) {
  const router = createRouter(rows, memoryWindow(at));
  render(
    <MockedProvider mocks={[]}>
      <SessionContext value={aSession()}>
        <UiProvider themeName="LIGHT">
          <HistoryRouter history={router.history}>
            <OpenRoute router={router} />
          </HistoryRouter>
        </UiProvider>
      </SessionContext>
    </MockedProvider>,
  );
  await act(() => router.history.settled);
  return { router: controls(router.history), user: userEvent.setup() };
}

afterEach(() => jest.restoreAllMocks());

it("keeps a screen that two paths share, with the parameters of the one that is open", async () => {
  const rows = [page("/a/:id", "A", counter), page("/b/:id", "B", counter)];
  const { user, router } = await open("/a/1", rows);
  await user.click(screen.getByRole("button", { name: "A 1 0" }));
  await act(() => router.navigate("/b/2"));
  expect(screen.getByRole("button", { name: "B 2 1" })).toBeVisible();
});

it("leaves the page standing until the files of the next one are there", async () => {
  let come = () => {};
  const files = new Promise<void>((resolve) => (come = resolve));
  const slow = jest.fn(() => files.then(() => ({ Component: Counter })));
  const { router } = await open("/a/1", [page("/a/:id", "A", counter), page("/slow/:id", "Slow", slow)]);
  await act(() => router.navigate("/slow/2"));
  expect(screen.getByRole("button", { name: "A 1 0" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/a/1");
  await act(async () => {
    come();
    await files;
  });
  expect(await screen.findByRole("button", { name: "Slow 2 0" })).toBeVisible();
  await act(() => router.navigate("/a/1"));
  await act(() => router.navigate("/slow/2"));
  expect(slow).toHaveBeenCalledTimes(1);
});

it("draws the next page after one that could not be drawn", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { router } = await open("/bad/1", [page("/bad/:id", "Bad", failing), page("/a/:id", "A", counter)]);
  expect(screen.getByText("This page stopped working")).toBeVisible();
  await act(() => router.navigate("/a/1"));
  expect(screen.getByRole("button", { name: "A 1 0" })).toBeVisible();
  await act(() => router.navigate("/bad/2"));
  expect(screen.getByText("This page stopped working")).toBeVisible();
});

it("says so where no path fits", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  await open("/nowhere", [page("/a/:id", "A", counter)]);
  expect(screen.getByText("This page stopped working")).toBeVisible();
});

it.each(["/docs/x?from=menu#part", "/docs"])(
  "leaves %s to the browser, which loads pages of the site whole",
  async (to) => {
    const site: AppRoute = { path: "/docs/*", access: "public", title: "Site", site: true };
    const rows = [page("/a/:id", "A", counter), site];
    const browser = memoryWindow("/a/1");
    const assign = jest.spyOn(browser.location, "assign");
    const router = createRouter(rows, browser);
    await router.history.settled;
    router.history.push(to);
    expect(assign).toHaveBeenCalledWith(to);
    expect(router.history.current?.location.pathname).toBe("/a/1");
  },
);
