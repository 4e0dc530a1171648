import { act, render, screen } from "@testing-library/react";
import { UiProvider } from "@app/ui/theme/ui-provider.tsx";
import { setLiveState } from "./live-state.ts";
import { ReconnectingBanner } from "./reconnecting-banner.tsx";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => setLiveState("off"));
  jest.useRealTimers();
});

const words = () => screen.queryByText("Connection lost, reconnecting.");

it("says that the connection is lost once it has been for a while, and stops when it is back", () => {
  render(
    <UiProvider themeName="LIGHT">
      <ReconnectingBanner />
    </UiProvider>,
  );
  act(() => setLiveState("live"));
  expect(words()).toBeNull();
  act(() => setLiveState("lost"));
  expect(words()).toBeNull();
  act(() => jest.advanceTimersByTime(4_000));
  expect(words()).not.toBeNull();
  act(() => setLiveState("live"));
  expect(words()).toBeNull();
});
