import { render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { ChartsScreen } from "./charts.screen.tsx";

it("gives every chart the table of its figures", async () => {
  const { container } = render(<ChartsScreen />, { wrapper: MemoryRouter });
  const tables = screen.getAllByRole("region").map((section) => within(section).getByRole("table"));
  expect(tables).toHaveLength(8);
  expect(within(tables[4]!).getByRole("row", { name: "Oct 104 41 18" })).toBeVisible();
  expect(within(tables[6]!).getByRole("row", { name: "Books 92 %" })).toBeVisible();
  expect(within(tables[7]!).getByRole("row", { name: /^Lagos 1,210, 1,260.* 1,210 1,720$/ })).toBeVisible();
  // The library takes a while to load on a busy machine; nothing else has a width here.
  await waitFor(() => expect(container.querySelectorAll("svg").length).toBeGreaterThanOrEqual(5), { timeout: 15_000 });
});
