import { screen, waitFor } from "@testing-library/react";
import { show } from "../testing/render.tsx";
import { Chart } from "./chart.tsx";

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
