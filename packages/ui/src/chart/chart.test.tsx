import { screen, waitFor } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { Chart } from "./chart.tsx";
import { RoundChart } from "./round-chart.tsx";
import { Sparkline } from "./sparkline.tsx";

it("names its lines and what is not over, and leaves the figures to the table for who listens", async () => {
  const { container } = show(
    <Chart
      title="Student no-shows"
      note="October is not over"
      kind="line"
      places={["Aug", "Sep", "Oct"]}
      isRunning
      series={[
        { label: "2026", values: [7, 6, 3] },
        { label: "2025", values: [6, null, 8] },
      ]}
      write={(value) => `${value} %`}
    />,
  );
  expect(screen.getByRole("heading", { name: "Student no-shows" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2026",
    "2025",
    "October is not over",
  ]);
  // The library takes a while to load on a busy machine.
  await waitFor(() => expect(container.querySelector("figure > [aria-hidden] > div")).not.toBeNull(), {
    timeout: 15_000,
  });
}, 20_000);

it("draws a slice for each part, a ring and what is left of it for each share, and a line within a row", async () => {
  const parts = { places: ["Books", "Cards"], write: String };
  const { container } = show(
    <>
      <RoundChart {...parts} title="Stock" kind="pie" values={[640, 410]} />
      <RoundChart {...parts} title="Packed within a day" kind="radial" values={[92, 84]} />
      <Sparkline values={[1, 3, 2]} />
    </>,
  );
  const arcs = (title: string) =>
    [...container.querySelectorAll("figure")]
      .filter((figure) => figure.textContent.includes(title))
      .flatMap((figure) => [...figure.querySelectorAll("path")]).length;
  await waitFor(() => expect(arcs("Stock")).toBe(2), { timeout: 15_000 });
  expect(arcs("Packed within a day")).toBe(4);
}, 20_000);
