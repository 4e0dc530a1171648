import { jest } from "@jest/globals";
import { render } from "@testing-library/react";
import { ClockProvider, useNow } from "./clock.tsx";

const drawn = jest.fn();
function Time() {
  useNow();
  drawn();
  return null;
}
const time = <Time />;

it("draws no time anew where only what is around it is drawn again", () => {
  const portal = (timeZone: string) => <ClockProvider timeZone={timeZone}>{time}</ClockProvider>;
  const { rerender } = render(portal("Africa/Lagos"));
  rerender(portal("Africa/Lagos"));
  expect(drawn).toHaveBeenCalledTimes(1);
  rerender(portal("Europe/London"));
  expect(drawn).toHaveBeenCalledTimes(2);
});
