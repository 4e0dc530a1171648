import { act, fireEvent, render, screen } from "@testing-library/react";
import { jest } from "@jest/globals";
import type { LinkProps } from "@app/ui/link/link.tsx";
import { memoryRouter } from "../testing/memory-router.tsx";
import { PrefetchContext, RouterLink } from "./router-link.tsx";

function open(href: string, props: Omit<LinkProps, "href"> = {}) {
  const prefetch = jest.fn<(href: string) => void>();
  const { router, within } = memoryRouter();
  render(
    <PrefetchContext value={prefetch}>
      {within(
        <RouterLink href={href} {...props}>
          there
        </RouterLink>,
      )}
    </PrefetchContext>,
  );
  return { prefetch, router, link: screen.getByRole("link") };
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
  ["to the documentation", "/docs/welcome"],
])("asks nothing for a link %s", (_, href) => {
  const { prefetch, link } = open(href);
  fireEvent.focus(link);
  fireEvent.pointerEnter(link);
  act(() => jest.advanceTimersByTime(60));
  expect(prefetch).not.toHaveBeenCalled();
});

it("opens its address within the portal, and takes along what it says", () => {
  const { router, link } = open("/app/regions?q=uk", { state: { from: "here" } });
  expect(link).toHaveAttribute("href", "/app/regions?q=uk");
  fireEvent.click(link);
  expect(router.state.location).toMatchObject({ pathname: "/app/regions", search: "?q=uk", state: { from: "here" } });
});

it("leaves a click to whoever else takes it", () => {
  const { router, link } = open("/app/regions", { onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(router.state.location.pathname).toBe("/");
});

it("leaves a click that opens another window to the browser", () => {
  const { router, link } = open("/app/regions");
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(router.state.location.pathname).toBe("/");
});

it.each(["/files/0123456789abcdef01234567?t=x", "https://meet.example.com/a", "//example.com"])(
  "opens %s in a tab of its own, past the router",
  (href) => {
    const { link } = open(href);
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  },
);

it.each(["mailto:ada@example.org", "tel:+441632960000", "/playground"])("hands %s to the browser as it is", (href) => {
  expect(open(href).link.getAttribute("target")).toBeNull();
});
