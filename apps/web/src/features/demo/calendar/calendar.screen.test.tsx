import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openAt } from "../../../testing/open-at.tsx";
import { DemoCalendarDocument, DemoEventAddDocument } from "./calendar.generated.ts";
import { CalendarScreen } from "./calendar.screen.tsx";

const event = {
  ...{ __typename: "DemoEvent", id: "e1", title: "Week ahead", kind: "MEETING" },
  ...{ startAt: "2026-01-05T09:00:00.000Z", endAt: "2026-01-05T09:30:00.000Z" },
};

it("lists the two weeks from the day in the address on, and adds an event there", async () => {
  const sent: object[] = [];
  openAt(<CalendarScreen />, {
    at: "/app/calendar?view=agenda&date=2026-01-05&new=2026-01-06T22:00/2026-01-07T01:30",
    mocks: [
      ...Array.from({ length: 4 }, () => ({
        request: { query: DemoCalendarDocument },
        result: {
          data: {
            events: [
              event,
              { ...event, id: "e2", title: "Too late", startAt: "2026-02-05T09:00:00Z", endAt: "2026-02-05T10:00:00Z" },
              { ...event, id: "e4", title: "Still on", startAt: "2026-01-03T00:00:00Z", endAt: "2026-01-06T00:00:00Z" },
              { ...event, id: "e5", title: "Over", startAt: "2026-01-03T00:00:00Z", endAt: "2026-01-05T00:00:00Z" },
            ],
          },
        },
      })),
      {
        request: { query: DemoEventAddDocument, variables: ({ input }: { input: object }) => sent.push(input) > 0 },
        result: { data: { saved: { __typename: "DemoEventPayload", event: { ...event, id: "e3" }, userErrors: [] } } },
      },
    ] as never,
  });
  expect(await screen.findByText("Week ahead")).toBeInTheDocument();
  expect(screen.getByText("Still on")).toBeInTheDocument();
  for (const other of ["Too late", "Over"]) expect(screen.queryByText(other)).not.toBeInTheDocument();
  await userEvent.type(await screen.findByLabelText("Title"), "Call Grace");
  await userEvent.click(screen.getByRole("button", { name: "Add event" }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ title: "Call Grace", kind: "MEETING" }));
  expect(sent.at(-1)).toMatchObject({ startAt: "2026-01-06T22:00:00.000Z", endAt: "2026-01-07T01:30:00.000Z" });
});
