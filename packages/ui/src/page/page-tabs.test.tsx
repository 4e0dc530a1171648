import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { PageTabs } from "./page-tabs.tsx";

const tabs = ["Profile", "Pay", "Journal"].map((label) => ({
  label,
  value: label.toLowerCase(),
  href: `?tab=${label.toLowerCase()}`,
}));
const box = (left: number, width: number) => ({ left, width, right: left + width }) as DOMRect;

it("brings the tab that is shown into sight where the strip is wider than the screen", () => {
  const places: Record<string, DOMRect> = { Profile: box(0, 100), Pay: box(100, 100), Journal: box(400, 100) };
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function where(this: Element) {
    return places[this.textContent] ?? box(0, 300);
  });
  const strip = (value: string) => <PageTabs label="About Ada" tabs={tabs} value={value} />;
  const { rerender } = show(strip("pay"));
  expect(screen.getByRole("navigation").scrollLeft).toBe(0);
  rerender(strip("journal"));
  expect(screen.getByRole("navigation").scrollLeft).toBe(300);
});
