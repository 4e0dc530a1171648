import { act, fireEvent, render, screen } from "@testing-library/react";
import { jest } from "@jest/globals";
import { memoryHistory } from "../testing/memory-router.ts";
import { HistoryRouter } from "./history-router.tsx";
import { PrefetchContext, RouterLink } from "./router-link.tsx";

function open(href: string) {
  const prefetch = jest.fn<(href: string) => void>();
  render(
    <PrefetchContext value={prefetch}>
      <HistoryRouter history={memoryHistory().history}>
        <RouterLink href={href}>there</RouterLink>
      </HistoryRouter>
    </PrefetchContext>,
  );
  return { prefetch, link: screen.getByRole("link") };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("makes the next screen ready when the pointer stays on a link", () => {
  const { prefetch, link } = open("/app/regions");
  fireEvent.pointerEnter(link);
  expect(prefetch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60));
  expect(prefetch).toHaveBeenCalledWith("/app/regions");
});

it("does nothing for a pointer that only passes over", () => {
  const { prefetch, link } = open("/app/regions");
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  act(() => jest.advanceTimersByTime(1_000));
  expect(prefetch).not.toHaveBeenCalled();
});

it("makes it ready at once when the keyboard comes to the link", () => {
  const { prefetch, link } = open("/app/regions");
  fireEvent.focus(link);
  expect(prefetch).toHaveBeenCalledWith("/app/regions");
});

it.each([
  ["to the screen that is open", "?edit=1"],
  ["to another site", "https://example.com/app/regions"],
])("asks nothing for a link %s", (_, href) => {
  const { prefetch, link } = open(href);
  fireEvent.focus(link);
  fireEvent.pointerEnter(link);
  act(() => jest.advanceTimersByTime(60));
  expect(prefetch).not.toHaveBeenCalled();
});
