import { render, screen } from "@testing-library/react";
import { ClockProvider } from "./clock.tsx";
import { Day } from "./when.tsx";

it.each(["America/Los_Angeles", "Africa/Lagos", "Pacific/Auckland"])(
  "reads a plain date as the same day in %s",
  (timeZone) => {
    render(
      <ClockProvider timeZone={timeZone}>
        <Day value="2019-03-29" />
      </ClockProvider>,
    );
    expect(screen.getByText("Fri 29 Mar 2019")).toBeVisible();
  },
);

it("shows a date that is still being typed as it stands", () => {
  render(<Day value="15/12" />);
  expect(screen.getByText("15/12")).toBeVisible();
});
