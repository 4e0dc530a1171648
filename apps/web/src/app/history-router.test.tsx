import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, type ReactNode } from "react";
import { Link, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { controls, memoryWindow } from "../testing/memory-router.tsx";
import { HistoryRouter } from "./history-router.tsx";
import { PortalHistory } from "./history.ts";

function Where() {
  const { pathname, search, state } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function open(at: string, children: ReactNode = null) {
  const history = new PortalHistory(memoryWindow(at));
  const router = controls(history);
  const drawn = (
    <HistoryRouter history={history}>
      <Where />
      {children}
    </HistoryRouter>
  );
  return { ...render(drawn), history, router, user: userEvent.setup() };
}

it("tells those below which address is open, and how one came there", async () => {
  const { router } = open("/first?a=b");
  expect(screen.getByText("POP /first?a=b null")).toBeVisible();
  await act(() => router.navigate("/second"));
  expect(screen.getByText("PUSH /second null")).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByText("POP /first?a=b null")).toBeVisible();
});

it("follows links, takes along what they say, and adds no entry for the address that is open", async () => {
  const { user, router } = open(
    "/first",
    <Link to="/second?c" state="d">
      there
    </Link>,
  );
  await user.click(screen.getByRole("link"));
  expect(screen.getByText('PUSH /second?c "d"')).toBeVisible();
  await user.click(screen.getByRole("link"));
  expect(screen.getByText('REPLACE /second?c "d"')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByText("POP /first null")).toBeVisible();
});

it("draws the fallback until the first address is open", async () => {
  let come = () => {};
  const files = new Promise<void>((resolve) => (come = resolve));
  const history = new PortalHistory(memoryWindow("/first"), () => files);
  render(
    <HistoryRouter history={history} fallback="wait">
      <Where />
    </HistoryRouter>,
  );
  expect(screen.getByText("wait")).toBeVisible();
  await act(async () => {
    come();
    await history.settled;
  });
  expect(screen.getByText("POP /first null")).toBeVisible();
});

it("sees what is opened while it is drawn", async () => {
  const history = new PortalHistory(memoryWindow("/first"));
  const Early = () => {
    if (history.current?.location.pathname === "/first") history.push("/second");
    return <Where />;
  };
  render(
    <HistoryRouter history={history}>
      <Early />
    </HistoryRouter>,
  );
  expect(await screen.findByText("PUSH /second null")).toBeVisible();
  expect(controls(history).state.location.pathname).toBe("/second");
});

describe("a page that has been left", () => {
  function openSlow() {
    let closes = () => {};
    const Page = ({ to }: { to: string }) => {
      const navigate = useNavigate();
      const { pathname } = useLocation();
      useEffect(() => {
        if (pathname === "/first") closes = () => void navigate(to, { replace: true });
      }, [navigate, pathname, to]);
      return null;
    };
    return { Page, close: () => act(() => closes()) };
  }

  it("leads nobody back when it closes its dialog at last", async () => {
    const { Page, close } = openSlow();
    const { router } = open("/first?do=edit", <Page to="?" />);
    await act(() => router.navigate("/second"));
    close();
    expect(screen.getByText("PUSH /second null")).toBeVisible();
  });

  it("still leads on to another", async () => {
    const { Page, close } = openSlow();
    const { router } = open("/first?do=new", <Page to="/third" />);
    await act(() => router.navigate("/second"));
    close();
    expect(screen.getByText("REPLACE /third null")).toBeVisible();
  });

  it("may do as it likes until the next one stands", async () => {
    const { Page, close } = openSlow();
    const { history } = open("/first?do=edit", <Page to="?" />);
    await act(async () => {
      history.push("/second");
      close();
      await Promise.resolve();
    });
    expect(controls(history).state.location.pathname).toBe("/first");
  });
});
