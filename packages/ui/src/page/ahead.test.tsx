import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { toastQueue } from "../feedback/toast-queue.ts";
import { lazyWithPreload } from "./lazy-with-preload.tsx";

const Menu = ({ label }: { label: string }) => <p>{label}</p>;

class Told extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>It failed</p> : this.props.children;
  }
}

it("is drawn at once where it has come", async () => {
  const menu = lazyWithPreload(() => Promise.resolve(Menu));
  menu.load();
  await act(() => Promise.resolve());
  render(<menu.Part label="Actions" />);
  expect(screen.getByText("Actions")).toBeInTheDocument();
});

it("is drawn as soon as it comes, and something else until then", async () => {
  let come: (part: typeof Menu) => void = () => undefined;
  const coming = new Promise<typeof Menu>((resolve) => {
    come = resolve;
  });
  const menu = lazyWithPreload(() => coming);
  render(<menu.Part label="Actions" waiting={<p>Wait</p>} />);
  expect(screen.getByText("Wait")).toBeInTheDocument();
  await act(async () => {
    come(Menu);
    await coming;
  });
  expect(screen.getByText("Actions")).toBeInTheDocument();
});

it("fails where it is drawn, and is asked for again", async () => {
  let isOffline = true;
  const menu = lazyWithPreload(() => (isOffline ? Promise.reject(new Error("No network")) : Promise.resolve(Menu)));
  menu.load();
  const drawn = () => (
    <Told>
      <menu.Part label="Actions" />
    </Told>
  );
  const { unmount } = render(drawn());
  expect(await screen.findByText("It failed")).toBeInTheDocument();
  unmount();
  isOffline = false;
  render(drawn());
  expect(await screen.findByText("Actions")).toBeInTheDocument();
});

it("waits for the network where there is none, and comes when it is back", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const menu = lazyWithPreload(() =>
    navigator.onLine ? Promise.resolve(Menu) : Promise.reject(new Error("No network")),
  );
  render(
    <Told>
      <menu.Part label="Actions" />
    </Told>,
  );
  await act(() => Promise.resolve());
  expect(screen.queryByText("It failed")).toBeNull();
  expect(toastQueue.waiting().map(({ text }) => text)).toEqual(["You are offline."]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText("Actions")).toBeInTheDocument();
  onLine.mockRestore();
});
