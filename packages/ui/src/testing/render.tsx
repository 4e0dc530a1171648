import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { UiProvider } from "../theme/ui-provider.tsx";
import { ClockProvider } from "../value/clock.tsx";

/** Tuesday, 27 October 2026, 08:42 in London and 09:42 in Lagos. */
export const now = new Date("2026-10-27T08:42:00Z");

/** Renders a component as the portal does, with a simulated user. */
export function show(part: ReactNode) {
  const user = userEvent.setup();
  const wrap = (inside: ReactNode) => (
    <ClockProvider now={() => now} timeZone="Africa/Lagos">
      <UiProvider themeName="LIGHT">{inside}</UiProvider>
    </ClockProvider>
  );
  const { rerender, ...rest } = render(wrap(part));
  return { user, ...rest, rerender: (next: ReactNode) => rerender(wrap(next)) };
}
